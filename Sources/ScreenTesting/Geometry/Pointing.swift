import Foundation
import ScreenLayout
import ViewGraph

extension Screen {
  /// The control that a tap at a point reaches, as a browser would find it there; nil: none takes the tap.
  ///
  /// ```swift
  /// #expect(screen.control(at: CGPoint(x: 195, y: 800))?.identifier == "continue.tap")
  /// ```
  ///
  /// Nothing is scrolled for it. A control that is disabled is found, too: a tap on it does nothing, and
  /// reaches nothing behind it. Beside a sheet or a dialog there is no control.
  ///
  /// - Parameter point: Points from the upper left corner of the screen.
  public func control(at point: CGPoint) -> ScreenElement? {
    guard let control = touched(at: point)?.touchedControl else { return nil }
    return ScreenElement(screen: self, description: "the control at (\(point.x), \(point.y))") {
      $0.nodes[control.id].map { [$0] } ?? []
    }
  }

  /// The topmost element that takes a finger at a point.
  package func touched(at point: CGPoint) -> TreeNode? {
    let tree = present
    laidOut()
    let tops =
      modal.node.map { [$0] }
      ?? Array(tree.root.children.filter { $0.role != .modal || $0.isWindow }.reversed())
    var touched: TreeNode?
    for top in tops where touched == nil {
      touched = top.touched(x: point.x, y: point.y) { self.isThere($0) }
    }
    return touched
  }
}

extension TreeNode {
  /// The control that a finger on this element reaches, menus and links among them.
  fileprivate var touchedControl: TreeNode? {
    let target = touchTarget
    let opened = lineage.first { [.menu, .link].contains($0.role) }
    guard let target, let opened else { return target ?? opened }
    return target.lineage.contains { $0 === opened } ? target : opened
  }
}
