/// A guide by which views are aligned: a position along one axis of each view.
package struct AlignmentKey: Hashable, Sendable {
  package let axis: LayoutAxis
  /// Which guide of its axis: below ``customIDs`` one of SwiftUI's own.
  package let id: Int
  /// The guide's value in a view that has no value of its own.
  package let standard: LinearGuide

  package init(axis: LayoutAxis, id: Int, standard: LinearGuide) {
    self.axis = axis
    self.id = id
    self.standard = standard
  }

  /// The least number of a guide that an app defines.
  package static let customIDs = 16

  package static let leading = AlignmentKey(axis: .horizontal, id: 0, standard: LinearGuide())
  package static let centerX = AlignmentKey(
    axis: .horizontal, id: 1, standard: LinearGuide(perWidth: 0.5))
  package static let trailing = AlignmentKey(
    axis: .horizontal, id: 2, standard: LinearGuide(perWidth: 1))
  package static let top = AlignmentKey(axis: .vertical, id: 3, standard: LinearGuide())
  package static let centerY = AlignmentKey(
    axis: .vertical, id: 4, standard: LinearGuide(perHeight: 0.5))
  package static let bottom = AlignmentKey(
    axis: .vertical, id: 5, standard: LinearGuide(perHeight: 1))
  package static let firstTextBaseline = AlignmentKey(
    axis: .vertical, id: 6, standard: LinearGuide(perHeight: 1))
  package static let lastTextBaseline = AlignmentKey(
    axis: .vertical, id: 7, standard: LinearGuide(perHeight: 1))

  package static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.axis == b.axis }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension AlignmentKey {
  /// Its position in a box in which no guide has a value of its own.
  package func value(in size: LayoutSize) -> Double {
    standard.value(in: size) { $0.value(in: size) }
  }
}

/// A guide's position as a function of the view's size and of other guides: `constant + perWidth ×
/// width + perHeight × height + factor × other`, in points.
package struct LinearGuide: Hashable, Sendable {
  /// So many times the position of another guide of the view.
  package struct Term: Hashable, Sendable {
    package var key: AlignmentKey
    package var factor: Double

    package init(_ key: AlignmentKey, factor: Double) {
      self.key = key
      self.factor = factor
    }
  }

  package var constant, perWidth, perHeight: Double
  package var terms: [Term]

  package init(
    constant: Double = 0, perWidth: Double = 0, perHeight: Double = 0, terms: [Term] = []
  ) {
    self.constant = constant
    self.perWidth = perWidth
    self.perHeight = perHeight
    self.terms = terms
  }

  package func value(in size: LayoutSize, _ other: (AlignmentKey) -> Double) -> Double {
    // 0 × infinity is not a number, and a guide without a factor does not ask for the length.
    var value =
      constant + (perWidth == 0 ? 0 : perWidth * size.width)
      + (perHeight == 0 ? 0 : perHeight * size.height)
    for term in terms { value += term.factor * other(term.key) }
    return value
  }
}

/// A guide in each direction.
package struct LayoutAlignment: Hashable, Sendable {
  package var horizontal, vertical: AlignmentKey

  package init(_ horizontal: AlignmentKey = .centerX, _ vertical: AlignmentKey = .centerY) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package subscript(axis: LayoutAxis) -> AlignmentKey {
    axis == .horizontal ? horizontal : vertical
  }

  package static let center = LayoutAlignment()
  package static let topLeading = LayoutAlignment(.leading, .top)
}
