import Foundation

extension GraphicsContext {
  /// The fill of a drawing, such as a colour, a gradient or a style.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case style(AnyShapeStyle, isColor: Bool)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
    }

    let kind: Kind
    /// Whether it is what words and pictures have by themselves.
    private(set) var isForeground = false

    private init(_ kind: Kind) { self.kind = kind }

    /// The foreground of the canvas.
    public static var foreground: Shading {
      var shading = Shading(.style(AnyShapeStyle(ForegroundStyle()), isColor: true))
      shading.isForeground = true
      return shading
    }

    /// A colour.
    public static func color(_ color: Color) -> Shading {
      Shading(.style(AnyShapeStyle(color), isColor: true))
    }

    /// Makes a colour. Components range from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey, from 0 for black to 1 for white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style. A gradient of it lies in the rectangle around the path that is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(.style(AnyShapeStyle(style), isColor: style is Color))
    }

    /// A gradient between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      options.report()
      return Shading(.linear(gradient, startPoint, endPoint))
    }

    /// A gradient around a point, between two radii.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      options.report()
      return Shading(.radial(gradient, center, startRadius, endRadius))
    }

    /// A gradient once around a point, beginning at an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      options.report()
      return Shading(.conic(gradient, center, angle))
    }
  }

  /// How a gradient is drawn.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Mixes colours by their light. A page mixes them as sRGB.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }

    fileprivate func report() {
      if contains(.linearColor) {
        notDrawn("GraphicsContext.GradientOptions.linearColor", "colours are mixed as sRGB")
      }
    }
  }

  /// A shading with the colours of the canvas's environment.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The style of a shading for a path in the canvas's coordinates.
  ///
  /// - Parameter transform: The map from the shading's coordinates to the canvas's.
  func ink(
    _ shading: Shading, for path: Path, margin: CGFloat = 0, _ transform: CGAffineTransform
  ) -> Drawing.Ink {
    // In a square, a gradient along a slanted line runs as its points say.
    let side = max(size.width, size.height, 1)
    let square = CGRect(x: 0, y: 0, width: side, height: side)
    func unit(_ point: CGPoint) -> UnitPoint {
      let place = point.applying(transform)
      return UnitPoint(x: place.x / side, y: place.y / side)
    }
    switch shading.kind {
    case .style(let style, true): return Drawing.Ink(style)
    case .style(let style, false):
      let bounds = path.boundingRect.insetBy(dx: -margin, dy: -margin)
      return Drawing.Ink(style, in: bounds)
    case .linear(let gradient, let start, let end):
      return Drawing.Ink(
        LinearGradient(gradient: gradient, startPoint: unit(start), endPoint: unit(end)),
        in: square)
    case .radial(let gradient, let center, let start, let end):
      let scale = transform.scale
      return Drawing.Ink(
        RadialGradient(
          gradient: gradient, center: unit(center), startRadius: start * scale,
          endRadius: end * scale), in: square)
    case .conic(let gradient, let center, let angle):
      let turn = Angle.radians(Double(atan2(transform.b, transform.a)))
      return Drawing.Ink(
        AngularGradient(gradient: gradient, center: unit(center), angle: angle + turn), in: square)
    }
  }
}

extension GraphicsContext.Shading {
  /// The style for something whose size only the page knows: a gradient fills it along the nearest of its sides.
  var style: AnyShapeStyle {
    func direction(_ start: CGPoint, _ end: CGPoint) -> (UnitPoint, UnitPoint) {
      let (across, down) = (end.x - start.x, end.y - start.y)
      guard abs(across) > abs(down) else { return down < 0 ? (.bottom, .top) : (.top, .bottom) }
      return across < 0 ? (.trailing, .leading) : (.leading, .trailing)
    }
    if case .style(let style, _) = kind { return style }
    notDrawn(
      "GraphicsContext.ResolvedText.shading", "a gradient fills the rectangle around the words")
    switch kind {
    case .style(let style, _): return style
    case .linear(let gradient, let start, let end):
      let (first, last) = direction(start, end)
      return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: first, endPoint: last))
    case .radial(let gradient, _, let start, let end):
      return AnyShapeStyle(
        RadialGradient(gradient: gradient, center: .center, startRadius: start, endRadius: end))
    case .conic(let gradient, _, let angle):
      return AnyShapeStyle(AngularGradient(gradient: gradient, center: .center, angle: angle))
    }
  }
}
