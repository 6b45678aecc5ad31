import ScreenLayout
import ViewGraph

/// What other ways of testing need that search the elements themselves, as XCUITest's queries do.
extension Screen {
  /// The element around all others, up to date.
  package var root: TreeNode { present.root }

  /// The element with an identity.
  package func element(of id: NodeID) -> TreeNode? { present.nodes[id] }

  /// The uppermost sheet, alert or dialog.
  package var uppermostModal: TreeNode? { modal.node }

  /// The uppermost modal behind which nothing can be used.
  package var blockingModal: TreeNode? { graph.blockingModal.flatMap { present.nodes[$0] } }

  /// A single element for actions. Its removal ends that.
  package func element(_ node: TreeNode, as description: String) -> ScreenElement {
    ScreenElement(screen: self, description: description) { tree in
      tree.nodes[node.id] === node ? [node] : []
    }
  }

  /// Carries out an event without a failure; says why it was refused.
  package func attempt(_ action: Event.Action, on node: TreeNode) -> Refusal? {
    perform(action, on: node)
  }
}
