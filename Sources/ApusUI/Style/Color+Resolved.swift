import ViewGraph

extension Color {
  /// A colour by its components, the same in light and dark.
  public struct Resolved: Hashable, Sendable, BitwiseCopyable {
    /// The red, from 0 to 1 and without the curve of sRGB.
    public var linearRed: Float
    /// The green, from 0 to 1 and without the curve of sRGB.
    public var linearGreen: Float
    /// The blue, from 0 to 1 and without the curve of sRGB.
    public var linearBlue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// A colour by its components.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let values = [red, green, blue]
      let linear =
        colorSpace == .sRGBLinear
        ? values
        : colorSpace.toStandard(values.map(Double.init)).map { Self.decoded(Float($0)) }
      (linearRed, linearGreen, linearBlue) = (linear[0], linear[1], linear[2])
      self.opacity = opacity
    }

    /// The red of sRGB, from 0 to 1.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.decoded(newValue) }
    }
    /// The green of sRGB, from 0 to 1.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.decoded(newValue) }
    }
    /// The blue of sRGB, from 0 to 1.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.decoded(newValue) }
    }

    /// The same colour, for a layer.
    public var cgColor: CGColor { CGColor(Color(self)) }

    /// A component with the curve of sRGB.
    private static func encoded(_ linear: Float) -> Float {
      linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
    }
    /// A component without the curve of sRGB.
    private static func decoded(_ value: Float) -> Float {
      value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }

  /// A colour with the components of another one.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The components that a page draws in an environment, in steps of 1/255.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let drawn = paint(in: environment).components(isDark: environment.colorScheme == .dark)
    return Resolved(
      red: Float(drawn.red), green: Float(drawn.green), blue: Float(drawn.blue),
      opacity: Float(drawn.opacity))
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    Color(self)._fill(in: environment)
  }
}

extension Color.Resolved: CustomStringConvertible {
  public var description: String { Color(self).description }
}

extension Color.Resolved: Animatable {
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

extension Color.Resolved: Codable {
  /// Writes the linear components and the opacity, in a list.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for value in [linearRed, linearGreen, linearBlue, opacity] { try list.encode(value) }
  }

  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    linearRed = try list.decode(Float.self)
    linearGreen = try list.decode(Float.self)
    linearBlue = try list.decode(Float.self)
    opacity = try list.decode(Float.self)
  }
}
