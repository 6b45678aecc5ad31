import ViewGraph

/// A colour by its components in sRGB, or one of a `UIColor` that layers draw.
public final class CGColor: Hashable, Sendable {
  let color: Color

  init(_ color: Color) { self.color = color }

  /// Makes a colour from sRGB components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a colour from sRGB components between 0 and 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey from 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and opacity from 0 to 1; nil for an adaptive colour.
  public var components: [CGFloat]? { color.values?.map { CGFloat($0) } }
  /// How many components there are: four.
  public var numberOfComponents: Int { 4 }
  /// The opacity from 0 to 1. Adaptive colours have an opacity of 1.
  public var alpha: CGFloat { CGFloat(color.values?[3] ?? 1) }

  /// The same colour with another opacity; nil for an adaptive colour.
  public func copy(alpha: CGFloat) -> CGColor? {
    color.values.map { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: alpha) }
  }

  public static func == (first: CGColor, second: CGColor) -> Bool { first.color == second.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// Red, green, blue and opacity from 0 to 1; nil for an adaptive colour.
  fileprivate var values: [Double]? {
    guard case .paint(let paint) = storage, paint.system == nil else { return nil }
    let drawn = (factor == 1 ? paint : paint.multiplied(by: factor)).components(isDark: false)
    return [drawn.red, drawn.green, drawn.blue, drawn.opacity]
  }

  /// The components; nil for an adaptive colour.
  public var cgColor: CGColor? { values == nil ? nil : CGColor(self) }

  /// A colour by its components.
  public init(cgColor: CGColor) { self = cgColor.color }

  // A catalogue's colour comes first, where both have the name.
  /// A colour by its components.
  @_disfavoredOverload public init(_ cgColor: CGColor) { self = cgColor.color }
}

extension UIColor {
  /// The same colour, for a layer.
  public var cgColor: CGColor { CGColor(color) }

  /// A colour by its components.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
}
