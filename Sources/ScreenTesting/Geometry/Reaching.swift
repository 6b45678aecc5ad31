import LayoutSolver
import ScreenLayout
import ViewGraph

/// What a person sees and a finger reaches: by where things are, and by what lies over them.
extension Screen {
  /// Whether a person sees an element, or would after scrolling.
  package func shows(_ node: TreeNode) -> Bool {
    guard node.isVisible, !isInUnseenBar(node), !isOverNoKeyboard(node) else { return false }
    laidOut()
    if node.lineage.contains(where: { !$0.isChosen }) { return false }
    return node.isInSight(on: shownSize.metrics.frame)
  }

  /// What lies over the middle of an element, however far the views around it are scrolled.
  package func cover(of node: TreeNode) -> TreeNode? {
    laidOut()
    return node.cover(of: .middle)
  }

  /// Whether a bar is there in this window while the keyboard is where it is; anything else always is.
  func isThere(_ node: TreeNode) -> Bool {
    switch node.role {
    case .menuBar: !isInUnseenBar(node)
    case .keyboardBar: !isOverNoKeyboard(node)
    default: true
    }
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
}
