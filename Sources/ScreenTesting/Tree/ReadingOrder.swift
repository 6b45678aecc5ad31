import ScreenLayout
import ViewGraph

/// The order in which assistive technology reads elements: see `accessibilitySortPriority`.
extension TreeNode {
  /// Whether it is a stack, whose elements are read together with those around it.
  private var isStack: Bool {
    switch role {
    case .box, .stack, .zstack, .grid, .gridRow: !has(.label) && !has(.childrenBehavior)
    default: false
    }
  }

  /// Notes that the elements around an element with a priority are read in an order of their own.
  func noteReadingOrder() {
    for around in lineage.dropFirst() {
      around.ordersReading = true
      guard around.isStack else { return }
    }
  }

  /// The elements at its level, those with the highest priority first.
  /// - Parameter visit: Is called with the stacks between.
  func unitsInOrder(_ visit: (TreeNode) -> Void) -> [TreeNode] {
    var units: [(node: TreeNode, priority: Double)] = []
    func add(_ around: TreeNode, _ priority: Double) {
      for child in around.shownChildren {
        let own = child[.sortPriority] ?? priority
        if child.isStack {
          visit(child)
          add(child, own)
        } else {
          units.append((child, own.isNaN ? 0 : own))
        }
      }
    }
    add(self, 0)
    // The sort of the library keeps the order of equal elements.
    return units.sorted { $0.priority > $1.priority }.map(\.node)
  }
}
