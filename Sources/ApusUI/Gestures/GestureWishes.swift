/// The steps of fingers that a page tells of, for the gestures of a view.
public struct _GestureWishes {
  /// The distance in points after which a finger drags; nil: moving a finger begins nothing.
  var distance: Double?
  /// Whether the page tells of a finger as soon as it comes down.
  var hearsTouches = false
  /// The seconds after which the page tells of a finger that stays.
  var holds: [Double] = []
  /// Whether two fingers do more than one.
  var takesTwoFingers = false
  /// Whether it matters that no other tap follows.
  var countsTaps = false

  /// The spaces in which places are counted.
  var spaces: [CoordinateSpace] = []

  /// The text for a page: the priority, the distance, a 1 for each wish, and the times.
  func text(_ priority: GesturePriority) -> String {
    let flags = [hearsTouches, takesTwoFingers, countsTaps].map { $0 ? "1" : "" }
    let parts =
      [priority.rawValue, distance.map(Self.number) ?? ""] + flags + holds.map(Self.number)
    return parts.joined(separator: ",")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}

/// The order among several gestures.
enum GesturePriority: String {
  /// Those of views inside come first.
  case normal = "n"
  /// It comes before those of views inside.
  case high = "h"
  /// It comes beside all others.
  case simultaneous = "s"
}
