import ViewGraph

/// A colour by its components in sRGB.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and opacity from 0 to 1.
  let values: [Double]

  /// A colour by its components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha].map { Double($0) }
  }

  /// A colour by its components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey from 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and opacity from 0 to 1.
  public var components: [CGFloat]? { values.map { CGFloat($0) } }
  /// How many components there are: four.
  public var numberOfComponents: Int { values.count }
  /// The opacity from 0 to 1.
  public var alpha: CGFloat { CGFloat(values[3]) }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
  }

  public static func == (first: CGColor, second: CGColor) -> Bool { first.values == second.values }
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension Color {
  /// The components; nil for a colour that depends on where it is shown.
  public var cgColor: CGColor? {
    guard case .paint(let paint) = storage, paint.system == nil else { return nil }
    let drawn = (factor == 1 ? paint : paint.multiplied(by: factor)).components(isDark: false)
    return CGColor(red: drawn.red, green: drawn.green, blue: drawn.blue, alpha: drawn.opacity)
  }

  /// A colour by its components.
  public init(cgColor: CGColor) {
    let values = cgColor.values
    self.init(red: values[0], green: values[1], blue: values[2], opacity: values[3])
  }

  // A catalogue's colour comes first, where both have the name.
  /// A colour by its components.
  @_disfavoredOverload public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
}

extension UIColor {
  /// A colour by its components.
  public init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }
}
