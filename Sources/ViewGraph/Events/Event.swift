/// What a person did to one control.
package struct Event: Sendable, Hashable {
  package var node: NodeID
  package var action: Action

  package init(_ node: NodeID, _ action: Action) {
    self.node = node
    self.action = action
  }

  package enum Action: Sendable, Hashable {
    case tap
    /// A tap on an element that asks for the place: see `.tellsTapPlace`.
    case tapAt(TouchedPoint)
    /// The field's whole text after the edit.
    case edit(String)
    case submit
    case focus(Bool)
    /// Index of an option of a picker.
    case select(Int)
    case toggle(Bool)
    /// ISO 8601 local date or time, as `.value` of a `datePicker`.
    case date(String)
    case number(Double)
    case increment, decrement
    case file(ChosenFile)
    /// A file that is larger than the control takes, so that nobody sent it. Size in bytes.
    case oversizedFile(name: String, size: Int)
    /// Escape, a tap beside a sheet, the browser's Back: nothing was chosen.
    case dismiss
    case back
    /// The rows near the viewport of a list, lazy stack or lazy grid, and how many stand side by
    /// side in a line.
    case window(Range<Int>, line: Int = 1)
    case refresh
    case delete(Int)
    case move(from: Int, to: Int)
    case hover(Bool)
    /// A pointer is over an element that asks for the place: see `.tellsHoverPlace`.
    case hoverAt(TouchedPoint)
    case longPress
    /// A key went down, is held or came up while the element, or one inside of it, had the keyboard.
    case key(KeyStroke)
    /// A row of several that can be chosen, by a way that says what becomes of the others.
    case choose(RowChoice)
    case open(String)
    /// The part of its text that a person has chosen, in UTF-16 units; empty: where the caret stands.
    case caret(Range<Int>)
    /// A pointer is held down on it (true), or no longer.
    case press(Bool)
    /// A step of fingers on an element with a gesture.
    case gesture(GestureSample)
    /// A person begins to drag the element's content (true), or has dropped it somewhere.
    case drag(Bool)
    /// Content is dragged over the element, or dropped on it.
    case drop(DropSample)
    case geometry(MeasuredPlace)
    /// A page laid out what code of the app arranges.
    case arrange(LayoutReport)
    /// The element's picture is there (true), or cannot be shown.
    case picture(Bool)
  }
}

