import ScreenLayout
import ViewGraph

/// A view that hears of a finger, as long as the finger is down. The browser's script does the same: see
/// client_fingers.js.
@MainActor
final class FingerFollower {
  enum Priority: Substring {
    case normal = "n"
    case high = "h"
    case simultaneous = "s"
  }

  let node: NodeID
  let priority: Priority
  /// The distance after which the view follows the finger; nil: moving begins nothing.
  private(set) var distance: Double?
  private(set) var hearsTouches: Bool
  let countsTaps: Bool
  private let holds: [Double]
  /// The box when the finger came down.
  let box: (x: Double, y: Double, width: Double, height: Double)
  /// Whether the view has heard of the finger.
  var hasBegun = false
  /// Whether the view follows the finger.
  var follows = false
  var isHeld = false

  /// The distance after which a finger taps nothing.
  static let slack = 10.0

  /// Reads what a view's gesture wants to hear: see `GestureWishes`.
  init?(_ node: TreeNode, controlInside: TreeNode?) {
    guard node.has(.onGesture), let text = node[.gesture] else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count >= 5, let priority = Priority(rawValue: parts[0]) else { return nil }
    self.node = node.id
    self.priority = priority
    distance = Double(parts[1])
    hearsTouches = parts[2] == "1"
    countsTaps = parts[4] == "1"
    holds = parts.dropFirst(5).compactMap { Double($0) }
    box = node.place.map { ($0.x, $0.y, $0.width, $0.height) } ?? (0, 0, 0, 0)
    guard let controlInside, priority == .normal else { return }
    // A control inside comes first. A field or a slider keeps the finger.
    let keeps = [.onEdit, .onNumber].contains { controlInside.has($0) }
    guard let distance, !keeps else { return nil }
    self.distance = max(distance, Self.slack)
    hearsTouches = false
  }

  /// Whether it follows a finger that has moved so far.
  func takes(_ moved: Double) -> Bool { isHeld || distance.map { moved >= $0 } ?? false }

  /// Whether it leaves a finger that has moved so far to others.
  func leaves(_ moved: Double) -> Bool {
    !follows && !isHeld && distance == nil && moved > Self.slack
  }

  /// The times that pass while the finger stays, in seconds since it came down.
  func holds(from start: Double, to end: Double) -> [Double] {
    hasBegun ? holds.filter { start < $0 && $0 <= end }.sorted() : []
  }
}
