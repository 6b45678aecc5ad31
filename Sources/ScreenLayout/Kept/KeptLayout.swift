import LayoutSolver
import ViewGraph

/// How much was laid out, for tests and benchmarks.
@MainActor
package final class LayoutCount {
  /// Elements whose nodes were made.
  package internal(set) var elements = 0
  /// Windows whose views were placed from the outermost one on.
  package internal(set) var windows = 0

  package init() {}
}

/// The layout of a screen, kept from one question to the next.
///
/// A changed element is laid out anew in its place. As long as it answers as before what the views around it
/// asked, these keep their layout; otherwise the next one around is laid out anew, and so on.
@MainActor
package final class KeptLayout {
  package typealias Element = TreeNode
  private unowned let root: Element
  private let layouts: LayoutRegistry
  private var screen: ScreenMetrics?
  private var outdated: [NodeID: Element] = [:]
  private var modals: [NodeID: Element] = [:]
  private var matches = MatchedElements()
  package let count = LayoutCount()

  package init(_ root: Element, _ layouts: LayoutRegistry) {
    self.root = root
    self.layouts = layouts
  }

  // MARK: Changes

  package func added(_ element: Element) {
    if element.role == .modal {
      modals[element.id] = element
      outdate(element)
    }
    matches.note(element)
  }

  package func removed(_ element: Element) {
    outdated[element.id] = nil
    if element.role == .modal { modals[element.id] = nil }
    matches.forget(element)
  }

  /// Other elements are directly inside of an element, or the same in another order.
  package func childrenChanged(of element: Element) {
    outdate(element)
    // The distance above a section depends on its header.
    if element.role == .section, let around = element.parent { outdate(around) }
  }

  /// An attribute has another value. Frames stay if no layout has asked for the attribute.
  package func changed(_ element: Element, _ key: AttributeKey) {
    if key == .matched { matches.note(element) }
    guard element.isRead(key) || key.isReadAfterLayout else { return }
    outdate(element)
    if key.isReadAround, let around = element.parent { outdate(around) }
  }

  private func outdate(_ element: Element) {
    element.isLayoutOutdated = true
    outdated[element.id] = element
  }

  /// The sheets that leave the page behind them usable, in the order in which they came.
  package var modelessSheets: [Element] {
    if modals.isEmpty { return [] }
    return modals.values.filter { $0.flag(.isModeless) }.sorted { $0.id < $1.id }
  }

  // MARK: Layout

  /// Whether all frames are known.
  package func isCurrent(on screen: ScreenMetrics) -> Bool {
    screen == self.screen && outdated.isEmpty
  }

  /// Gives all elements their frames on a screen.
  ///
  /// - Parameter isAnew: Whether nothing that is known holds.
  package func update(on screen: ScreenMetrics, isAnew: Bool = false) {
    guard isAnew || !isCurrent(on: screen) else { return }
    // A layout of the app may ask another screen.
    let outer = TreeNode.isLayoutAsking
    TreeNode.isLayoutAsking = true
    defer { TreeNode.isLayoutAsking = outer }
    defer { matches.follow() }
    let builder = LayoutBuilder<Element>(screen, layouts, count: count)
    guard screen == self.screen, !isAnew else {
      self.screen = screen
      outdated = [:]
      outdateAll(root)
      count.windows += 1
      builder.layOutWindow(root)
      for modal in modals.values { builder.layOutModal(modal) }
      return
    }
    guard !outdated.isEmpty else { return }
    var levels: [[NodeID: Element]] = []
    for element in outdated.values {
      let depth = element.lineage.reduce(-1) { count, _ in count + 1 }
      while levels.count <= depth { levels.append([:]) }
      levels[depth][element.id] = element
    }
    outdated = [:]
    // The innermost elements come first, so each is laid out once.
    for depth in levels.indices.reversed() {
      for element in levels[depth].values {
        if element.role == .modal {
          builder.layOutModal(element)
        } else if let around = element.parent {
          if builder.exchange(element) { continue }
          around.isLayoutOutdated = true
          levels[depth - 1][around.id] = around
        } else {
          count.windows += 1
          builder.layOutWindow(root)
        }
      }
    }
  }

  private func outdateAll(_ element: Element) {
    element.isLayoutOutdated = true
    for child in element.children { outdateAll(child) }
  }
}

extension LayoutBuilder<TreeNode> {
  /// Lays out an element anew in its place.
  ///
  /// - Returns: False: what is around it has to be laid out, too.
  fileprivate func exchange(_ element: Element) -> Bool {
    guard let kept = element.layout, let context = kept.context else { return false }
    if let around = element.parent?.layout, around.context != nil,
      around.outer === kept.outer || around.core === kept.outer
    {
      return false
    }
    element.isLayoutOutdated = true
    guard let fresh = node(element, context), kept.outer.giveWay(to: fresh) else { return false }
    // A layer has the frame of its first view.
    if let layer = element.parent, layer.layout?.outer === kept.outer {
      layer.take(fresh)
    }
    return true
  }
}

extension AttributeKey {
  /// Whether what a host tells of places depends on it, besides frames.
  fileprivate var isReadAfterLayout: Bool { self == .measuresContent || self == .onGeometry }

  /// Whether the layout of what is around an element depends on it, otherwise than by the element's own layout.
  fileprivate var isReadAround: Bool {
    switch self {
    case .barArea, .look, .alignment, .edge, .spacing, .rowInsets, .ownSpacing, .isLayer, .index:
      true
    default: false
    }
  }
}
