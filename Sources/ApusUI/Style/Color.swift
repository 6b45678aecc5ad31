import ViewGraph

/// A colour: one of the system's, which follows light and dark, fixed components, or a name in the
/// app's catalogue. As a view it fills the space that it is offered.
public struct Color: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case paint(Paint)
    case named(String, bundlePath: String?)
    case adaptive(light: Paint, dark: Paint)
  }

  var storage: Storage
  /// What the storage's own opacity is multiplied by.
  var factor = 1.0

  init(storage: Storage) { self.storage = storage }
  init(system: Paint.System) { storage = .paint(Paint(system)) }

  /// The colour spaces in which components may be given. A page draws both in sRGB.
  public enum RGBColorSpace: Sendable, Hashable {
    /// The usual space of the web, the same without its curve, and a wider one.
    case sRGB, sRGBLinear, displayP3
  }

  /// Components from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let components = colorSpace.toStandard([red, green, blue])
    storage = .paint(
      Paint(red: components[0], green: components[1], blue: components[2], opacity: opacity))
  }

  /// A grey; components from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Components from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (red, green, blue) = components(
      hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// The colour set of that name in the app's catalogues. A name that is not there shows as magenta,
  /// and the log says so once.
  ///
  /// - Parameter bundle: Where the catalogue lies; nil: in the main bundle, or in any bundle of
  ///   resources beside the program.
  public init(_ name: String, bundle: Bundle? = nil) {
    storage = .named(name, bundlePath: bundle?.bundlePath)
  }

  /// The colour that UIKit's type holds.
  public init(uiColor: UIColor) { self = uiColor.color }
  // A catalogue's colour comes first, where both have the name.
  /// The colour that UIKit's type holds.
  @_disfavoredOverload public init(_ color: UIColor) { self = color.color }

  /// The same colour, its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.factor *= opacity
    return copy
  }

  /// The colour to draw.
  func paint(in environment: EnvironmentValues) -> Paint {
    let paint: Paint
    switch storage {
    case .paint(let fixed) where fixed.system == .accent && environment.accent != nil:
      paint = environment.accent!.paint(in: environment).multiplied(by: Double(fixed.alpha) / 255)
    case .paint(let fixed): paint = fixed
    case .named(let name, let path):
      paint = (AssetLibrary.shared.colors(name, bundlePath: path) ?? .missing).paint(
        in: environment)
    case .adaptive(let light, let dark):
      paint = environment.colorScheme == .dark ? dark : light
    }
    return factor == 1 ? paint : paint.multiplied(by: factor)
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    guard case .paint(let paint) = storage else { return "Color(\(storage))" }
    if let system = paint.system, factor == 1, paint.alpha == 255 { return "\(system)" }
    let drawn = factor == 1 ? paint : paint.multiplied(by: factor)
    let components = drawn.components(isDark: false)
    let bytes = [components.red, components.green, components.blue, components.opacity].map {
      String(format: "%02X", Int(($0 * 255).rounded()))
    }
    return "#" + bytes.joined()
  }
}

extension Color {
  // swift-format-ignore
  /// The system's colours. Each has a shade for light and one for dark, apart from white, black and
  /// clear.
  public static let red = Color(system: .red), orange = Color(system: .orange), yellow = Color(system: .yellow),
    green = Color(system: .green), mint = Color(system: .mint), teal = Color(system: .teal), cyan = Color(system: .cyan),
    blue = Color(system: .blue), indigo = Color(system: .indigo), purple = Color(system: .purple), pink = Color(system: .pink),
    brown = Color(system: .brown), white = Color(system: .white), gray = Color(system: .gray), black = Color(system: .black),
    clear = Color(system: .clear)
  /// The colour of text.
  public static let primary = Color(system: .primary)
  /// The colour of text that matters less.
  public static let secondary = Color(system: .secondary)
  /// The tint of the view around.
  public static let accentColor = Color(system: .accent)
}

extension Color: View {
  public typealias Body = Never
  public static func _emit(_ view: Color, _ context: EmissionContext) {
    context.open(.shape)
    context.writer.set(.shape, [Double(ShapeKind.rectangle.rawValue)])
    context.writer.set(.paint, view.paint(in: context.environment))
    context.close { _ in 3 }
  }
}

extension Color: ShapeStyle {
  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    _StyleFill(.paint(paint(in: environment)))
  }
}

/// Red, green and blue from 0 to 1.
func components(
  hue: Double, saturation: Double, brightness: Double
) -> (red: Double, green: Double, blue: Double) {
  func component(_ offset: Double) -> Double {
    let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
    let place = position < 0 ? position + 6 : position
    return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
  }
  return (component(5), component(3), component(1))
}

extension Color.RGBColorSpace {
  /// The components in sRGB.
  func toStandard(_ components: [Double]) -> [Double] {
    func encoded(_ linear: Double) -> Double {
      linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
    }
    func decoded(_ value: Double) -> Double {
      value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    switch self {
    case .sRGB: return components
    case .sRGBLinear: return components.map(encoded)
    case .displayP3:
      let linear = components.map(decoded)
      return [
        1.224_940 * linear[0] - 0.224_940 * linear[1],
        -0.042_057 * linear[0] + 1.042_057 * linear[1],
        -0.019_638 * linear[0] - 0.078_636 * linear[1] + 1.098_274 * linear[2],
      ].map { encoded(max(0, min(1, $0))) }
    }
  }
}
