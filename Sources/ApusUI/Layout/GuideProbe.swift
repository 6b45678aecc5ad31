import Synchronization
import ViewGraph

/// The guides of a view that a function is tried with, to find out how it depends on them.
final class GuideProbe: Sendable {
  /// How far guides are from where they usually are.
  private let offsets: [GuideNumber: Double]
  /// Guides with values of their own; nil: not known.
  private let known: [GuideNumber: Double]?
  /// A view that a layout arranges, which is there to be asked.
  // A layout is asked on the main thread only.
  nonisolated(unsafe) private let view: (any ArrangedView)?
  private let offer: ArrangedOffer
  private let asked = Mutex(Asked())

  struct Asked {
    var guides: [GuideNumber] = []
    /// Whether the function wants to know if there is a value.
    var forExplicit = false
  }

  init(offsets: [GuideNumber: Double] = [:], known: [GuideNumber: Double]? = nil) {
    self.offsets = offsets
    self.known = known
    view = nil
    offer = ArrangedOffer(nil, nil)
  }

  /// The guides of a view in the size that it chooses.
  init(of view: any ArrangedView, _ offer: ArrangedOffer) {
    self.view = view
    self.offer = offer
    offsets = [:]
    known = nil
  }

  func position(of guide: GuideNumber, in size: ViewDimensions) -> CGFloat {
    if let view { return view.guide(guide, offer) }
    asked.withLock { asked in
      if !asked.guides.contains(guide) { asked.guides.append(guide) }
    }
    if let value = known?[guide] { return value }
    return usual(guide, in: size, depth: 0) + (offsets[guide] ?? 0)
  }

  private func usual(_ guide: GuideNumber, in size: ViewDimensions, depth: Int) -> Double {
    let standard = guide.standard
    var value =
      standard.constant + standard.perWidth * size.width + standard.perHeight * size.height
    // Guides that an app defines by each other in a circle have no answer.
    guard depth < 8 else { return value }
    for term in standard.terms {
      value += term.factor * (known?[term.guide] ?? usual(term.guide, in: size, depth: depth + 1))
    }
    return value
  }

  func explicitPosition(of guide: GuideNumber) -> CGFloat? {
    if let view { return view.explicitGuide(guide, offer).map { CGFloat($0) } }
    asked.withLock { $0.forExplicit = true }
    return known?[guide].map { CGFloat($0) }
  }

  // MARK: Trying

  /// Whether a function answers the same question in two ways, because it counts what it was asked before.
  static func keepsState(_ compute: (ViewDimensions) -> CGFloat) -> Bool {
    func value() -> CGFloat { compute(ViewDimensions(width: 100, height: 20, GuideProbe())) }
    let first = value()
    let second = value()
    return first != second && !(first.isNaN && second.isNaN)
  }

  /// A function of a view's size and guides, if it is linear: found by trying it.
  static func linear(
    _ guide: GuideNumber, _ compute: (ViewDimensions) -> CGFloat
  ) -> ElementGuide? {
    var asked = Asked()
    func value(_ width: Double, _ height: Double, _ offsets: [GuideNumber: Double] = [:]) -> Double
    {
      let probe = GuideProbe(offsets: offsets)
      let value = compute(ViewDimensions(width: width, height: height, probe))
      probe.asked.withLock { own in
        asked.forExplicit = asked.forExplicit || own.forExplicit
        for guide in own.guides where !asked.guides.contains(guide) { asked.guides.append(guide) }
      }
      return Double(value)
    }
    let constant = value(0, 0)
    let perWidth = (value(100, 0) - constant) / 100
    let perHeight = (value(0, 100) - constant) / 100
    guard constant.isFinite, perWidth.isFinite, perHeight.isFinite, !asked.forExplicit else {
      return nil
    }
    let guides = asked.guides
    let factors = guides.map { (value(0, 0, [$0: 100]) - constant) / 100 }
    // Somewhere in the middle, and far out.
    for (width, height, offset) in [(37.0, 53.0, 11.0), (2000, 1500, -70), (613, 7, 0)] {
      let offsets = Dictionary(uniqueKeysWithValues: guides.map { ($0, offset) })
      let expected =
        constant + perWidth * width + perHeight * height + factors.reduce(0) { $0 + $1 * offset }
      let error = abs(value(width, height, offsets) - expected)
      guard error <= 1e-6 * (1 + abs(expected)) else { return nil }
    }
    guard asked.guides.count == guides.count, !asked.forExplicit else { return nil }
    var found = ElementGuide(
      guide, constant: constant, perWidth: perWidth, perHeight: perHeight)
    // What was found holds for guides in their usual places; each term brings its own.
    for (other, factor) in zip(guides, factors) where factor != 0 {
      let usual = other.standard.withoutTerms
      found.constant -= factor * usual.constant
      found.perWidth -= factor * usual.perWidth
      found.perHeight -= factor * usual.perHeight
      found.terms.append(ElementGuide.Term(other, factor: factor))
    }
    return found
  }
}

extension GuideProbe: Equatable {
  static func == (a: GuideProbe, b: GuideProbe) -> Bool {
    a.offsets == b.offsets && a.known == b.known && a.view === b.view && a.offer == b.offer
  }
}

extension ViewDimensions {
  /// Those of a view that was measured.
  init(_ place: MeasuredPlace) {
    self.init(width: place.width, height: place.height, GuideProbe(known: place.guides ?? [:]))
  }
}

extension ElementGuide {
  /// The same with the usual values of the guides that it depends on.
  fileprivate var withoutTerms: ElementGuide { withoutTerms(depth: 0) }

  private func withoutTerms(depth: Int) -> ElementGuide {
    var sum = self
    sum.terms = []
    guard depth < 8 else { return sum }
    for term in terms {
      let other = term.guide.standard.withoutTerms(depth: depth + 1)
      sum.constant += term.factor * other.constant
      sum.perWidth += term.factor * other.perWidth
      sum.perHeight += term.factor * other.perHeight
    }
    return sum
  }
}

extension GuideNumber {
  /// The number of an app's own guide.
  init(_ id: any AlignmentID.Type, isHorizontal: Bool) {
    self = .custom(id, isHorizontal: isHorizontal) { number in
      // What is not linear in a view that nobody has measured has its value in no size.
      GuideProbe.linear(number, id.defaultValue)
        ?? ElementGuide(
          number,
          constant: Double(
            id.defaultValue(in: ViewDimensions(width: 0, height: 0, GuideProbe(known: [:])))))
    }
  }
}
