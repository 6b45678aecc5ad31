/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The four edges. Leading is left in languages from left to right, and right in others.
  case top, leading, bottom, trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// A set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}

/// The left or right side, in reading direction.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The leading and the trailing edge.
  case leading, trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// A set of one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The top and the bottom edge.
  case top, bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// A set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// Distances from the sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from an edge, in points.
  public var top, leading, bottom, trailing: CGFloat

  /// Insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// Insets by a distance from each edge, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ edges: Edge.Set, _ length: CGFloat) {
    top = edges.contains(.top) ? length : 0
    leading = edges.contains(.leading) ? length : 0
    bottom = edges.contains(.bottom) ? length : 0
    trailing = edges.contains(.trailing) ? length : 0
  }

  var numbers: [Double] { [top, leading, bottom, trailing] }
}

/// A direction: horizontal or vertical.
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  /// The two directions.
  case horizontal, vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// A set of one axis.
    public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }
    /// The horizontal axis.
    public static let horizontal = Set(.horizontal)
    /// The vertical axis.
    public static let vertical = Set(.vertical)
  }

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// How a view with fixed proportions fits a space of other proportions.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// The alignment of lines of text.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// In which direction a language is written.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
