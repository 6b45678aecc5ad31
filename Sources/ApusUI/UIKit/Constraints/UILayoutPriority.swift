import Foundation

/// How much a rule of a layout counts, up to 1000, which counts always.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Counts always.
  public static let required = UILayoutPriority(1000)
  /// Keeps content from being cut.
  public static let defaultHigh = UILayoutPriority(750)
  /// Keeps a view near the size of its content.
  public static let defaultLow = UILayoutPriority(250)
  /// Below all others.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
