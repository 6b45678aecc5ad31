/// The HTML and SVG elements that a page is made of. The client creates no others.
package enum Tag: String, Sendable, CaseIterable {
  case div, span, main, nav, header, footer, section, fieldset, dialog, details, summary, search
  case h1, h2, h3, h4, h5, h6, ul, li, hr, img, a, button, label, input, select, option
  case textarea, progress, video, iframe, i, svg, path, rect, ellipse, g, mask

  /// Elements that have no content and no end tag.
  var isVoid: Bool {
    switch self {
    case .hr, .img, .input: true
    default: false
    }
  }
}

/// The attributes that a page uses. The client sets no others; none of them can hold code.
package enum Name: String, Sendable, CaseIterable {
  case `class`, id, name, form, type, value, placeholder, href, src, srcset, alt, rel, target, role,
    title
  case accept, autocomplete, autocapitalize, autocorrect, spellcheck, inputmode, enterkeyhint
  case min, max, step, maxlength, rows, tabindex, dir, lang
  case popover, hidden, disabled, checked, selected, open, inert, draggable, mask
  case controls, playsinline, preload, sandbox
  case ariaLabel = "aria-label"
  case ariaLabelledBy = "aria-labelledby"
  case ariaDescribedBy = "aria-describedby"
  case ariaDescription = "aria-description"
  case ariaExpanded = "aria-expanded"
  case ariaHidden = "aria-hidden"
  case ariaInvalid = "aria-invalid"
  case ariaLevel = "aria-level"
  case ariaLive = "aria-live"
  case ariaPressed = "aria-pressed"
  case ariaSelected = "aria-selected"
  case ariaCurrent = "aria-current"
  case ariaHasPopup = "aria-haspopup"
  case ariaMultiSelectable = "aria-multiselectable"
  case ariaSort = "aria-sort"
  case ariaModal = "aria-modal"
  case ariaKeyShortcuts = "aria-keyshortcuts"
  case ariaValueNow = "aria-valuenow"
  case ariaValueMin = "aria-valuemin"
  case ariaValueMax = "aria-valuemax"
  case ariaValueText = "aria-valuetext"
  /// `accessibilityIdentifier`, for tests and for recovery.
  case testID = "data-testid"
  /// Number of an inner part of a lowered element; elements without it are numbered.
  case part = "data-p"
  /// How many elements below this one are not on the page, yet have numbers.
  case skipped = "data-s"
  /// Which events the element takes besides its natural ones: see ``Events``.
  case events = "data-on"
  /// A key by which recovery finds the element again in another session.
  case stableKey = "data-k"
  /// Words for screen readers in place of the visible ones.
  case spoken = "data-say"
  /// Short words, which the style sheet shows in narrow places.
  case shortWords = "data-short"
  /// Rows that a window element stands for.
  case count = "data-n"
  /// Largest file in bytes.
  case limit = "data-max"
  /// The part of a field's text that the app has chosen: begin, end, and how often it chose.
  case caret = "data-caret"
  /// Keys by which the element is used, such as `cmd+s`.
  case shortcut = "data-key"
  /// What the text counts while time passes: see `RunningTime`.
  case runningTime = "data-time"
  /// How many characters fit into the field that the text counts.
  case countedLimit = "data-count"
  /// The form that the field's text takes: see `InputMask`.
  case inputMask = "data-mask"
  /// How many taps in a row are one.
  case taps = "data-taps"
  /// Seconds that a long press takes.
  case press = "data-press"
  /// What the element's gesture hears of fingers: see `GestureWishes`.
  case gesture = "data-fingers"
  /// The result of a drop on the element: see `DropEffect`.
  case dropEffect = "data-drop"
  /// How changes in the element move: see ``MotionScopes``.
  case motion = "data-an"
  /// Outlines between, while a shape changes to another one, with bars between them.
  case between = "data-d"
  /// The element's layout program: see `LayoutProgram`.
  case layout = "data-l"
  /// Heights of a sheet: the place of the present one, whether its content scrolls first, and ``Attribute/detents``.
  case detents = "data-detents"
  /// The priority of the element for those that read the page aloud.
  case sortPriority = "data-sort"
  /// The number of the player whose film it shows.
  case player = "data-player"
  case viewBox, d, fill, stroke, transform
  case strokeWidth = "stroke-width"
  case strokeLineCap = "stroke-linecap"
  case strokeLineJoin = "stroke-linejoin"
  case strokeDashArray = "stroke-dasharray"
  case strokeDashOffset = "stroke-dashoffset"
  case fillRule = "fill-rule"
  case pathLength, preserveAspectRatio
  case width, height, rx, ry, cx, cy
}
