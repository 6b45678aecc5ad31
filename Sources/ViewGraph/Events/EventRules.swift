/// All that the engine knows of a kind of event, in one place. How a page tells it is the host's
/// business.
struct EventRule {
  /// What an event means for what a person entered.
  enum Purpose {
    /// The person did something beside entering a value.
    case act
    /// The person entered a value, which the host shows already.
    case entry
    /// Where the person is or looks: nothing is lost if it is.
    case notice
    /// The element tells what became of itself, so that it counts wherever it is.
    case report
  }

  /// When a control can produce an event. There is no default: a rule that states none is refused
  /// by the compiler.
  enum Condition {
    /// The element has a handler for it, and that is enough.
    case handled
    /// A field takes the text.
    case text(String)
    /// A picker has the option, and it is not disabled.
    case option(Int)
    /// A switch is not so yet.
    case flips(to: Bool)
    case date(String)
    /// A slider has the value.
    case value(Double)
    /// The flag is not false.
    case unless(false: Attribute<Bool>)
    /// The size of a file in bytes, and whether it is one that the control takes.
    case size(Int, fits: Bool)
    case row(Int)
    case move(from: Int, to: Int)
    /// Rows near the viewport, so many in a line.
    case rows(Range<Int>, line: Int)
    case place(MeasuredPlace)
  }

  /// What distinguishes events of one kind.
  enum Detail {
    case none
    case flag(Bool)
    case number(Double)
    case numbers(Int, Int)
    case text(String)
  }

  let name: String
  let purpose: Purpose
  /// Where the element's handler for it is.
  let handler: Attribute<HandlerIndex>
  let condition: Condition
  let detail: Detail
  /// What the host shows because of it.
  let shown: StoredAttribute?

  init(
    _ name: String, _ purpose: Purpose, _ handler: Attribute<HandlerIndex>, if condition: Condition,
    detail: Detail = .none, shows shown: StoredAttribute? = nil
  ) {
    self.name = name
    self.purpose = purpose
    self.handler = handler
    self.condition = condition
    self.detail = detail
    self.shown = shown
  }
}

extension Event.Action {
  var rule: EventRule {
    switch self {
    case .tap: EventRule("tap", .act, .onTap, if: .handled)
    case .edit(let text):
      EventRule(
        "edit", .entry, .onEdit, if: .text(text), detail: .text(text), shows: .init(.value, text))
    case .submit: EventRule("submit", .act, .onSubmit, if: .handled)
    case .focus(let isOn): EventRule("focus", .notice, .onFocus, if: .handled, detail: .flag(isOn))
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
        "window", .notice, .onWindow, if: .rows(rows, line: line),
        detail: .numbers(rows.lowerBound, rows.upperBound))
    case .refresh: EventRule("refresh", .act, .onRefresh, if: .handled)
    case .delete(let index):
      EventRule("delete", .act, .onDelete, if: .row(index), detail: .numbers(index, 0))
    case .move(let from, let to):
      EventRule("move", .act, .onMove, if: .move(from: from, to: to), detail: .numbers(from, to))
    case .hover(let isOn): EventRule("hover", .notice, .onHover, if: .handled, detail: .flag(isOn))
    case .longPress: EventRule("long press", .act, .onLongPress, if: .handled)
    case .open(let address):
      EventRule("open", .act, .onOpen, if: .handled, detail: .text(address))
    case .press(let isOn): EventRule("press", .notice, .onPress, if: .handled, detail: .flag(isOn))
    case .geometry(let place): EventRule("geometry", .notice, .onGeometry, if: .place(place))
    case .picture(let isLoaded):
      EventRule("picture", .report, .onPicture, if: .handled, detail: .flag(isLoaded))
    }
  }

  /// Whether a person did something by it that is not entered into a field, which the host has, too.
  package var isAct: Bool { rule.purpose == .act }

  /// Where an element says what it does with it.
  package var handler: Attribute<HandlerIndex> { rule.handler }
}
