import LayoutSolver
import ViewGraph

/// Which part of an element has to lie under something for it to count as covered.
package enum CoveredPart {
  /// Where a finger taps.
  case middle
  /// All of it, so that an estimate which is a little wrong does not matter.
  case whole
}

/// What lies over an element, so that a finger does not reach it.
extension LayoutElement {
  /// What lies over a part of it, however far the views around it are scrolled; nil: nothing.
  ///
  /// - Parameter sheets: The sheets that leave the page behind them usable, the uppermost last.
  package func cover(of part: CoveredPart, below sheets: [Self]) -> Self? {
    guard let box = layout?.core.frame, box.width > 0, box.height > 0 else { return nil }
    let scroll = scrollView
    let target: LayoutFrame
    switch part {
    case .whole: target = box
    case .middle:
      target = LayoutFrame(
        x: box.x + box.width / 2, y: box.y + box.height / 2, width: 0, height: 0)
    }
    let view = scroll?.layout?.core.frame
    let spot = Spot(
      box: target, view: view,
      way: part == .middle ? scroll.flatMap { $0.way(of: target) } : nil)
    var found: Self?
    var child = self
    // From the inside out: what is over an outer view is over all that is in it.
    while let parent = child.parent, child.role != .modal {
      // What is scrolled with it stays where it is to it; the rest does not.
      let isInside = scroll == nil || parent === scroll || parent.isInside(scroll)
      let others = parent.mayCover(child, spot, isInside) ? parent.children : []
      for sibling in others where sibling !== child && sibling.role != .modal {
        guard sibling.mayCover(spot, isInside), parent.draws(sibling, after: child) else {
          continue
        }
        found = sibling.uppermost(over: spot, isInside) ?? found
      }
      child = parent
    }
    for sheet in sheets where sheet.isInside(child) && !isInside(sheet) {
      guard let box = sheet.layout?.core.frame,
        spot.isCovered(by: box, scrollingAlong: scroll == nil)
      else { continue }
      found = sheet.uppermost(over: spot, scroll == nil) ?? sheet
    }
    guard child.parent == nil else { return found }
    for window in child.children where window.isWindow {
      found = window.uppermost(over: spot, scroll == nil) ?? found
    }
    return found
  }

  /// Whether it is a window above the screen.
  package var isWindow: Bool { role == .modal && self[.modality] == .window }

