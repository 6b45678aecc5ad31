/// How an element comes and goes.
package struct ElementTransition: NumberList {
  package enum Effect: Hashable, Sendable {
    case opacity
    /// By a factor, around a point in fractions of the element.
    case scale(Double, x: Double, y: Double)
    case move(BarEdge)
    /// Points.
    case offset(x: Double, y: Double)
    /// A radius in points.
    case blur(Double)
    /// By degrees clockwise, around a point in fractions of the element.
    case rotation(Double, x: Double, y: Double)
  }

  /// Without any it comes, or goes, at once.
  package var insertion, removal: [Effect]

  package init(insertion: [Effect], removal: [Effect]) {
    self.insertion = insertion
    self.removal = removal
  }
}

// MARK: As numbers

extension ElementTransition {
  /// Count of the effects of insertion, then all effects: a kind and its parameters.
  package var numbers: [Double] {
    [Double(insertion.count)] + (insertion + removal).flatMap(\.numbers)
  }

  package init?(numbers: [Double]) {
    guard let first = numbers.first, first >= 0 else { return nil }
    var effects: [Effect] = []
    var rest = numbers.dropFirst()
    while !rest.isEmpty {
      guard let effect = Effect(&rest) else { return nil }
      effects.append(effect)
    }
    guard first <= Double(effects.count) else { return nil }
    insertion = Array(effects.prefix(Int(first)))
    removal = Array(effects.dropFirst(Int(first)))
  }
}

extension ElementTransition.Effect {
  fileprivate var numbers: [Double] {
    switch self {
    case .opacity: [1]
    case .scale(let factor, let x, let y): [2, factor, x, y]
    case .move(let edge): [3, Double(edge.rawValue)]
    case .offset(let x, let y): [4, x, y]
    case .blur(let radius): [5, radius]
    case .rotation(let degrees, let x, let y): [6, degrees, x, y]
    }
  }

  /// Takes its numbers away from the beginning.
  fileprivate init?(_ numbers: inout ArraySlice<Double>) {
    let all = Array(numbers.prefix(4))
    switch (all.first, all.count) {
    case (1, _): self = .opacity
    case (2, 4...): self = .scale(all[1], x: all[2], y: all[3])
    case (3, 2...):
      guard let edge = UInt8(exactly: all[1]).flatMap(BarEdge.init) else { return nil }
      self = .move(edge)
    case (4, 3...): self = .offset(x: all[1], y: all[2])
    case (5, 2...): self = .blur(all[1])
    case (6, 4...): self = .rotation(all[1], x: all[2], y: all[3])
    default: return nil
    }
    numbers.removeFirst(self.numbers.count)
  }
}
