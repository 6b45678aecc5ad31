import ViewGraph

/// Something to draw with: a colour, a gradient, a material, a place in a hierarchy of styles.
nonisolated public protocol ShapeStyle: Sendable {
  /// The type of the style that ``resolve(in:)`` gives; `Never` for those that a host draws.
  associatedtype Resolved: ShapeStyle = Never
  /// The style to use in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// What is drawn. Not for apps: a style says what it is by `resolve(in:)`.
  func _fill(in environment: EnvironmentValues) -> _StyleFill
}

extension ShapeStyle {
  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    resolve(in: environment)._fill(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is drawn by the host.")
  }
}

extension Never: ShapeStyle {
  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    fatalError("Never is no style.")
  }
}

/// What a style draws, in an environment.
public struct _StyleFill: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case paint(Paint)
    case gradient(ElementGradient)
    case material(ElementMaterial)
  }

  let kind: Kind
  /// The shadow of the drawing.
  var shadow: FillShadow?

  init(_ kind: Kind, shadow: FillShadow? = nil) {
    self.kind = kind
    self.shadow = shadow
  }

  func multiplied(by opacity: Double) -> _StyleFill {
    switch kind {
    case .paint(let paint): _StyleFill(.paint(paint.multiplied(by: opacity)), shadow: shadow)
    case .gradient(let gradient):
      _StyleFill(.gradient(gradient.multiplied(by: opacity)), shadow: shadow)
    case .material: self
    }
  }

  /// Writes it under the key for colours, for gradients or for materials.
  func write(
    _ writer: ElementWriter, paint: Attribute<Paint>, gradient: Attribute<ElementGradient>
  ) {
    switch kind {
    case .paint(let value): writer.set(paint, value)
    case .gradient(let value): writer.set(gradient, value)
    case .material(let material): writer.set(.material, material)
    }
    shadow?.write(writer)
  }

  /// The one colour that comes nearest: of a gradient its first.
  var paint: Paint {
    switch kind {
    case .paint(let paint): paint
    case .gradient(let gradient): gradient.stops.first?.paint ?? Paint(.clear)
    case .material: Paint(.secondaryBackground, opacity: 0.7)
    }
  }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle
  /// A style that hides its type.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    style._fill(in: environment)
  }
}

/// A style whose opacity is multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double
  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    style._fill(in: environment).multiplied(by: opacity)
  }
}

extension ShapeStyle {
  /// The same style, its opacity multiplied.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

// The statics are disfavoured: `.background(Color.red)` would else be tried in both ways per
// modifier of a chain, in exponential time.
extension ShapeStyle where Self == Color {
  /// The system's red.
  @_disfavoredOverload public static var red: Color { .red }
  /// The system's orange.
  @_disfavoredOverload public static var orange: Color { .orange }
  /// The system's yellow.
  @_disfavoredOverload public static var yellow: Color { .yellow }
  /// The system's green.
  @_disfavoredOverload public static var green: Color { .green }
  /// The system's mint.
  @_disfavoredOverload public static var mint: Color { .mint }
  /// The system's teal.
  @_disfavoredOverload public static var teal: Color { .teal }
  /// The system's cyan.
  @_disfavoredOverload public static var cyan: Color { .cyan }
  /// The system's blue.
  @_disfavoredOverload public static var blue: Color { .blue }
  /// The system's indigo.
  @_disfavoredOverload public static var indigo: Color { .indigo }
  /// The system's purple.
  @_disfavoredOverload public static var purple: Color { .purple }
  /// The system's pink.
  @_disfavoredOverload public static var pink: Color { .pink }
  /// The system's brown.
  @_disfavoredOverload public static var brown: Color { .brown }
  /// White.
  @_disfavoredOverload public static var white: Color { .white }
  /// The system's grey.
  @_disfavoredOverload public static var gray: Color { .gray }
  /// Black.
  @_disfavoredOverload public static var black: Color { .black }
  /// Nothing: fully transparent.
  @_disfavoredOverload public static var clear: Color { .clear }
}
