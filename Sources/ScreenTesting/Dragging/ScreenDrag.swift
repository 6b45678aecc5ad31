import ApusUI
import Foundation
import ScreenLayout
import ViewGraph

/// Content that is dragged over the screen.
///
/// ```swift
/// let drag = screen.element("task.1").beginDrag()
/// drag.move(over: screen.element("done"))
/// #expect(screen.element("done.mark").isVisible)
/// drag.drop()
/// ```
@MainActor
public final class ScreenDrag {
  private let screen: Screen
  /// The element whose content is dragged; nil: the content comes from outside.
  private let source: NodeID?
  private let content: OutsideContent?
  /// The element that takes the content where it is now, and the place in points from the element's corner.
  private var over: (node: NodeID, point: CGPoint)?
  /// Elements that have refused the content.
  private var refusing: Set<NodeID> = []
  private var isOn = true

  init(on screen: Screen, from source: NodeID?, content: OutsideContent? = nil) {
    self.screen = screen
    self.source = source
    self.content = content
  }

  /// The result of a drop. The pointer of a browser shows it.
  public enum Effect: Sendable { case copy, move, forbidden }

  /// The result of a drop now; nil: no element takes the content here.
  public var effect: Effect? {
    guard let node = over.flatMap({ screen.present.nodes[$0.node] }) else { return nil }
    switch node[.dropEffect] {
    case .copy: return .copy
    case .move, .before, .after: return .move
    case .forbidden: return .forbidden
    case .refused, nil: return nil
    }
  }

  /// Moves the content over an element. The innermost element there that takes the content hears of it.
  ///
  /// - Parameter place: Where, as a part of the element's size.
  public func move(
    over element: ScreenElement, at place: UnitPoint = .center, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let caller = ScreenFailure.Place(
      fileID: fileID, filePath: filePath, line: line, column: column)
    guard isOn, element.target(caller, to: "drag over") != nil, let frame = element.frame else {
      return
    }
    let point = CGPoint(
      x: frame.minX + frame.width * place.x, y: frame.minY + frame.height * place.y)
    while isOn, let taker = taker(under: element) {
      let isNew = taker.id != over?.node
      if isNew { leave() }
      tell(isNew ? .entered : .moved, to: taker, at: point)
      guard isRefused(by: taker) else { return }
    }
    leave()
  }

  /// Moves the content to a point of the screen.
  package func move(to point: CGPoint) {
    while isOn, let taker = screen.dropTarget(at: point, except: refusing) {
      let isNew = taker.id != over?.node
      if isNew { leave() }
      tell(isNew ? .entered : .moved, to: taker, at: point)
      guard isRefused(by: taker) else { return }
    }
    leave()
  }

  private func isRefused(by taker: TreeNode) -> Bool {
    guard screen.present.nodes[taker.id]?[.dropEffect] == .refused else { return false }
    refusing.insert(taker.id)
    return true
  }

  private func taker(under element: ScreenElement) -> TreeNode? {
    element.node?.lineage.first { $0.has(.onDrop) && !refusing.contains($0.id) }
  }

  /// Drops the content.
  ///
  /// - Returns: Whether an element takes content here.
  @discardableResult
  public func drop() -> Bool {
    guard isOn else { return false }
    let isTaken = effect.map { $0 != .forbidden } ?? false
    if let over, let node = screen.present.nodes[over.node] {
      if let file = content?.file { _ = screen.perform(.file(file), on: node) }
      tell(isTaken ? .dropped : .exited, to: node, local: over.point)
      self.over = nil
    }
    end()
    return isTaken
  }

  /// Gives up, as the Escape key does.
  public func cancel() {
    guard isOn else { return }
    leave()
    end()
  }

  private func leave() {
    if let over, let node = screen.present.nodes[over.node] {
      tell(.exited, to: node, local: over.point)
    }
    over = nil
  }

  private func end() {
    isOn = false
    // The element may be gone.
    if let source, let node = screen.present.nodes[source], node.has(.onDrag) {
      _ = screen.perform(.drag(false), on: node)
    }
  }

  private func tell(_ phase: DropSample.Phase, to node: TreeNode, at point: CGPoint) {
    let box = node.place
    tell(
      phase, to: node,
      local: CGPoint(x: point.x - (box?.x ?? 0), y: point.y - (box?.y ?? 0)))
  }

  private func tell(_ phase: DropSample.Phase, to node: TreeNode, local point: CGPoint) {
    over = (node.id, point)
    let box = node.place
    let sample = DropSample(
      phase, x: point.x, y: point.y, width: box?.width ?? 0, height: box?.height ?? 0,
      types: content?.types ?? [], text: phase == .dropped ? content?.text ?? "" : "")
    _ = screen.perform(.drop(sample), on: node)
  }
}

extension Screen {
  /// Begins to drag the content at a point; nil: there is none.
  package func beginDrag(at point: CGPoint) -> ScreenDrag? {
    guard let source = touched(at: point)?.lineage.first(where: { $0.has(.onDrag) }),
      perform(.drag(true), on: source) == nil
    else { return nil }
    return ScreenDrag(on: self, from: source.id)
  }

  /// The innermost element that takes content at a point, anywhere in its frame.
  fileprivate func dropTarget(at point: CGPoint, except refusing: Set<NodeID>) -> TreeNode? {
    laidOut()
    var found: TreeNode?
    (blockingModal ?? present.root).walk { node in
      guard node.has(.onDrop), !refusing.contains(node.id), let box = node.place,
        CGRect(x: box.x, y: box.y, width: box.width, height: box.height).contains(point),
        shows(node)
      else { return }
      found = node
    }
    return found
  }
}

/// Content from outside of the app.
struct OutsideContent {
  var types: [String]
  var text = ""
  var file: ChosenFile?
}
