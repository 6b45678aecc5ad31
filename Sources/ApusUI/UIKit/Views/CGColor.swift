/// A colour as layers have it: see ``UIColor/cgColor``.
public final class CGColor: Hashable, Sendable {
  let color: Color

  init(_ color: Color) { self.color = color }

  public static func == (one: CGColor, other: CGColor) -> Bool { one.color == other.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  /// The same colour, for a layer.
  public var cgColor: CGColor { CGColor(color) }

  /// The same colour as that of a layer.
  public init(cgColor: CGColor) { self.init(cgColor.color) }
}
