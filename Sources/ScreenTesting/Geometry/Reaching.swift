import LayoutSolver
import ScreenLayout
import ViewGraph

/// What a person sees and a finger reaches: by where things are, and by what lies over them.
extension Screen {
  /// Whether a person sees an element, or would after scrolling.
  package func shows(_ node: TreeNode) -> Bool {
    // A layout comes first, for it may choose others of the views that fit.
    laidOut()
    let around = node.seenAround
    guard !around.isHidden, around.isChosen, !(around.isInMenuBar && hasUnseenMenus) else {
      return false
    }
    if let bar = around.keyboardBar, !isTypedFor(bar) { return false }
    return node.isInSight(on: shownSize.metrics.frame)
  }

  /// What lies over the middle of an element, however far the views around it are scrolled.
  package func cover(of node: TreeNode) -> TreeNode? {
    laidOut()
    return node.cover(of: .middle, below: present.layout.modelessSheets)
  }

  /// Whether a bar is there in this window while the keyboard is where it is; anything else always is.
  func isThere(_ node: TreeNode) -> Bool {
    switch node.role {
    case .menuBar: !hasUnseenMenus
    case .keyboardBar: isTypedFor(node)
    default: true
    }
  }

  /// Whether somebody types into a field that tools over the keyboard are for.
  private func isTypedFor(_ bar: TreeNode) -> Bool {
    guard let typed = keyboard.flatMap({ present.nodes[$0] }), typed.isTyped else { return false }
    return typed.lineage.contains { $0 === bar.parent }
  }

  /// Whether the window shows no bar of menus. Then only the bar's keys are there.
  private var hasUnseenMenus: Bool { shownSize.width < 600 }
}

extension TreeNode {
  /// Whether a person types into it.
  fileprivate var isTyped: Bool {
    switch role {
    case .textField, .secureField, .textEditor: true
    default: false
    }
  }
}