extension Event.Action {
  var rule: EventRule {
    switch self {
    case .tap: EventRule("tap", .act, .onTap, if: .handled)
    case .tapAt(let point):
      EventRule(
        "tap at a point", .act, .onTap, if: .point(point),
        detail: .text("\(point.x) \(point.y)"))
    case .edit(let text):
      EventRule(
        "edit", .entry, .onEdit, if: .text(text), detail: .text(text), shows: .init(.value, text))
    case .submit: EventRule("submit", .act, .onSubmit, if: .handled)
    case .focus(let isOn):
      EventRule("focus", .ofEnd(unless: isOn), .onFocus, if: .handled, detail: .flag(isOn))
    case .select(let index):
      EventRule(
        "select", .entry, .onSelect, if: .option(index), detail: .numbers(index, 0),
        shows: .init(.value, String(index)))
    case .toggle(let isOn):
      EventRule(
        "toggle", .entry, .onToggle, if: .flips(to: isOn), detail: .flag(isOn),
        shows: .init(.isOn, isOn))
    case .date(let text):
      EventRule(
        "date", .entry, .onDate, if: .date(text), detail: .text(text), shows: .init(.value, text))
    case .number(let number):
      EventRule(
        "number", .entry, .onNumber, if: .value(number), detail: .number(number),
        shows: .init(.number, number))
    case .increment: EventRule("increment", .act, .onIncrement, if: .unless(false: .canIncrement))
    case .decrement: EventRule("decrement", .act, .onDecrement, if: .unless(false: .canDecrement))
    case .file(let file):
      EventRule(
        "file", .act, .onFile, if: .size(file.size, fits: true), detail: .numbers(file.size, 0))
    case .oversizedFile(_, let size):
      EventRule(
        "oversized file", .act, .onFile, if: .size(size, fits: false), detail: .numbers(size, 0))
    case .dismiss: EventRule("dismiss", .act, .onDismiss, if: .handled)
    case .back: EventRule("back", .act, .onBack, if: .handled)
    case .window(let rows, let line):
      EventRule(
        "window", .report, .onWindow, if: .rows(rows, line: line),
        detail: .numbers(rows.lowerBound, rows.upperBound))
    case .refresh: EventRule("refresh", .act, .onRefresh, if: .handled)
    case .delete(let index):
      EventRule("delete", .act, .onDelete, if: .row(index), detail: .numbers(index, 0))
    case .move(let from, let to):
      EventRule("move", .act, .onMove, if: .move(from: from, to: to), detail: .numbers(from, to))
    case .hover(let isOn):
      EventRule("hover", .ofEnd(unless: isOn), .onHover, if: .handled, detail: .flag(isOn))
    case .hoverAt(let point):
      EventRule(
        "hover at a point", .notice, .onHover, if: .point(point),
        detail: .text("\(point.x) \(point.y)"))
    case .longPress: EventRule("long press", .act, .onLongPress, if: .handled)
    case .key(let stroke):
      EventRule("key", .act, .onKey, if: .handled, detail: .text(stroke.text))
    case .choose(let way):
      EventRule("choose", .act, .onChoose, if: .handled, detail: .numbers(way.rawValue, 0))
    case .open(let address):
      EventRule("open", .act, .onOpen, if: .handled, detail: .text(address))
    case .caret(let units):
      EventRule(
        "caret", .notice, .onCaret, if: .handled,
        detail: .numbers(units.lowerBound, units.upperBound))
    case .press(let isOn):
      EventRule("press", .ofEnd(unless: isOn), .onPress, if: .handled, detail: .flag(isOn))
    case .gesture(let sample):
      // A cancelled touch counts on a disabled element as well, because its gesture must end.
      EventRule(
        "gesture", sample.phase == .cancelled ? .report : .act, .onGesture, if: .handled,
        detail: .text("\(sample.phase)"))
    case .drag(let isOn):
      EventRule("drag", isOn ? .act : .report, .onDrag, if: .handled, detail: .flag(isOn))
    case .drop(let sample):
      // Content that leaves a disabled element leaves it as well.
      EventRule(
        "drop", sample.phase == .exited ? .report : sample.phase == .dropped ? .act : .notice,
        .onDrop, if: .handled,
        detail: .text("\(sample.phase)"))
    case .geometry(let place): EventRule("geometry", .report, .onGeometry, if: .place(place))
    case .arrange: EventRule("arrange", .report, .onArrange, if: .handled)
    case .picture(let isLoaded):
      EventRule("picture", .report, .onPicture, if: .handled, detail: .flag(isLoaded))
    }
  }

  /// What the host shows because of it.
  package var shown: StoredAttribute? { rule.shown }

  /// Whether a person did something by it that is not entered into a field, which the host has, too.
  package var isAct: Bool { rule.purpose == .act }

  /// Whether a person entered a value by it, which the host shows already.
  package var isEntry: Bool { rule.purpose == .entry }

  /// Whether what it does may take the keyboard elsewhere, so that what a person types behind it waits
  /// for the answer.
  package var mayMoveFocus: Bool {
    switch self {
    case .tap, .tapAt, .submit, .select, .toggle, .dismiss, .delete: true
    case .edit, .focus, .date, .number, .increment, .decrement, .file, .oversizedFile, .back,
      .window, .refresh, .move, .hover, .hoverAt, .longPress, .key, .choose, .open, .caret, .press,
      .geometry, .arrange, .picture, .gesture, .drag, .drop:
      false
    }
  }

  /// Where an element says what it does with it.
  package var handler: Attribute<HandlerIndex> { rule.handler }

  /// Whether a person does it by touching the middle of an element, so that a test cannot do it where
  /// something else lies above.
  package var takesAFinger: Bool {
    switch self {
    case .tap, .tapAt, .toggle, .edit, .select, .date, .number, .increment, .decrement,
      .longPress, .file, .choose:
      true
    case .submit, .focus, .oversizedFile, .dismiss, .back, .window, .refresh, .delete, .move,
      .hover, .hoverAt, .key, .open, .caret, .press, .geometry, .arrange, .picture, .gesture,
      .drag, .drop:
      false
    }
  }
}

