import ViewGraph

/// The visibility of an element by its own attributes and those of the elements around, found in one walk.
package struct SeenAround {
  /// Whether something hides it.
  package fileprivate(set) var isHidden = false
  /// Whether a `ViewThatFits` around it shows another of its views. It is known after a layout.
  package fileprivate(set) var isChosen = true
  /// Whether it is in the bar of menus.
  package fileprivate(set) var isInMenuBar = false
  /// The innermost tools over the keyboard around the element.
  package fileprivate(set) var keyboardBar: TreeNode?
}

extension TreeNode {
  package var seenAround: SeenAround {
    var found = SeenAround()
    var next: TreeNode? = self
    while let node = next {
      switch node.role {
      case .menuBar: found.isInMenuBar = true
      case .keyboardBar: if found.keyboardBar == nil { found.keyboardBar = node }
      default: break
      }
      if node.hides { found.isHidden = true }
      if let layout = node.layout, !layout.outer.isShown { found.isChosen = false }
      next = node.parent
    }
    return found
  }

  /// Whether it hides itself and all inside of it.
  package var hides: Bool { flag(.isHidden) || self[.opacity] == 0 }
}
