import Testing
import ViewGraph

@testable import ApusUI
@testable import ScreenTesting

/// Gradients between the points of a grid.
@MainActor
@Suite struct MeshGradientTests {
  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private static let colors: [Color] = [
    Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
    Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 1, blue: 1),
  ]

  private func gradient(_ screen: Screen) -> ElementGradient? {
    var found: ElementGradient?
    screen.present.root.walk { if let gradient = $0[.gradient] { found = gradient } }
    return found
  }

  /// Red, green, blue and opacity at a part of the width and the height.
  private func color(_ mesh: MeshGradient, _ x: Double, _ y: Double) throws -> [Double] {
    let gradient = try #require(self.gradient(Screen { mesh }))
    guard case .picture(let width, let height) = gradient.geometry else { return [] }
    #expect(gradient.stops.count == width * height)
    let row = Int((Double(height - 1) * y).rounded())
    let paint = gradient.stops[row * width + Int((Double(width - 1) * x).rounded())].paint
    let parts = paint.components(isDark: false)
    return [parts.red, parts.green, parts.blue, parts.opacity]
  }

  private func isClose(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 0.04 }
  }

  @Test func theCornersHaveTheirColours() throws {
    for isSmooth in [true, false] {
      let mesh = MeshGradient(
        width: 2, height: 2, points: Self.corners, colors: Self.colors, smoothsColors: isSmooth)
      #expect(try color(mesh, 0, 0) == [1, 0, 0, 1])
      #expect(try color(mesh, 1, 0) == [0, 1, 0, 1])
      #expect(try color(mesh, 0, 1) == [0, 0, 1, 1])
      #expect(try color(mesh, 1, 1) == [1, 1, 1, 1])
      #expect(isClose(try color(mesh, 0.5, 0.5), [0.5, 0.5, 0.5, 1]))
      #expect(isClose(try color(mesh, 0.5, 0), [0.5, 0.5, 0, 1]))
    }
  }

  @Test func aPointThatMovesTakesItsColourAlong() throws {
    var points: [SIMD2<Float>] = []
    for row in 0..<3 { for column in 0..<3 { points.append([Float(column) / 2, Float(row) / 2]) } }
    points[4] = [0.75, 0.25]
    let black = Color(red: 0, green: 0, blue: 0), white = Color(red: 1, green: 1, blue: 1)
    let colors = (0..<9).map { $0 == 4 ? white : black }
    let mesh = MeshGradient(width: 3, height: 3, points: points, colors: colors)
    #expect(try color(mesh, 0.75, 0.25)[0] > 0.9)
    #expect(try color(mesh, 0.5, 0.5)[0] < 0.8)
    #expect(try color(mesh, 0, 0)[0] == 0)
  }

  @Test func theBackgroundIsWhereTheGridIsNot() throws {
    let points: [SIMD2<Float>] = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]
    let mesh = MeshGradient(
      width: 2, height: 2, points: points, colors: Self.colors,
      background: Color(red: 0, green: 0, blue: 0))
    #expect(try color(mesh, 0.1, 0.1) == [0, 0, 0, 1])
    #expect(isClose(try color(mesh, 0.5, 0.5), [0.5, 0.5, 0.5, 1]))
    var clear = mesh
    clear.background = .clear
    #expect(try color(clear, 0.1, 0.1)[3] == 0)
  }

  @Test func linesBendToTheirControlPoints() throws {
    func point(_ place: SIMD2<Float>, bottom: SIMD2<Float>? = nil, top: SIMD2<Float>? = nil)
      -> MeshGradient.BezierPoint
    {
      MeshGradient.BezierPoint(
        position: place, leadingControlPoint: place, topControlPoint: top ?? place,
        trailingControlPoint: place, bottomControlPoint: bottom ?? place)
    }
    let points = [
      point([0, 0], bottom: [0.5, 0.3]), point([1, 0]), point([0, 1], top: [0.5, 0.7]),
      point([1, 1]),
    ]
    let mesh = MeshGradient(width: 2, height: 2, bezierPoints: points, colors: Self.colors)
    #expect(try color(mesh, 0.1, 0.5)[3] == 0)
    #expect(try color(mesh, 0.6, 0.5)[3] == 1)
  }

  @Test func aPerceptualMixOfBlueAndYellowIsNotGrey() throws {
    let blue = Color(red: 0, green: 0, blue: 1), yellow = Color(red: 1, green: 1, blue: 0)
    func mesh(_ space: Gradient.ColorSpace) -> MeshGradient {
      MeshGradient(
        width: 2, height: 2, points: Self.corners, colors: [blue, yellow, blue, yellow],
        colorSpace: space)
    }
    #expect(isClose(try color(mesh(.device), 0.5, 0.5), [0.5, 0.5, 0.5, 1]))
    let mixed = try color(mesh(.perceptual), 0.5, 0.5)
    #expect(mixed[1] > mixed[0] + 0.1)
  }

  @Test func aGridThatDoesNotFitIsItsBackground() throws {
    let mesh = MeshGradient(
      width: 3, height: 2, points: Self.corners, colors: Self.colors,
      background: Color(red: 0, green: 0, blue: 1))
    #expect(try color(mesh, 0.5, 0.5) == [0, 0, 1, 1])
  }

  @Test func aShapeIsFilledWithIt() throws {
    let mesh = MeshGradient(width: 2, height: 2, points: Self.corners, colors: Self.colors)
    #expect(gradient(Screen { Circle().fill(mesh) })?.stops.count == 1024)
  }
}