extension Event.Action {
  /// Whether a control has to take touches for it. Keys reach what has the keyboard: a field in which
  /// a code is typed is often transparent, below what shows the digits.
  var isTouch: Bool {
    switch self {
    case .tap, .tapAt, .toggle, .select, .date, .number, .increment, .decrement, .longPress,
      .file, .oversizedFile, .refresh, .delete, .move, .hover, .hoverAt, .choose, .open,
      .press, .gesture, .drag, .drop:
      true
    case .edit, .submit, .focus, .key, .caret, .dismiss, .back, .window, .geometry, .arrange,
      .picture:
      false
    }
  }
}

/// Where an element has the handlers of its events.
extension Attribute {
  @inlinable package static var onTap: Attribute<HandlerIndex> { .init(.onTap) }
  @inlinable package static var onEdit: Attribute<HandlerIndex> { .init(.onEdit) }
  @inlinable package static var onSubmit: Attribute<HandlerIndex> { .init(.onSubmit) }
  @inlinable package static var onFocus: Attribute<HandlerIndex> { .init(.onFocus) }
  @inlinable package static var onSelect: Attribute<HandlerIndex> { .init(.onSelect) }
  @inlinable package static var onToggle: Attribute<HandlerIndex> { .init(.onToggle) }
  @inlinable package static var onDate: Attribute<HandlerIndex> { .init(.onDate) }
  @inlinable package static var onNumber: Attribute<HandlerIndex> { .init(.onNumber) }
  @inlinable package static var onIncrement: Attribute<HandlerIndex> { .init(.onIncrement) }
  @inlinable package static var onDecrement: Attribute<HandlerIndex> { .init(.onDecrement) }
  @inlinable package static var onFile: Attribute<HandlerIndex> { .init(.onFile) }
  @inlinable package static var onDismiss: Attribute<HandlerIndex> { .init(.onDismiss) }
  @inlinable package static var onWindow: Attribute<HandlerIndex> { .init(.onWindow) }
  @inlinable package static var onRefresh: Attribute<HandlerIndex> { .init(.onRefresh) }
  @inlinable package static var onDelete: Attribute<HandlerIndex> { .init(.onDelete) }
  @inlinable package static var onMove: Attribute<HandlerIndex> { .init(.onMove) }
  @inlinable package static var onHover: Attribute<HandlerIndex> { .init(.onHover) }
  @inlinable package static var onBack: Attribute<HandlerIndex> { .init(.onBack) }
  @inlinable package static var onLongPress: Attribute<HandlerIndex> { .init(.onLongPress) }
  @inlinable package static var onKey: Attribute<HandlerIndex> { .init(.onKey) }
  /// Which keys it wants to hear of, as ``KeyStroke/Wish`` writes them.
  @inlinable package static var keys: Attribute<String> { .init(.keys) }
  @inlinable package static var onChoose: Attribute<HandlerIndex> { .init(.onChoose) }
  @inlinable package static var onOpen: Attribute<HandlerIndex> { .init(.onOpen) }
  /// The person chooses a part of its text, or moves the caret; written only where somebody follows it.
  @inlinable package static var onCaret: Attribute<HandlerIndex> { .init(.onCaret) }
  /// The press of a pointer on it begins and ends; written only where somebody reads it.
  @inlinable package static var onPress: Attribute<HandlerIndex> { .init(.onPress) }
  @inlinable package static var onGesture: Attribute<HandlerIndex> { .init(.onGesture) }
  /// A person drags its content.
  @inlinable package static var onDrag: Attribute<HandlerIndex> { .init(.onDrag) }
  /// Content is dragged over it, or dropped on it.
  @inlinable package static var onDrop: Attribute<HandlerIndex> { .init(.onDrop) }
  /// Its picture was loaded, or cannot be.
  @inlinable package static var onPicture: Attribute<HandlerIndex> { .init(.onPicture) }
  /// Where it is and how large, each time that changes; `.tracksPlace`: also while it scrolls.
  @inlinable package static var onGeometry: Attribute<HandlerIndex> { .init(.onGeometry) }
  /// What a host measured for a layout of the app: see ``LayoutReport``.
  @inlinable package static var onArrange: Attribute<HandlerIndex> { .init(.onArrange) }
}
