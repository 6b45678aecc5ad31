import ViewGraph

/// Colours at the points of a grid that run into each other between them.
///
/// ```swift
/// MeshGradient(
///   width: 2, height: 2,
///   points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///   colors: [.indigo, .cyan, .purple, .pink])
/// ```
///
/// A page gets it as a small picture that it stretches smoothly.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  /// A point of the grid with the points that pull at the lines to its neighbours.
  public struct BezierPoint: Equatable, Sendable {
    /// The place of the point.
    public var position: SIMD2<Float>
    /// The point that pulls at the line to the neighbour before.
    public var leadingControlPoint: SIMD2<Float>
    /// The point that pulls at the line to the neighbour above.
    public var topControlPoint: SIMD2<Float>
    /// The point that pulls at the line to the neighbour behind.
    public var trailingControlPoint: SIMD2<Float>
    /// The point that pulls at the line to the neighbour below.
    public var bottomControlPoint: SIMD2<Float>

    /// A point of the grid with the points that pull at the lines to its neighbours.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The points of the grid, row by row.
  public enum Locations: Equatable, Sendable {
    /// Points in fractions of the width and the height. The lines between them are smooth.
    case points([SIMD2<Float>])
    /// Points with the points that pull at the lines between them.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colours that follow their surroundings.
    case colors([Color])
  }

  /// The points in a row.
  public var width: Int
  /// The points in a column.
  public var height: Int
  /// The points of the grid, row by row.
  public var locations: Locations
  /// The colours of the points, row by row.
  public var colors: Colors
  /// The colour outside of the grid.
  public var background: Color
  /// Whether colours run into each other along smooth curves. Otherwise they do along straight lines.
  public var smoothsColors: Bool
  /// The space in which colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Colours at the points of a grid.
  ///
  /// - Parameters:
  ///   - width: The points in a row.
  ///   - height: The points in a column.
  ///   - locations: As many points as the grid has, row by row.
  ///   - colors: As many colours as the grid has points, row by row.
  ///   - background: The colour where the grid is not.
  ///   - smoothsColors: Whether colours run into each other along smooth curves.
  ///   - colorSpace: The space in which colours are mixed.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Colours at the points of a grid, in fractions of the width and the height.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Colours at the points of a grid, with the points that pull at the lines between them.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    let isDark = environment.colorScheme == .dark
    func components(_ color: Color) -> MeshColor {
      let parts = color.paint(in: environment).components(isDark: isDark)
      return MeshColor(parts.red, parts.green, parts.blue, parts.opacity)
    }
    let list =
      switch colors {
      case .colors(let colors): colors
      }
    var picture = MeshPicture(background: components(background), space: colorSpace)
    if let grid = MeshGrid(self, list.map(components)) { picture.draw(grid) }
    let side = MeshPicture.side
    let stops = picture.pixels.map { pixel in
      ElementGradient.Stop(
        location: 0,
        paint: Paint(red: pixel[0], green: pixel[1], blue: pixel[2], opacity: pixel[3]))
    }
    return _StyleFill(.gradient(ElementGradient(.picture(width: side, height: side), stops)))
  }
}

extension MeshGradient: View {
  public typealias Body = Never
  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    emitShape(Rectangle(), fill: .style(view._fill(in: context.environment)), context)
  }
}

extension Gradient {
  /// The space in which a gradient mixes its colours.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// The space of the screen.
    public static let device = ColorSpace(isPerceptual: false)
    /// A space in which equal distances look equal (Oklab).
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}
