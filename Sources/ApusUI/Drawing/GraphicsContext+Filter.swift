import Foundation

extension GraphicsContext {
  /// A change of a drawing's colours, or an addition such as a shadow.
  public struct Filter: Sendable {
    let effect: Drawing.Effect

    private init(_ effect: Drawing.Effect) { self.effect = effect }

    /// A shadow below the drawing.
    ///
    /// - Parameters:
    ///   - color: The shadow's colour.
    ///   - radius: How blurred it is, in points.
    ///   - x: How far it is to the right.
    ///   - y: How far it is below.
    ///   - blendMode: How it mixes with what is below. A page has the usual way alone.
    ///   - options: How it is drawn.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      if blendMode != .normal {
        notDrawn("GraphicsContext.Filter.shadow(blendMode:)", "a shadow covers what is below")
      }
      let offset = CGSize(width: x, height: y)
      return Filter(.shadow(Drawing.Shadow(color: color, radius: radius, offset: offset)))
    }

    /// A blur with a radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      if options.contains(.opaque) {
        notDrawn("GraphicsContext.BlurOptions.opaque", "edges fade")
      }
      return Filter(.blur(radius))
    }

    /// Multiplies each colour by this one, component by component.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }
    /// Turns all colours by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hue(angle)) }
    /// From 0 for grey over 1, which changes nothing, to more.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }
    /// Adds to all components: 0 changes nothing, 1 makes white.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }
    /// A factor: 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }
    /// An amount of 0 changes nothing, and 1 gives grey.
    public static func grayscale(_ amount: Double) -> Filter { Filter(.gray(amount)) }
    /// Draws in black, as opaque as the drawing is bright.
    public static var luminanceToAlpha: Filter { Filter(.luminance) }
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// How a blur is drawn.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Leaves nothing clear at the edges. On a page they fade.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
  }

  /// In which colours a filter works.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// By their light. A page works with sRGB.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// Applies a filter to each of the next drawings, after those that were added before.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if options.contains(.linearColor) {
      notDrawn("GraphicsContext.FilterOptions.linearColor", "filters work with sRGB")
    }
    effects.append(filter.effect)
  }
}
