import Foundation
import ViewGraph

/// How far a view prefers to be from its neighbours at each of its edges.
public struct ViewSpacing: Sendable {
  /// What is preferred at an edge.
  enum Preference: Sendable, Equatable {
    /// No distance: whatever the neighbour prefers.
    case zero
    /// The system's.
    case standard
    /// None, whatever the neighbour prefers: that of a `Spacer`.
    case open
  }

  private var preferences: [Preference]

  init(all preference: Preference) {
    preferences = Array(repeating: preference, count: 4)
  }

  /// The system's usual distances.
  public init() { self.init(all: .standard) }

  /// No distance at any edge, unless the neighbour prefers one.
  public static let zero = ViewSpacing(all: .zero)

  /// Takes the distances of another view at these edges where they are larger.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      let index = Int(edge.rawValue)
      let (own, others) = (preferences[index], other.preferences[index])
      preferences[index] =
        own == .standard || others == .standard ? .standard : own == .zero ? others : own
    }
  }

  /// The larger one of both at these edges, and at others that of this one.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The distance to the next view in a direction, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start) = axis == .horizontal ? (Edge.trailing, Edge.leading) : (.bottom, .top)
    let pair = [preferences[Int(end.rawValue)], next.preferences[Int(start.rawValue)]]
    return pair.contains(.open) || !pair.contains(.standard) ? 0 : Self.standard
  }

  private static let standard: CGFloat = 8

  /// Whether a stack leaves no distance beside it.
  var isOpen: Bool { !preferences.contains(.standard) }
}
