import ViewGraph

/// How the values of a message become what a person did to a control.
package enum EventForm {
  /// There are none.
  case plain(Event.Action)
  case flag((Bool) -> Event.Action)
  case integer((Int) -> Event.Action)
  case number((Double) -> Event.Action)
  /// Nil where the text has another form.
  case text((String) -> Event.Action?)
  /// As many as in the example. Nil where they are out of bounds.
  case integers(like: [Int], ([Int]) -> Event.Action?)
  case numbers(like: [Double], ([Double]) -> Event.Action)
  /// Any count of numbers. Nil where they are not such.
  case list(like: [Double], ([Double]) -> Event.Action?)
  /// It is done to the page rather than to a control, or is completed by the session.
  case page

  /// Nil if the values have another form.
  package func action(_ values: [MessageValue]) -> Event.Action? {
    switch self {
    case .plain(let action): return values.isEmpty ? action : nil
    case .flag(let action):
      guard let flag = values.only?.integer, flag == 0 || flag == 1 else { return nil }
      return action(flag == 1)
    case .integer(let action): return values.only?.integer.map(action)
    case .number(let action): return values.only?.number.map(action)
    case .text(let action): return values.only?.text.flatMap(action)
    case .integers(let example, let action):
      let integers = values.compactMap(\.integer)
      guard values.count == example.count, integers.count == example.count else { return nil }
      return action(integers)
    case .numbers(let example, let action):
      let numbers = values.compactMap(\.number)
      guard values.count == example.count, numbers.count == example.count else { return nil }
      return action(numbers)
    case .list(_, let action):
      let numbers = values.compactMap(\.number)
      guard values.count == numbers.count else { return nil }
      return action(numbers)
    case .page: return nil
    }
  }

  /// One action of this kind; nil if it is none of a control.
  package var example: Event.Action? {
    switch self {
    case .plain(let action): action
    case .flag(let action): action(false)
    case .integer(let action): action(0)
    case .number(let action): action(0)
    case .text(let action): action("")
    case .integers(let example, let action): action(example)
    case .numbers(let example, let action): action(example)
    case .list(let example, let action): action(example)
    case .page: nil
    }
  }
}

extension [MessageValue] {
  fileprivate var only: MessageValue? { count == 1 ? self[0] : nil }
}
