import LayoutSolver
import ViewGraph

/// What a person sees and a finger reaches: by where things are, and by what lies over them.
extension Screen {
  /// Whether a person sees an element, or would after scrolling.
  func shows(_ node: TreeNode) -> Bool {
    guard node.isVisible, !isInUnseenBar(node), !isOverNoKeyboard(node) else { return false }
    laidOut()
    if node.lineage.contains(where: { !$0.isChosen }) { return false }
    return node.isInSight(on: shownSize.metrics.frame)
  }

  /// What lies over the middle of an element, however far the views around it are scrolled.
  func cover(of node: TreeNode) -> TreeNode? {
    laidOut()
    return node.cover
  }

  /// Whether it is a tool over the keyboard while nobody types into a field that it is for.
  private func isOverNoKeyboard(_ node: TreeNode) -> Bool {
    guard let bar = node.lineage.first(where: { $0.role == .keyboardBar }) else { return false }
    guard let typed = keyboard.flatMap({ present.nodes[$0] }), typed.isTyped else { return true }
    return !typed.lineage.contains { $0 === bar.parent }
  }

  /// Whether it is in the bar of menus of a window that shows none: then only its keys are there.
  private func isInUnseenBar(_ node: TreeNode) -> Bool {
    shownSize.width < 600 && node.lineage.contains { $0.role == .menuBar }
  }
}

extension TreeNode {
  /// Whether a person types into it.
  fileprivate var isTyped: Bool {
    switch role {
    case .textField, .secureField, .textEditor: true
    default: false
    }
  }

  /// Whether something of its box can be brought onto the screen.
  fileprivate func isInSight(on screen: LayoutFrame) -> Bool {
    // What is not laid out, such as an option of a closed menu, is judged by what it says alone.
    guard let frame = layout?.core.frame else { return true }
    if drawsItself, frame.width <= 0 || frame.height <= 0 { return false }
    var seen = frame
    // A box without a size is not drawn, but what is in it may be.
    if seen.width <= 0 || seen.height <= 0 { return true }
    for node in lineage.dropFirst() {
      guard let layout = node.layout else { continue }
      if node.scrolls {
        // It can be scrolled to wherever the scroll view itself is seen.
        seen = layout.core.frame
        continue
      }
      guard node.clips else { continue }
      guard let rest = seen.intersection(layout.outer.frame) else { return false }
      seen = rest
    }
    // A page that is too high for its window scrolls.
    return seen.x < screen.maxX && seen.maxX > screen.x
  }

  private var clips: Bool { flag(.isClipped) || has(.clipShape) }

  fileprivate var scrolls: Bool { role == .scroll || role == .list || role == .form }

  /// Whether it shows something of its own, so that without a size there is nothing to see.
  private var drawsItself: Bool {
    switch role {
    case .text: !words.isEmpty
    case .image, .shape, .textField, .secureField, .textEditor, .toggle, .slider, .stepper,
      .datePicker, .colorPicker:
      true
    default: false
    }
  }

  /// Whether a finger on its box touches it rather than what lies behind.
  fileprivate var catchesTouches: Bool {
    switch role {
    case .shape: return self[.paint].map(\.isSeen) ?? !has(.strokePaint) && !has(.strokeGradient)
    case .text, .image: return true
    case .box, .stack, .zstack, .grid, .gridRow, .label, .window:
      return self[.background]?.isSeen ?? (has(.backgroundGradient) || has(.material))
        || has(.onTap)
    case .scroll, .list, .form, .table: return true
    case .spacer, .divider, .textRun, .section, .sectionHeader, .sectionFooter, .row, .tableHeader,
      .columnHeader, .tableRow, .cell, .navigation,
      .page, .tabs, .tabContent, .modal, .search, .split, .column, .menuScreen:
      return false
    default: return true
    }
  }

  /// Whether neither it nor anything around it lets touches through.
  fileprivate var isTouchable: Bool {
    !lineage.contains {
      $0[.hitTesting] == false || $0.flag(.isHidden) || ($0[.opacity] ?? 1) < 0.01
    }
  }

  /// The innermost scroll view around it.
  private var scrollView: TreeNode? {
    lineage.dropFirst().first(where: \.scrolls)
  }

  /// What lies over its middle, however far the views around it are scrolled; nil: nothing.
  fileprivate var cover: TreeNode? {
    guard let box = layout?.core.frame, box.width > 0, box.height > 0 else { return nil }
    let scroll = scrollView
    let spot = Spot(
      x: box.x + box.width / 2, y: box.y + box.height / 2, view: scroll?.layout?.core.frame)
    var found: TreeNode?
    var child = self
    // From the inside out: what is over an outer view is over all that is in it.
    while let parent = child.parent, child.role != .modal {
      // What is scrolled with it stays where it is to it; the rest does not.
      let isInside = scroll == nil || parent === scroll || parent.isInside(scroll)
      for sibling in parent.children where sibling !== child && sibling.role != .modal {
        guard sibling.mayCover(spot, isInside), parent.draws(sibling, after: child) else {
          continue
        }
        found = sibling.uppermost(over: spot, isInside) ?? found
      }
      child = parent
    }
    return found
  }

  /// Whether a swipe or a long press shows it, so that it lies over nothing before.
  private var isUncovered: Bool {
    self[.barArea] == .over || role == .menu && self[.purpose] == .actions
  }

  private func isInside(_ scroll: TreeNode?) -> Bool { lineage.contains { $0 === scroll } }

  /// Where a finger touches, and the scroll view in which that can be moved.
  private struct Spot {
    let x, y: Double
    let view: LayoutFrame?

    /// Whether a box covers it. What does not scroll with it has to cover all of the scroll view, for
    /// else a person scrolls it away.
    func isCovered(by box: LayoutFrame, scrollingAlong: Bool) -> Bool {
      guard !scrollingAlong, let view else { return box.contains(x: x, y: y) }
      return box.contains(view)
    }
  }

  private func mayCover(_ spot: Spot, _ isInside: Bool) -> Bool {
    isChosen && !isUncovered
      && layout.map { spot.isCovered(by: $0.outer.bounds, scrollingAlong: isInside) } ?? false
  }

  /// Of it and what is inside of it, what is drawn last over a spot.
  private func uppermost(over spot: Spot, _ isInside: Bool) -> TreeNode? {
    var found: TreeNode?
    let isOver =
      layout.map { spot.isCovered(by: $0.core.frame, scrollingAlong: isInside) } ?? false
    // Nothing of it is seen outside of its box.
    if !isOver, clips || scrolls { return nil }
    if isOver, catchesTouches, isTouchable { found = self }
    for child in children where child.mayCover(spot, isInside) {
      found = child.uppermost(over: spot, isInside) ?? found
    }
    return found
  }

  /// Whether one child is drawn after another.
  private func draws(_ one: TreeNode, after other: TreeNode) -> Bool {
    func order(_ child: TreeNode) -> (Double, Int) {
      // The layer of a background is written behind its base, but lies behind it.
      let isBehind = self[.layering] == .behind && child.flag(.isLayer)
      return (child[.zIndex] ?? 0, isBehind ? -1 : child.index)
    }
    return order(one) > order(other)
  }
}

extension Paint {
  fileprivate var isSeen: Bool { system != .clear && alpha > 0 }
}
