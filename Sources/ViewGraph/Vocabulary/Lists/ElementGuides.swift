/// The position of a guide in a view, from its upper leading corner, as a function of the view's size
/// and of other guides in it.
package struct ElementGuide: Hashable, Sendable {
  /// So many times the position of another guide.
  package struct Term: Hashable, Sendable {
    package var guide: GuideNumber
    package var factor: Double

    package init(_ guide: GuideNumber, factor: Double) {
      self.guide = guide
      self.factor = factor
    }
  }

  package var guide: GuideNumber
  /// Points, and points for each point of the width and of the height.
  package var constant, perWidth, perHeight: Double
  package var terms: [Term]

  package init(
    _ guide: GuideNumber, constant: Double = 0, perWidth: Double = 0, perHeight: Double = 0,
    terms: [Term] = []
  ) {
    self.guide = guide
    self.constant = constant
    self.perWidth = perWidth
    self.perHeight = perHeight
    self.terms = terms
  }
}

/// Guides that have values of their own in an element, the outermost first.
package struct ElementGuides: NumberList {
  package var guides: [ElementGuide]

  package init(_ guides: [ElementGuide]) { self.guides = guides }
}

// MARK: As numbers

extension ElementGuide {
  /// Four numbers: guide, constant, factors of width and height; and four for each of its terms: -1 less
  /// the guide, factor, 0, 0.
  package var numbers: [Double] {
    [Double(guide.rawValue), constant, perWidth, perHeight]
      + terms.flatMap { [-1 - Double($0.guide.rawValue), $0.factor, 0, 0] }
  }
}

extension ElementGuides {
  package var numbers: [Double] { guides.flatMap(\.numbers) }

  /// Nil without a guide.
  package init?(numbers: [Double]) {
    guard !numbers.isEmpty, numbers.count.isMultiple(of: 4) else { return nil }
    guides = []
    for index in stride(from: 0, to: numbers.count, by: 4) {
      guard let number = Int(exactly: numbers[index]) else { return nil }
      if number >= 0 {
        guides.append(
          ElementGuide(
            GuideNumber(number), constant: numbers[index + 1], perWidth: numbers[index + 2],
            perHeight: numbers[index + 3]))
      } else {
        guard !guides.isEmpty else { return nil }
        guides[guides.count - 1].terms.append(
          ElementGuide.Term(GuideNumber(-1 - number), factor: numbers[index + 1]))
      }
    }
  }
}