  /// The area in which a box of this scroll view is seen between both ends of scrolling; nil if there is none or
  /// it is not known.
  private func way(of box: LayoutFrame) -> LayoutFrame? {
    guard let view = layout?.core.frame else { return nil }
    let ends = children.compactMap { $0.layout?.outer.frame }
    let across = max(0, (ends.map(\.maxX).max() ?? 0) - view.maxX)
    let down = max(0, (ends.map(\.maxY).max() ?? 0) - view.maxY)
    let left = max(view.x, box.x - across), right = min(view.maxX, box.maxX)
    let top = max(view.y, box.y - down), bottom = min(view.maxY, box.maxY)
    guard left <= right, top <= bottom else { return nil }
    return LayoutFrame(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The innermost scroll view around it.
  private var scrollView: Self? { surroundings.first(where: \.scrolls) }

  private func isInside(_ scroll: Self?) -> Bool { lineage.contains { $0 === scroll } }

  private func mayCover(_ spot: Spot, _ isInside: Bool) -> Bool {
    guard let layout, spot.isCovered(by: layout.outer.bounds, scrollingAlong: isInside) else {
      return false
    }
    return isChosen && !isUncovered
  }

  /// Whether views beside one may lie over a spot in it. Views of a stack lie apart, unless the app moved one.
  private func mayCover(_ child: Self, _ spot: Spot, _ isInside: Bool) -> Bool {
    guard let bounds = child.layout?.outer.bounds, spot.isWithin(bounds, scrollingAlong: isInside)
    else { return true }
    return !keepsChildrenApart
  }

  /// Whether the views in it, in their order, lie behind each other along one axis. It is found out once for a
  /// place of theirs.
  private var keepsChildrenApart: Bool {
    guard let node = layout?.core else { return false }
    let reader = ObjectIdentifier(self)
    if let known = node.spread, known.reader == reader { return known.isClear }
    var boxes: [LayoutFrame] = []
    for child in children where child.role != .modal {
      if let layout = child.layout { boxes.append(layout.outer.bounds) }
    }
    func isOrdered(_ isBefore: (LayoutFrame, LayoutFrame) -> Bool) -> Bool {
      zip(boxes, boxes.dropFirst()).allSatisfy(isBefore)
    }
    let isClear =
      isOrdered { $0.maxY <= $1.y + 1e-6 } || isOrdered { $0.maxX <= $1.x + 1e-6 }
      || isOrdered { $1.maxX <= $0.x + 1e-6 }
    node.spread = Spread(reader: reader, isClear: isClear)
    return isClear
  }

  /// Whether a swipe or a long press shows it, so that it lies over nothing before.
  var isUncovered: Bool {
    self[.barArea] == .over || role == .menu && self[.purpose] == .actions
  }

  /// Of it and what is inside of it, what is drawn last over a spot.
  private func uppermost(over spot: Spot, _ isInside: Bool) -> Self? {
    var found: Self?
    let fillsFrame = TouchRule.fillsFrame { stored($0) }
    let isOver =
      layout.map {
        spot.isCovered(
          by: fillsFrame ? $0.filledFrame : $0.core.frame, scrollingAlong: isInside)
      } ?? false
    // Nothing of it is seen outside of its box.
    if !isOver, clips || scrolls { return nil }
    if isOver, catchesTouches, isTouchable { found = self }
    for child in children where child.mayCover(spot, isInside) {
      found = child.uppermost(over: spot, isInside) ?? found
    }
    return found
  }

  /// Whether one child is drawn after another.
  func draws(_ one: Self, after other: Self) -> Bool {
    func order(_ child: Self) -> (Double, Int) {
      // The layer of a background is written behind its base, but lies behind it.
      let isBehind = self[.layering] == .behind && child.flag(.isLayer)
      // The dots of pages lie on them.
      let isDot = child.role == .tab && self[.look] == .page
      return (child[.zIndex] ?? 0, isBehind ? -1 : isDot ? .max : child.index)
    }
    return order(one) > order(other)
  }

  /// Whether a finger on its box touches it rather than what lies behind.
  var catchesTouches: Bool {
    // All of a row that can be chosen is tapped.
    if role.isRow, has(.onTap) { return true }
    return TouchRule.takesTouches(role) { stored($0) }
  }

  /// Whether neither it nor anything around it lets touches through.
  private var isTouchable: Bool {
    !lineage.contains {
      $0[.hitTesting] == false || $0.flag(.isHidden) || ($0[.opacity] ?? 1) < 0.01
        || $0[.scale]?.contains(0) == true
    }
  }
}

/// Where a finger would touch, and the scroll view in which that can be moved.
private struct Spot {
  let box: LayoutFrame
  let view: LayoutFrame?
  /// The places in the scroll view that it can be moved to.
  let way: LayoutFrame?

  /// Whether none but a box that reaches into this one covers it.
  func isWithin(_ bounds: LayoutFrame, scrollingAlong: Bool) -> Bool {
    let place = scrollingAlong ? box : view.map { way ?? $0 } ?? box
    return bounds.contains(place)
      && (place.width > 0 || place.x > bounds.x && place.x < bounds.maxX)
      && (place.height > 0 || place.y > bounds.y && place.y < bounds.maxY)
  }

  /// Whether a box covers it. A box that stays in place covers it only with all of its places, or with the whole
  /// scroll view, because a person can scroll it to a free place otherwise.
  func isCovered(by cover: LayoutFrame, scrollingAlong: Bool) -> Bool {
    guard !scrollingAlong, let view else { return cover.contains(box) }
    return cover.contains(way ?? view)
  }
}
