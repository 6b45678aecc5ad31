extension GraphicsContext {
  /// How the colours of a drawing mix with those below it.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The usual way.
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// Multiplies the colours.
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// Multiplies the opposites of the colours.
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// Darkens what is dark, and lightens what is light.
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// Takes the darker of two components.
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// Takes the lighter of two components.
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// Lightens what is below by the drawing.
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// Darkens what is below by the drawing.
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// Darkens or lightens softly, by the drawing.
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// Darkens or lightens strongly, by the drawing.
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// Takes the difference of the colours.
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// Takes the difference of the colours, with less contrast.
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// Takes the hue of the drawing.
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// Takes the saturation of the drawing.
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// Takes the hue and the saturation of the drawing.
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// Takes the brightness of the drawing.
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// Adds the colours.
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

    var mode: ApusUI.BlendMode {
      switch self {
      case .multiply: .multiply
      case .screen: .screen
      case .overlay: .overlay
      case .darken: .darken
      case .lighten: .lighten
      case .colorDodge: .colorDodge
      case .colorBurn: .colorBurn
      case .softLight: .softLight
      case .hardLight: .hardLight
      case .difference: .difference
      case .exclusion: .exclusion
      case .hue: .hue
      case .saturation: .saturation
      case .color: .color
      case .luminosity: .luminosity
      case .plusLighter: .plusLighter
      default: .normal
      }
    }
  }
}
