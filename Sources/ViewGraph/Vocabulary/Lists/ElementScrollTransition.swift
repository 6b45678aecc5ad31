/// How an element looks while it comes into the scroll view around it, and while it leaves.
package struct ElementScrollTransition: NumberList {
  /// The place on the element's way from which it counts as visible.
  package struct Threshold: Hashable, Sendable {
    /// The part of the element that is seen; nil stands for the middle of the scroll view.
    package var visible: Double?
    /// Points further towards the middle.
    package var inset: Double

    package init(visible: Double?, inset: Double = 0) {
      self.visible = visible
      self.inset = inset
    }
  }

  /// How the look changes at one edge of the scroll view.
  package enum Edge: Hashable, Sendable {
    /// It does not change.
    case still
    /// It follows the scrolling. The curve has the four numbers of a cubic curve, or evenly spaced values.
    case follows(Threshold, curve: [Double])
    /// It changes at the threshold, with its animation.
    case changes(Threshold)
  }

  package enum Axis: UInt8, Sendable { case horizontal, vertical }

  package var axis: Axis
  /// The edges at which an element leaves and comes when a person scrolls on.
  package var first, last: Edge
  /// The looks beyond the first edge, between the two, and beyond the last one.
  package var before, within, after: [VisualEffectStep]

  package init(
    axis: Axis, first: Edge, last: Edge, before: [VisualEffectStep], within: [VisualEffectStep],
    after: [VisualEffectStep]
  ) {
    self.axis = axis
    (self.first, self.last) = (first, last)
    (self.before, self.within, self.after) = (before, within, after)
  }
}

/// A change of an element's look. Several apply in their order.
package struct VisualEffectStep: Hashable, Sendable {
  package enum Kind: UInt8, Sendable, CaseIterable {
    case opacity, blur, brightness, contrast, saturation, grayscale
    /// Degrees.
    case hueRotation
    /// x, y in points.
    case offset
    /// Factors for x and y, anchor x, y as fractions.
    case scale
    /// Degrees, anchor x, y as fractions.
    case rotation
    /// Degrees, axis x, y, z, anchor x, y as fractions, perspective, anchor z in points.
    case rotation3D
    /// a, b, c, d, tx, ty.
    case transform

    package var count: Int {
      switch self {
      case .opacity, .blur, .brightness, .contrast, .saturation, .grayscale, .hueRotation: 1
      case .offset: 2
      case .rotation: 3
      case .scale: 4
      case .transform: 6
      case .rotation3D: 8
      }
    }
  }

  package let kind: Kind
  package let values: [Double]

  package init(_ kind: Kind, _ values: [Double]) {
    precondition(values.count == kind.count)
    (self.kind, self.values) = (kind, values)
  }
}

// MARK: As numbers

extension ElementScrollTransition {
  /// The axis, both edges, then for each of the three looks a count and its steps.
  package var numbers: [Double] {
    [Double(axis.rawValue)] + first.numbers + last.numbers
      + [before, within, after].flatMap { steps in
        [Double(steps.count)] + steps.flatMap { [Double($0.kind.rawValue)] + $0.values }
      }
  }

  package init?(numbers: [Double]) {
    var rest = numbers[...]
    guard let axis = Self.code(&rest).flatMap(Axis.init), let first = Edge(&rest),
      let last = Edge(&rest)
    else { return nil }
    var looks: [[VisualEffectStep]] = []
    for _ in 0..<3 {
      guard let count = Self.code(&rest) else { return nil }
      var steps: [VisualEffectStep] = []
      for _ in 0..<count {
        guard let kind = Self.code(&rest).flatMap(VisualEffectStep.Kind.init),
          rest.count >= kind.count
        else { return nil }
        steps.append(VisualEffectStep(kind, Array(rest.prefix(kind.count))))
        rest.removeFirst(kind.count)
      }
      looks.append(steps)
    }
    guard rest.isEmpty else { return nil }
    self.init(
      axis: axis, first: first, last: last, before: looks[0], within: looks[1], after: looks[2])
  }

  fileprivate static func code(_ rest: inout ArraySlice<Double>) -> UInt8? {
    rest.popFirst().flatMap { UInt8(exactly: $0) }
  }
}

extension ElementScrollTransition.Edge {
  /// A kind, then the threshold and how many numbers the curve has, and these.
  fileprivate var numbers: [Double] {
    switch self {
    case .still: [0]
    case .follows(let threshold, let curve):
      [1, threshold.visible ?? -1, threshold.inset, Double(curve.count)] + curve
    case .changes(let threshold): [2, threshold.visible ?? -1, threshold.inset]
    }
  }

  /// Takes its numbers away from the beginning.
  fileprivate init?(_ rest: inout ArraySlice<Double>) {
    guard let kind = ElementScrollTransition.code(&rest) else { return nil }
    if kind == 0 {
      self = .still
      return
    }
    guard let visible = rest.popFirst(), let inset = rest.popFirst() else { return nil }
    let threshold = ElementScrollTransition.Threshold(
      visible: visible < 0 ? nil : visible, inset: inset)
    if kind == 2 {
      self = .changes(threshold)
      return
    }
    guard kind == 1, let count = ElementScrollTransition.code(&rest).map(Int.init),
      rest.count >= count
    else { return nil }
    self = .follows(threshold, curve: Array(rest.prefix(count)))
    rest.removeFirst(count)
  }
}
