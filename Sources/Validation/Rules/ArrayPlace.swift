/// Where an array stands in the rules that hold it: completes the names of its elements' failures.
struct ArrayPlace: Sendable {
  /// From the innermost element of an array around it, or from the model.
  let path: FieldPath
  let order: [Int]

  init(_ place: Place, _ path: FieldPath) {
    self.path = place.path.appending(path)
    order = place.order
  }

  /// Which element of the array changed, and what in it, if something inside a single one did.
  func elementAndRest(of changed: FieldPath) -> (element: FieldPath.Component, rest: FieldPath)? {
    let depth = path.components.count
    guard changed.components.count > depth, path.isPrefix(of: changed) else { return nil }
    let element = changed.components[depth]
    guard element != .each else { return nil }
    return (element, FieldPath(Array(changed.components.dropFirst(depth + 1))))
  }
}

extension ValidationFailure {
  /// A failure of an element, seen from the array's model.
  func within(
    _ array: ArrayPlace, _ element: FieldPath.Component, _ index: Int
  ) -> ValidationFailure {
    var origin = content.origin
    origin?.order.insert(contentsOf: array.order + [index], at: 0)
    return ValidationFailure(
      content: Content(
        path: array.path.appending(element).appending(path), positions: [index] + positions,
        code: code, arguments: arguments, origin: origin))
  }
}

extension Sink {
  /// Completes the names of what the element at an index added.
  mutating func name(
    failuresFrom: Int, pendingFrom: Int, _ array: ArrayPlace, _ element: FieldPath.Component,
    _ index: Int
  ) {
    for number in failuresFrom..<failures.count {
      failures[number] = failures[number].within(array, element, index)
    }
    for number in pendingFrom..<pending.count {
      pending[number].failure = pending[number].failure.within(array, element, index)
    }
  }
}
