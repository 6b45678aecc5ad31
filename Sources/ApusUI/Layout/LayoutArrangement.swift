import Foundation
import ViewGraph

/// Asks a layout of the app, and takes only such answers from it as a page can be laid out by.
final class LayoutArrangement<Arrangement: Layout>: ViewArrangement {
  var layout: Arrangement
  var isFaulty = false
  private var cache: Arrangement.Cache?
  /// The last good answers.
  private var sizes: [ArrangedOffer: ArrangedSize] = [:]

  init(_ layout: Arrangement) { self.layout = layout }

  private func ask<Answer>(
    _ views: any ArrangedViews, _ placings: Placings? = nil,
    _ question: (Arrangement, LayoutSubviews, inout Arrangement.Cache) -> Answer
  ) -> Answer {
    let subviews = LayoutSubviews(views, placings)
    // The cache is the layout's while it is asked: it may be asked again by views inside.
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    let answer = question(layout, subviews, &cache)
    self.cache = cache
    return answer
  }

  func begin(_ views: any ArrangedViews) {
    isFaulty = false
    guard var cache else { return }
    layout.updateCache(&cache, subviews: LayoutSubviews(views))
    self.cache = cache
  }

  func size(_ views: any ArrangedViews, _ offer: ArrangedOffer) -> ArrangedSize {
    let answer = ask(views) { layout, subviews, cache in
      layout.sizeThatFits(proposal: ProposedViewSize(offer), subviews: subviews, cache: &cache)
    }
    let size = ArrangedSize(
      length(answer.width, offer.width, "width", last: sizes[offer]?.width),
      length(answer.height, offer.height, "height", last: sizes[offer]?.height))
    if sizes.count > 64 { sizes = [:] }
    sizes[offer] = size
    return size
  }

  private func length(
    _ length: CGFloat, _ proposed: Double?, _ name: String, last: Double?
  ) -> Double {
    let length = Double(length)
    // As much as it is offered may be endless.
    if length >= 0, length.isFinite || proposed == .infinity { return length }
    complain("sizeThatFits(proposal:subviews:cache:) answers a \(name) of \(length)")
    return last ?? 0
  }

  func place(_ views: any ArrangedViews, in size: ArrangedSize, _ offer: ArrangedOffer) {
    for view in views.views { view.place = nil }
    let placings = Placings()
    ask(views, placings) { layout, subviews, cache in
      layout.placeSubviews(
        in: CGRect(x: 0, y: 0, width: size.width, height: size.height),
        proposal: ProposedViewSize(offer), subviews: subviews, cache: &cache)
    }
    for (index, view) in views.views.enumerated() {
      if view === placings.repeated {
        say(
          "placeSubviews(in:proposal:subviews:cache:) puts view \(index) at several places: "
            + "the last counts")
      }
      if let place = view.place {
        let numbers = [place.x, place.y, place.anchorX, place.anchorY]
        if numbers.allSatisfy(\.isFinite) { continue }
        complain(
          "placeSubviews(in:proposal:subviews:cache:) puts view \(index) at "
            + "(\(place.x), \(place.y))")
      } else {
        say(
          "placeSubviews(in:proposal:subviews:cache:) puts view \(index) nowhere: "
            + "it is in the middle")
      }
      view.place = ArrangedPlace(
        x: size.width / 2, y: size.height / 2, anchorX: 0.5, anchorY: 0.5, offer: offer)
    }
  }

  func guide(
    _ guide: GuideNumber, _ views: any ArrangedViews, in size: ArrangedSize, _ offer: ArrangedOffer
  ) -> Double? {
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let proposal = ProposedViewSize(offer)
    let answer: CGFloat? = ask(views) { layout, subviews, cache in
      if let horizontal = ElementAlignment.Horizontal(guide) {
        return layout.explicitAlignment(
          of: HorizontalAlignment(element: horizontal), in: bounds, proposal: proposal,
          subviews: subviews, cache: &cache)
      }
      if let vertical = ElementAlignment.Vertical(guide) {
        return layout.explicitAlignment(
          of: VerticalAlignment(element: vertical), in: bounds, proposal: proposal,
          subviews: subviews, cache: &cache)
      }
      return nil
    }
    guard let answer else { return nil }
    guard answer.isFinite else {
      complain("explicitAlignment(of:in:proposal:subviews:cache:) answers \(answer)")
      return nil
    }
    return Double(answer)
  }

  func merged(_ guide: GuideNumber, _ views: any ArrangedViews) -> Double? {
    LayoutSubviews(views).merged(guide, isHorizontal: guide.isHorizontal).map { Double($0) }
  }

  func isOpen(_ views: any ArrangedViews) -> Bool {
    ask(views) { layout, subviews, cache in
      layout.spacing(subviews: subviews, cache: &cache).isOpen
    }
  }

  private func complain(_ what: String) {
    isFaulty = true
    say(what)
  }

  private func say(_ what: String) {
    #if DEBUG
      let name = (layout as? AnyLayout)?.name ?? "\(Arrangement.self)"
      reportOnce("the layout \(name): \(what).")
    #endif
  }
}

extension ElementAlignment.Horizontal {
  fileprivate init?(_ guide: GuideNumber) {
    guard guide.isHorizontal else { return nil }
    self.init(rawValue: guide.rawValue)
  }
}

extension ElementAlignment.Vertical {
  fileprivate init?(_ guide: GuideNumber) {
    guard !guide.isHorizontal else { return nil }
    self.init(rawValue: guide.isCustom ? guide.rawValue : guide.rawValue - 3)
  }
}
