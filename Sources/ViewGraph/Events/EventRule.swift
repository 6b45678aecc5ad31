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

    /// The purpose of an event that has a beginning and an end. The end counts wherever the element is by
    /// then: the page may have hidden it, or the screen may have disabled it.
    static func ofEnd(unless isBeginning: Bool) -> Purpose { isBeginning ? .notice : .report }
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
    case point(TouchedPoint)
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
