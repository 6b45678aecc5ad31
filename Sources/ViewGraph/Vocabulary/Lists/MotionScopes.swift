/// What is said of how changes in an element move, from outside to inside: each replaces what was said
/// further out.
package struct MotionScopes: NumberList {
  package enum Scope: Hashable, Sendable {
    /// As long as the same change is shown in which the number becomes another one: this animation.
    case changed(count: Int, ElementAnimation)
    /// Changes without an animation move like the first, others like the second.
    case each(ElementAnimation, ElementAnimation)
    /// The same for the modifiers of a body, without its content.
    case body(ElementAnimation, ElementAnimation)
    /// The content of a body with so many bodies around it. Its changes move as they would without the body.
    case content(depth: Int)
  }

  package var scopes: [Scope]

  package init(_ scopes: [Scope]) { self.scopes = scopes }

  /// Whether changes without an animation may move.
  package var movesAll: Bool {
    scopes.contains {
      switch $0 {
      case .each(let idle, _), .body(let idle, _): idle.moves
      case .changed, .content: false
      }
    }
  }
}

extension ElementAnimation {
  package var moves: Bool {
    switch curve {
    case .linear, .cubic, .spring: true
    case .given, .still, .disabled: false
    }
  }
}

/// The animations with which an element comes and goes, where it has some of its own.
package struct TransitionAnimations: NumberList {
  package var insertion, removal: ElementAnimation?

  package init(insertion: ElementAnimation?, removal: ElementAnimation?) {
    self.insertion = insertion
    self.removal = removal
  }
}

// MARK: As numbers

extension MotionScopes {
  /// Each scope is its number, -1 or -2 for a body, and then counted lists of numbers. The content of a
  /// body is a number alone: -3 less the depth.
  package var numbers: [Double] {
    scopes.flatMap { scope -> [Double] in
      switch scope {
      case .changed(let count, let animation): [Double(count)] + counted(animation)
      case .each(let idle, let moving): [-1] + counted(idle) + counted(moving)
      case .body(let idle, let moving): [-2] + counted(idle) + counted(moving)
      case .content(let depth): [Double(-3 - depth)]
      }
    }
  }

  package init?(numbers: [Double]) {
    var rest = numbers[...]
    scopes = []
    while let count = rest.popFirst() {
      guard let number = Int(exactly: count) else { return nil }
      if number < -2 {
        scopes.append(.content(depth: -3 - number))
        continue
      }
      guard let first = animation(&rest) else { return nil }
      if number >= 0 {
        scopes.append(.changed(count: number, first))
      } else {
        guard let second = animation(&rest) else { return nil }
        scopes.append(number == -1 ? .each(first, second) : .body(first, second))
      }
    }
  }
}

extension TransitionAnimations {
  package var numbers: [Double] {
    [insertion, removal].flatMap { $0.map(counted) ?? [0] }
  }

  package init?(numbers: [Double]) {
    var rest = numbers[...]
    func next() -> ElementAnimation?? {
      if rest.first == 0 {
        rest.removeFirst()
        return .some(nil)
      }
      return animation(&rest).map { .some($0) }
    }
    guard let insertion = next(), let removal = next(), rest.isEmpty else { return nil }
    (self.insertion, self.removal) = (insertion, removal)
  }
}

private func counted(_ animation: ElementAnimation) -> [Double] {
  [Double(animation.numbers.count)] + animation.numbers
}

/// Takes its numbers away from the beginning.
private func animation(_ numbers: inout ArraySlice<Double>) -> ElementAnimation? {
  guard let count = numbers.popFirst().flatMap(Int.init(exactly:)), count > 0,
    count <= numbers.count
  else { return nil }
  defer { numbers.removeFirst(count) }
  return ElementAnimation(numbers: Array(numbers.prefix(count)))
}
