import ViewGraph

/// Colours that run into each other.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// From 0 to 1.
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// The colours at equal distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  func numbers(_ header: [Double], in environment: EnvironmentValues) -> _StyleFill {
    var numbers = header
    for stop in stops {
      numbers.append(Double(stop.location))
      numbers.append(Double(stop.color.paint(in: environment).bits))
    }
    return _StyleFill(.gradient(numbers))
  }
}

/// The form of the attribute `.gradient`: five numbers of geometry, then two per stop.
enum GradientNumbers {
  static let headerCount = 5

  static func multiplied(_ numbers: [Double], by opacity: Double) -> [Double] {
    var copy = numbers
    for index in stride(from: headerCount + 1, to: numbers.count, by: 2) {
      copy[index] = Double(Paint(bits: UInt64(numbers[index])).multiplied(by: opacity).bits)
    }
    return copy
  }

  static func firstPaint(_ numbers: [Double]) -> Paint? {
    numbers.count > headerCount + 1 ? Paint(bits: UInt64(numbers[headerCount + 1])) : nil
  }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let start, end: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    gradient.numbers([1, start.x, start.y, end.x, end.y], in: environment)
  }
}

/// A gradient from a centre outwards, between two radii in points.
public struct RadialGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius, endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    gradient.numbers([2, center.x, center.y, startRadius, endRadius], in: environment)
  }
}

/// A gradient from a centre outwards that takes the shape of what it fills; radii are fractions.
public struct EllipticalGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius, endRadius: CGFloat

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    startRadius = startRadiusFraction
    endRadius = endRadiusFraction
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    gradient.numbers([4, center.x, center.y, startRadius, endRadius], in: environment)
  }
}

/// A gradient around a centre.
public struct AngularGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let start, end: Angle

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    start = startAngle
    end = endAngle
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Once around, beginning at `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    gradient.numbers([3, center.x, center.y, start.degrees, end.degrees], in: environment)
  }
}

/// A soft gradient of one colour, as `Color.gradient` gives.
public struct AnyGradient: ShapeStyle, Hashable {
  private let gradient: Gradient?
  private let base: Color?

  public init(_ gradient: Gradient) {
    self.gradient = gradient
    base = nil
  }

  init(base: Color) {
    gradient = nil
    self.base = base
  }

  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    if let gradient { return gradient.numbers([1, 0.5, 0, 0.5, 1], in: environment) }
    let color = base ?? .clear
    let paint = color.paint(in: environment)
    let (red, green, blue, opacity) = paint.components(isDark: environment.colorScheme == .dark)
    func lightened(_ component: Double) -> Double { component + (1 - component) * 0.2 }
    let top = Color(
      red: lightened(red), green: lightened(green), blue: lightened(blue), opacity: opacity)
    return Gradient(colors: [top, color]).numbers([1, 0.5, 0, 0.5, 1], in: environment)
  }
}

extension Color {
  /// The colour, a little lighter at the top.
  public var gradient: AnyGradient { AnyGradient(base: self) }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
