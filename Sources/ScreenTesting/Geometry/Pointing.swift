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
    var sheets = graph.modalStack.compactMap { tree.nodes[$0] }
    if let blocking = blockingModal { sheets.removeFirst(sheets.firstIndex { $0 === blocking }!) }
    let below = blockingModal == nil ? tree.root.children.filter { $0.role != .modal } : []
    let windows = blockingModal == nil ? tree.root.children.filter(\.isWindow) : []
    for top in (below + sheets + windows).reversed() {
      if let found = top.touched(x: point.x, y: point.y, where: isThere) { return found }
      // A sheet lets nothing through.
      if top.role == .modal, !top.isWindow, top.isTouched(x: point.x, y: point.y) { return top }
    }
    return nil
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
