/// How an attribute's value is stored.
package enum AttributeKind: UInt8, Sendable {
  /// True or false.
  case flag
  /// A whole number.
  case integer
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
  case isDisabled, isSelected, isOn, isBusy
  /// A value is wrong; `.errorText` says how.
  case isInvalid
  /// Says itself aloud when it changes: 1 polite, 2 assertive.
  case liveRegion
  /// Title of the browser's page, or a tooltip (`help`).
  case title, help
  /// Keeps children as one element for assistive technology (1 combine, 2 ignore, 3 contain).
  case childrenBehavior
  /// A stable name for recovery: hash of the structural path.
  case stableKey

  // MARK: Content
  case text, value, prompt, symbol, source, address
  case number, minimum, maximum, step, count, index, start, estimate
  /// Bounds of a date field, in the form of its value.
  case earliest, latest
  case components, accept, style, placement, buttonRole, shape, columns, gradient
  /// `Text.DateStyle`: 1 date, 2 time, 3 relative, 4 offset, 5 timer.
  case dateStyle

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
  case isFocused
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
  /// kind (0 default … 5 spring), duration in milliseconds.
  case animation
  /// insertion, removal: 1 opacity, 2 slide, 3 scale, 4 move (edge × 16 added), 5 push.
  case transition
  case rowInsets, hidesSeparator, rowBackground
  case hidesScrollIndicators
  /// 1 light, 2 dark.
  case colorScheme
  case isRedacted
  case hitTesting
  case canIncrement, canDecrement

  // MARK: What it does
  case onTap, onEdit, onSubmit, onFocus, onSelect, onToggle, onDate, onNumber
  case onIncrement, onDecrement, onFile, onDismiss, onWindow, onRefresh, onDelete, onMove
  case onHover, onKeyboardShortcut, onBack, onLongPress, onOpen
  /// A keyboard shortcut, as text: `cmd+s`.
  case shortcut

  /// How this attribute's value is stored.
  package var kind: AttributeKind { Self.kinds[Int(rawValue)] }

  private static let kinds: [AttributeKind] = {
    var kinds = [AttributeKind](repeating: .integer, count: 256)
    for key in allCases { kinds[Int(key.rawValue)] = kind(of: key) }
    return kinds
  }()

  private static func kind(of key: AttributeKey) -> AttributeKind {
    switch key {
    case .identifier, .label, .hint, .spokenValue, .title, .help, .text, .value, .prompt,
      .symbol, .source, .address, .earliest, .latest, .contentType, .accept, .fontName, .shortcut:
      .text
    case .isHidden, .isAccessibilityHidden, .isDisabled, .isSelected, .isOn, .isBusy, .isInvalid,
      .isAutocorrectionDisabled, .isFocused, .isResizable, .isClipped, .isItalic,
      .isUnderlined, .isStruck, .hasMonospacedDigits, .isTextSelectable, .hidesLabel,
      .hidesSeparator, .hidesScrollIndicators, .isRedacted, .hitTesting, .canIncrement,
      .canDecrement, .ignoresSafeArea:
      .flag
    case .number, .minimum, .maximum, .step, .estimate, .spacing, .spacingAcross, .width, .height,
      .minimumWidth, .minimumHeight, .maximumWidth, .maximumHeight, .aspectRatio,
      .layoutPriority, .zIndex, .fontSize, .kerning, .lineSpacing, .minimumScale, .opacity,
      .blur, .rotation, .saturation, .grayscale, .brightness, .borderWidth, .strokeWidth:
      .number
    case .padding, .offset, .position, .cornerRadius, .dash, .shadow, .animation, .transition,
      .rowInsets, .columns, .gradient, .shape, .clipShape, .scale:
      .numbers
    case .foreground, .background, .tint, .paint, .strokePaint, .borderPaint, .shadowPaint,
      .rowBackground:
      .paint
    case .onTap, .onEdit, .onSubmit, .onFocus, .onSelect, .onToggle, .onDate, .onNumber,
      .onIncrement, .onDecrement, .onFile, .onDismiss, .onWindow, .onRefresh, .onDelete, .onMove,
      .onHover, .onKeyboardShortcut, .onBack, .onLongPress, .onOpen:
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
