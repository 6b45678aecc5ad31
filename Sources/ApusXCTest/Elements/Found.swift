import Foundation
import ScreenLayout
import ScreenTesting
import ViewGraph

/// An element of XCUITest: an element of the screen, or a part of an element.
@MainActor
struct Found {
  enum Part {
    case application, window, whole
    /// The bar below the tabs.
    case tabBar
    /// The dots of a tab view with pages.
    case pageIndicator
    /// The halves of a stepper.
    case increment, decrement
    /// The switch at the end of a toggle's row.
    case innerSwitch
    /// The wheel of a picker.
    case wheel
    /// The keyboard of the phone, and its return key.
    case keyboard, returnKey
  }

  let node: TreeNode
  var part: Part = .whole

  func isSame(as other: Found) -> Bool { node === other.node && part == other.part }

  /// The elements directly inside of this one.
  func children(in app: RunningApp) -> [Found] {
    switch part {
    case .application: return [Found(node: node, part: .window)] + keyboard(in: app)
    case .tabBar: return node.shownChildren.filter { $0.role == .tab }.map { Found(node: $0) }
    case .keyboard: return [Found(node: node, part: .returnKey)]
    case .increment, .decrement, .innerSwitch, .wheel, .returnKey, .pageIndicator: return []
    case .window, .whole: break
    }
    let inside = node.shownChildren.filter { isThere($0, in: app) }.map { Found(node: $0) }
    switch node.role {
    case .stepper: return parts(.decrement, .increment) + inside
    case .toggle: return inside + parts(.innerSwitch)
    case .tabs:
      let pages = inside.filter { $0.node.role != .tab }
      guard node[.look] == .page else { return pages + parts(.tabBar) }
      return pages.count < inside.count ? pages + parts(.pageIndicator) : pages
    case .picker where node[.look] == .wheel: return parts(.wheel)
    default: return inside
    }
  }

  /// All elements inside of this one, in reading order.
  func descendants(in app: RunningApp) -> [Found] {
    var found: [Found] = []
    func walk(_ element: Found) {
      for child in element.children(in: app) {
        found.append(child)
        walk(child)
      }
    }
    walk(self)
    return found
  }

  private func parts(_ parts: Part...) -> [Found] { parts.map { Found(node: node, part: $0) } }

  private func keyboard(in app: RunningApp) -> [Found] {
    guard let typed = app.screen.keyboard, let field = app.screen.element(of: typed) else {
      return []
    }
    return [Found(node: field, part: .keyboard)]
  }

  /// Whether a phone has the element in its tree: nothing hidden, no page under another, no choice of a closed menu.
  private func isThere(_ child: TreeNode, in app: RunningApp) -> Bool {
    if child.flag(.isHidden) || child.flag(.isAccessibilityHidden) || child[.opacity] == 0 {
      return false
    }
    if child[.swipe] != nil || child[.barArea] == .over { return app.openRow == child.row?.id }
    if child.role == .menuBar || child.role == .window { return false }
    if node.role == .menu, child.role != .menuLabel { return app.openMenu == node.id }
    if child.role == .option, let picker = child.lineage.first(where: { $0.role == .picker }) {
      return !picker.opensAsMenu || app.openMenu == picker.id
    }
    return true
  }
}

extension TreeNode {
  /// The row of a list around.
  var row: TreeNode? { lineage.first { $0.role.isRow } }

  /// Whether a picker shows its choices after a tap only.
  var opensAsMenu: Bool {
    guard role == .picker else { return false }
    switch self[.look] {
    case .segmented, .inline, .wheel, .radioGroup: return false
    default: return true
    }
  }
}
