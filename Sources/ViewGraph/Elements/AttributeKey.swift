/// How an attribute's value is stored.
package enum AttributeKind: UInt8, Sendable {
  /// True or false.
  case flag
  /// A whole number.
  case integer
  /// A whole number from 0 to 255, of an attribute that many elements have.
  case small
  /// A number, in points where it is a length.
  case number
  /// Words, UTF-8.
  case text
  /// A short list of numbers.
  case numbers
  /// A colour: see ``Paint``.
  case paint
  /// An index into the component's handlers: what the element does with an event.
  case handler
}

/// The typed attributes of an element. Raw values are private to a process: never stored.
package enum AttributeKey: UInt8, Sendable, CaseIterable {
  // MARK: Meaning
  case identifier = 1
  case label, hint, spokenValue
  /// Bit set of ``Traits``.
  case traits
  case headingLevel
  case isHidden
  /// Hidden from assistive technology only.
  case isAccessibilityHidden
  case isDisabled, isSelected, isOn
  /// A value is wrong; `.errorText` says how.
  case isInvalid
  /// What is wrong with the value, in words for a person.
  case errorText
  /// Says itself aloud when it changes: 1 polite, 2 assertive.
  case liveRegion
  /// Title of the browser's page, or a tooltip (`help`).
  case title, help
  /// Keeps children as one element for assistive technology (1 combine, 2 ignore, 3 contain).
  case childrenBehavior
  /// ``Traits`` that it has not, although its role would give them.
  case removedTraits
  /// Shown to assistive technology only: takes no room and is not seen.
  case isSpokenOnly
  /// A number by which the element is found again in another process; of what a person uses.
  case stableKey

  // MARK: Content
  case text, value, prompt, symbol, source, address
  case number, minimum, maximum, step, count, index, start, estimate
  /// Bounds of a date field, in the form of its value.
  case earliest, latest
  /// `.columns` of a `grid`: per column (of a horizontal grid, per row) kind (1 fixed, 2 flexible, 3 as
  /// many as fit), smallest and largest length (-1: any), space behind it (-1: usual) and
  /// ``ElementAlignment`` (-1: the grid's). A grid without has `gridRow`s.
  ///
  /// `.style` of a `box`: 1 its last child, with `.placement` 1, lies behind the others in their
  /// size; 2 in front of them; 3 its last child is a bar along `.edge`.
  case components, accept, style, placement, buttonRole, shape, columns, gradient
  /// What a text counts while time passes, for the host to count on: see `RunningTime`.
  case runningTime

  // MARK: Text input
  /// ``InputKind``: which keyboard.
  case inputKind
  /// What autofill may offer: the HTML autofill token, e.g. `email`, `tel`, `one-time-code`.
  case contentType
  /// ``SubmitKind``: what the Return key says.
  case submitKind
  /// 0 never, 1 words, 2 sentences, 3 characters.
  case autocapitalization
  case isAutocorrectionDisabled
  /// Lines a field shows at least and at most.
  case minimumLines, maximumLines
  case maximumLength

  // MARK: Layout
  /// 0 horizontal, 1 vertical; for `scroll` a bit set.
  case axis
  case spacing, spacingAcross
  /// ``ElementAlignment`` raw: horizontal + 8 × vertical.
  case alignment
  /// Alignment of a frame's content.
  case frameAlignment
  /// top, leading, bottom, trailing.
  case padding
  /// Marks default system padding (16 points).
  case width, height, minimumWidth, minimumHeight, maximumWidth, maximumHeight
  /// Bit set: 1 fills the offered width, 2 the height.
  case fills
  /// Bit set: 1 keeps its ideal width, 2 height.
  case fixedSize
  case aspectRatio
  /// 1 fit, 2 fill.
  case contentMode
  case isResizable
  case layoutPriority, zIndex
  /// x, y.
  case offset, position
  case isClipped
  case ignoresSafeArea
  /// Used where nothing is offered in that direction: in a scroll view, or with `.fixedSize`.
  case idealWidth, idealHeight
  /// A bar along an edge of its container's content: 1 top, 2 leading, 3 bottom, 4 trailing.
  case edge
  case columnSpan

  // MARK: Style
  /// Colour of text and symbols.
  case foreground
  case background, tint, paint, strokePaint
  /// Material behind content: 1 ultra thin … 5 ultra thick, 6 bar.
  case material
  /// ``FontStyle`` raw.
  case fontStyle
  case fontSize
  /// 100 … 900.
  case fontWeight
  /// 1 rounded, 2 serif, 3 monospaced.
  case fontDesign
  case fontName
  case isItalic, isUnderlined, isStruck, hasMonospacedDigits
  case kerning, lineSpacing, lineLimit
  /// 0 leading, 1 center, 2 trailing.
  case textAlignment
  /// 1 uppercase, 2 lowercase.
  case textCase
  /// 1 head, 2 middle, 3 tail.
  case truncation
  case minimumScale
  case isTextSelectable
  case opacity, blur, scale, rotation, saturation, grayscale, brightness
  /// Top leading, top trailing, bottom trailing, bottom leading; or one for all.
  case cornerRadius
  /// Clips to ``ShapeKind``.
  case clipShape
  case borderPaint, borderWidth
  case strokeWidth, dash
  case shadowPaint
  /// radius, x, y.
  case shadow
  /// ``ControlLook``.
  case look
  /// 0 mini, 1 small, 2 regular, 3 large, 4 extra large.
  case controlSize
  case borderShape
  case hidesLabel
  /// kind (0 default, 1 linear, 2 ease in, 3 ease out, 4 ease in and out, 5 spring, 6 cubic curve,
  /// 7 none), duration and delay in milliseconds, how often (0 without end), 1 if every second one
  /// runs backwards, then: spring's bounce (0 none … 1), or the curve's four numbers.
  case animation
  /// Count of numbers for insertion, those, then those for removal. Each effect is a kind and its
  /// parameters: 1 opacity, 2 scale (factor, anchor x, y), 3 move (edge as `.edge`), 4 offset
  /// (x, y in points).
  case transition
  case rowInsets, hidesSeparator, rowBackground
  case hidesScrollIndicators
  /// 1 light, 2 dark.
  case colorScheme
  case isRedacted
  case hitTesting
  case canIncrement, canDecrement
  /// Gradients behind an element, for text, and along a shape's line; `.gradient` fills a shape.
  /// All have one form: kind (1 linear, 2 radial, 3 angular, 4 elliptical), four numbers of
  /// geometry, then per stop its location from 0 to 1 and the ``Paint``'s bits. Linear: start x, y,
  /// end x, y as fractions. Others: centre x, y as fractions, then start and end: radius in points,
  /// degrees clockwise from the right, radius as a fraction.
  case backgroundGradient, foregroundGradient, strokeGradient
  /// Of a shape's line: cap (0 butt, 1 round, 2 square), join (0 miter, 1 round, 2 bevel), miter
  /// limit, dash phase, and 1 if the line lies inside of the outline rather than on it.
  case strokeDetails
  /// Fractions of a shape's outline between which its line runs.
  case trim
  /// Points by which a shape is smaller than its space on each side.
  case inset
  /// Where outlines cross, what is inside twice is not filled.
  case isEvenOdd
  /// The weight that comes with the font, 100 … 900; `.fontWeight`, from wherever, wins.
  case fontBaseWeight
  /// 1 tight, 2 loose lines.
  case fontLeading
  /// Width of the letters as a factor: 0.8 compressed … 1.2 expanded.
  case fontWidth
  /// 1 small capitals for lower case, 2 for upper case, 3 both.
  case smallCapitals
  /// Points by which letters stand higher than their line.
  case baselineOffset
  /// Pattern of the line under or through text: 1 solid, 2 dot, 3 dash, 4 dash dot, 5 dash dot dot.
  case underlinePattern, strikePattern
  case underlinePaint, strikePaint
  /// Space between letters that also parts ligatures, in points.
  case tracking
  /// Lines for which room is kept, used or not.
  case reservedLines
  /// Text size as a factor: 1 is the visitor's own.
  case textScale
  /// Degrees by which the hues are turned.
  case hueRotation
  case contrast
  /// 1 multiply, 2 screen, 3 overlay, 4 darken, 5 lighten, 6 colour dodge, 7 colour burn, 8 soft
  /// light, 9 hard light, 10 difference, 11 exclusion, 12 hue, 13 saturation, 14 colour,
  /// 15 luminosity, 16 plus lighter.
  case blendMode
  case invertsColors
  /// Drawn as one before effects apply to it.
  case isolates
  /// Turn in space: degrees, axis x, y, z, anchor x, y as fractions, perspective, anchor z in points.
  case rotation3D
  /// Where a scale or a rotation has its fixed point: x, y as fractions.
  case anchor
  /// 1 rectangle … as `.shape`: the part that takes taps.
  case contentShape
  /// 1 left to right, 2 right to left.
  case layoutDirection
  /// Behaviour of text that changes: 1 opacity, 2 numeric, 3 interpolates, 4 identity.
  case contentTransition
  /// Does not scroll.
  case isScrollDisabled
  /// Where a header or footer stays in sight while its section scrolls: 1 header, 2 footer.
  case pinned
  /// Of a grid's cell: how far apart columns are aligned, as ``ElementAlignment`` horizontal.
  case columnAlignment
  /// Of a grid's cell: bit set of the directions in which it asks for no space.
  case unsizedAxes
  /// How many taps in a row one `onTap` takes.
  case tapCount
  /// Seconds that a long press takes.
  case pressDuration
  /// Gradient whose opacity says how much of the element is seen, in the form of `.gradient`.
  case maskGradient

  // MARK: What it does
  case onTap, onEdit, onSubmit, onFocus, onSelect, onToggle, onDate, onNumber
  case onIncrement, onDecrement, onFile, onDismiss, onWindow, onRefresh, onDelete, onMove
  case onHover, onKeyboardShortcut, onBack, onLongPress, onOpen
  /// The press of a pointer on it begins and ends; written only where somebody reads it.
  case onPress
  /// Its picture was loaded, or cannot be.
  case onPicture
  /// Where it is and how large, each time that changes; `.tracksPlace`: also while it scrolls.
  case onGeometry
  case tracksPlace
  /// Its `onDismiss` ends nothing by itself: the app asks.
  case asksToDismiss
  /// A keyboard shortcut, as text: `cmd+s`.
  case shortcut

  /// How this attribute's value is stored.
  package var kind: AttributeKind { Self.kinds[Int(rawValue)] }

  /// By raw value; asked for with every attribute that is read.
  nonisolated(unsafe) private static let kinds = {
    let kinds = UnsafeMutablePointer<AttributeKind>.allocate(capacity: 256)
    kinds.initialize(repeating: .integer, count: 256)
    for key in allCases { kinds[Int(key.rawValue)] = kind(of: key) }
    return UnsafePointer(kinds)
  }()

  private static func kind(of key: AttributeKey) -> AttributeKind {
    switch key {
    case .fills, .axis, .alignment: .small
    case .identifier, .label, .hint, .spokenValue, .errorText, .title, .help, .text, .value,
      .prompt,
      .symbol, .source, .address, .earliest, .latest, .contentType, .accept, .fontName, .shortcut,
      .runningTime:
      .text
    case .isHidden, .isAccessibilityHidden, .isDisabled, .isSelected, .isOn, .isInvalid,
      .isAutocorrectionDisabled, .isResizable, .isClipped, .isItalic,
      .isUnderlined, .isStruck, .hasMonospacedDigits, .isTextSelectable, .hidesLabel,
      .hidesSeparator, .hidesScrollIndicators, .isRedacted, .hitTesting, .canIncrement,
      .canDecrement, .ignoresSafeArea, .isSpokenOnly, .isEvenOdd, .invertsColors, .isolates,
      .isScrollDisabled, .tracksPlace, .asksToDismiss:
      .flag
    case .number, .minimum, .maximum, .step, .estimate, .spacing, .spacingAcross, .width, .height,
      .minimumWidth, .minimumHeight, .maximumWidth, .maximumHeight, .aspectRatio,
      .layoutPriority, .zIndex, .fontSize, .kerning, .lineSpacing, .minimumScale, .opacity,
      .blur, .rotation, .saturation, .grayscale, .brightness, .borderWidth, .strokeWidth,
      .idealWidth, .idealHeight, .inset, .fontWidth, .baselineOffset, .tracking, .textScale,
      .hueRotation, .contrast, .pressDuration, .stableKey:
      .number
    case .padding, .offset, .position, .cornerRadius, .dash, .shadow, .animation, .transition,
      .rowInsets, .columns, .gradient, .shape, .clipShape, .scale, .backgroundGradient,
      .foregroundGradient, .strokeGradient, .strokeDetails, .trim, .rotation3D, .anchor,
      .contentShape, .maskGradient:
      .numbers
    case .foreground, .background, .tint, .paint, .strokePaint, .borderPaint, .shadowPaint,
      .rowBackground, .underlinePaint, .strikePaint:
      .paint
    case .onTap, .onEdit, .onSubmit, .onFocus, .onSelect, .onToggle, .onDate, .onNumber,
      .onIncrement, .onDecrement, .onFile, .onDismiss, .onWindow, .onRefresh, .onDelete, .onMove,
      .onHover, .onKeyboardShortcut, .onBack, .onLongPress, .onOpen, .onPress, .onGeometry,
      .onPicture:
      .handler
    default: .integer
    }
  }
}

/// A decoded attribute value.
package enum AttributeValue: Hashable, Sendable {
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case numbers([Double])
  case paint(Paint)
  case handler(Int)
}
