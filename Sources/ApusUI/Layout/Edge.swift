/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}

/// The left or right side, in reading direction.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top, bottom

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

/// Distances from the sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
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
  case horizontal, vertical

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }
    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)
  }

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// How something keeps its proportions in a space of others.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Where lines of text stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// In which direction a language is written.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
