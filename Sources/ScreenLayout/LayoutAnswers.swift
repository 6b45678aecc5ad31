import LayoutSolver
import ViewGraph

extension Graph {
  /// Asks the layouts of the app for a page, which cannot ask them: with what the page has measured, and
  /// where it has not yet, with estimates. Their answers become attributes of their elements.
  package func answerLayouts() {
    let layouts = session.layouts
    guard !layouts.isEmpty else { return }
    let builder = LayoutBuilder<StreamElement>(
      ScreenMetrics(session.surroundings), layouts)
    // Guides of one are known to those around it a round later.
    for _ in 0..<4 {
      let root = StreamElement.root(of: snapshot())
      builder.layOut(root)
      var changed: [CustomLayout] = []
      root.walk { element in
        guard let numbers = element[.arrangement], let number = numbers.first,
          let layout = layouts.layout(Int(number)), let core = element.layout?.core,
          let rule = core.rule as? ArrangementRule
        else { return }
        let answers = rule.answers(core)
        // The page keeps its last good layout.
        if layout.arrangement.isFaulty, let last = layout.answers, last.isFor(rule.views.nodes) {
          _ = layout.answer(last)
        } else if layout.answer(answers) {
          changed.append(layout)
        }
      }
      if changed.isEmpty { return }
      turn { for layout in changed { layout.write() } }
    }
  }
}

extension LayoutAnswers {
  /// Whether they have a place for each of these.
  fileprivate func isFor(_ views: [NodeView]) -> Bool {
    places.count.isMultiple(of: 2 + 6 * views.count)
  }
}

extension ArrangementRule {
  /// Sizes for the proposals that the page asked for and those that this process's own layout did, and
  /// places for those for which it is placed.
  fileprivate func answers(_ node: LayoutNode) -> LayoutAnswers {
    begin(node)
    memory.keep(views.nodes.map(\.number))
    let own = ArrangedOffer(node.placement.proposal)
    let placed = memory.placed.isEmpty ? [own] : memory.placed
    var sizes: [Double] = []
    var places: [Double] = []
    for offer in unique(placed + memory.questions + [own] + asked).prefix(20) {
      let size = arrangement.size(views, offer)
      sizes += numbers(offer)
      sizes += [ArrangedLength.number(size.width), ArrangedLength.number(size.height)]
      guard placed.contains(offer), size.width.isFinite, size.height.isFinite else { continue }
      places += numbers(offer)
      arrangement.place(views, in: size, offer)
      for view in views.nodes { places += view.placeNumbers }
    }
    let guides = guides(placed[0])
    let isOpen = arrangement.isOpen(views)
    return LayoutAnswers(
      sizes: sizes, places: places, needs: views.nodes.enumerated().flatMap { $1.needs(of: $0) },
      guides: guides,
      isOpen: isOpen)
  }

  private func unique(_ offers: [ArrangedOffer]) -> [ArrangedOffer] {
    var known: Set<ArrangedOffer> = []
    return offers.filter { known.insert($0).inserted }
  }

  /// The page finds out by itself what the views inside say.
  private func guides(_ offer: ArrangedOffer) -> [ElementGuide] {
    let size = arrangement.size(views, offer)
    return GuideNumber.all.compactMap { guide in
      guard let value = arrangement.guide(guide, views, in: size, offer) else { return nil }
      arrangement.place(views, in: size, offer)
      if let merged = arrangement.merged(guide, views), abs(merged - value) < 1.0 / 64 {
        return nil
      }
      return ElementGuide(guide, constant: value)
    }
  }
}

private func numbers(_ offer: ArrangedOffer) -> [Double] {
  [ArrangedLength.number(offer.width), ArrangedLength.number(offer.height)]
}

extension NodeView {
  /// Where it was put.
  fileprivate var placeNumbers: [Double] {
    guard let place else { return [0, 0, 0, 0, 0, 0] }
    return [place.x, place.y, place.anchorX, place.anchorY]
      + numbers(origin(of: place.offer) ?? place.offer)
  }

  /// Which of its sizes the layout knows. A page numbers its elements anew when all of it is; the places
  /// among views stay.
  fileprivate func needs(of index: Int) -> [Double] {
    asked.filter { origin(of: $0.offer) == nil }.flatMap { offer, size in
      [Double(index)] + numbers(offer)
        + [ArrangedLength.number(size.width), ArrangedLength.number(size.height)]
    }
  }
}
