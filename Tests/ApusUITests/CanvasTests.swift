import Foundation
import ScreenLayout
import Testing
import ViewGraph

@testable import ApusUI
@testable import ScreenTesting

/// Pictures that code draws with a context.
@Suite @MainActor struct CanvasTests {
  private typealias Renderer = (inout GraphicsContext, CGSize) -> Void

  private func screen(
    width: CGFloat = 100, height: CGFloat = 50, _ renderer: @escaping Renderer
  ) -> Screen {
    Screen {
      Canvas(renderer: renderer)
        .accessibilityIdentifier("canvas")
        .frame(width: width, height: height)
    }
  }

  private func shapes(_ screen: Screen) -> [TreeNode] {
    // Laid out, so that each place is measured.
    _ = screen.dumpWithFrames
    var found: [TreeNode] = []
    screen.present.root.walk {
      if $0.role == .shape, $0[.paint] != Paint(.clear) { found.append($0) }
    }
    return found
  }

  /// The points of an outline.
  private func points(_ node: TreeNode?) -> [CGPoint] {
    guard let numbers = node?[.shape], numbers.count > 3 else { return [] }
    var (points, rest) = ([CGPoint](), numbers.dropFirst(3))
    let counts = [0.0: 1, 1: 1, 2: 2, 3: 3, 4: 0]
    while let command = rest.popFirst() {
      for _ in 0..<(counts[command] ?? 0) {
        points.append(CGPoint(x: rest.removeFirst().rounded(), y: rest.removeFirst().rounded()))
      }
    }
    return points
  }

  private func corners(_ x: CGFloat, _ y: CGFloat, _ right: CGFloat, _ bottom: CGFloat) -> [CGPoint]
  {
    [
      CGPoint(x: x, y: y), CGPoint(x: right, y: y), CGPoint(x: right, y: bottom),
      CGPoint(x: x, y: bottom),
    ]
  }

  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private static let red = Color(red: 1, green: 0, blue: 0)

  @Test func pathsStandInTheSizeOfTheCanvas() throws {
    let screen = screen { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.red))
      context.stroke(
        Path(CGRect(x: 10, y: 20, width: 30, height: 20)), with: .color(white: 0),
        style: StrokeStyle(lineWidth: 3, dash: [4, 2]))
    }
    let drawn = shapes(screen)
    let fill = try #require(drawn.first { $0[.paint] == Paint(red: 1, green: 0, blue: 0) })
    #expect(points(fill) == corners(0, 0, 100, 50))
    let line = try #require(drawn.first { $0[.strokeWidth] == 3 })
    #expect(points(line) == corners(10, 20, 40, 40))
    #expect(line[.dash] == [4, 2])
  }

  @Test func aCanvasTakesWhatItIsOffered() {
    var sizes: [CGSize] = []
    let screen = Screen {
      HStack(spacing: 0) {
        Canvas { _, size in sizes.append(size) }
        Color.clear.frame(width: 40)
      }
      .frame(width: 200, height: 70)
    }
    _ = screen.dumpWithFrames
    #expect(sizes.last == CGSize(width: 160, height: 70))
  }

  @Test func theContextMovesTurnsAndStretches() {
    let screen = screen { context, _ in
      var copy = context
      copy.translateBy(x: 20, y: 10)
      copy.fill(Self.square, with: .color(Self.red))
      copy.scaleBy(x: 2, y: 1)
      copy.fill(Self.square, with: .color(Self.red))
      context.rotate(by: .degrees(90))
      context.fill(Self.square, with: .color(Self.red))
      context.concatenate(CGAffineTransform(translationX: 5, y: 0))
      context.fill(Self.square, with: .color(Self.red))
      context.transform = .identity
      context.fill(Self.square, with: .color(Self.red))
    }
    let drawn = shapes(screen).map { Set(points($0).map { [$0.x, $0.y] }) }
    func set(_ x: CGFloat, _ y: CGFloat, _ right: CGFloat, _ bottom: CGFloat) -> Set<[CGFloat]> {
      Set(corners(x, y, right, bottom).map { [$0.x, $0.y] })
    }
    #expect(
      drawn == [
        set(20, 10, 30, 20), set(20, 10, 40, 20), set(-10, 0, 0, 10), set(-10, 5, 0, 15),
        set(0, 0, 10, 10),
      ])
  }

  private struct Meter: View {
    @State private var part = 0.25
    var body: some View {
      Button("More") { part += 0.5 }
      Canvas { context, size in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: size.width * part, height: 10)),
          with: .color(CanvasTests.red))
      }
      .frame(width: 100, height: 10)
    }
  }

  @Test func itIsDrawnAnewWhenWhatItReadsChanges() async {
    let screen = Screen { Meter() }
    func width() -> CGFloat? {
      shapes(screen).filter { $0[.paint] == Paint(red: 1, green: 0, blue: 0) }
        .first.flatMap { points($0).map(\.x).max() }
    }
    #expect(width() == 25)
    screen.button(label: "More").tap()
    await screen.settle()
    #expect(width() == 75)
  }

  @Test func wordsAndPicturesStandAtTheirAnchors() throws {
    let screen = screen(width: 200, height: 100) { context, _ in
      context.draw(Text("Top"), at: CGPoint(x: 20, y: 10), anchor: .topLeading)
      context.draw(Text("Middle"), at: CGPoint(x: 100, y: 50))
      context.draw(Text("End"), at: CGPoint(x: 200, y: 100), anchor: .bottomTrailing)
      context.draw(Text("Odd"), at: CGPoint(x: 100, y: 20), anchor: UnitPoint(x: 0.25, y: 0.5))
      context.draw(
        Text("Lines that are broken"), in: CGRect(x: 5, y: 60, width: 60, height: 80))
    }
    let corner = try #require(screen.element("canvas").frame)
    func frame(_ text: String) throws -> CGRect {
      try #require(screen.text(text).frame).offsetBy(dx: -corner.minX, dy: -corner.minY)
    }
    let (top, middle, end) = try (frame("Top"), frame("Middle"), frame("End"))
    #expect([top.minX, top.minY] == [20, 10])
    #expect([middle.midX, middle.midY].map { $0.rounded() } == [100, 50])
    #expect([end.maxX, end.maxY].map { $0.rounded() } == [200, 100])
    let odd = try frame("Odd")
    #expect((odd.minX + odd.width * 0.25).rounded() == 100)
    let lines = try frame("Lines that are broken")
    #expect(lines.minX == 5 && lines.minY == 60 && lines.width <= 60 && lines.height > 30)
  }

  @Test func effectsApplyToWhatFollows() throws {
    let screen = screen { context, _ in
      context.fill(Self.square, with: .color(Self.red))
      context.opacity = 0.5
      context.blendMode = .multiply
      context.addFilter(.blur(radius: 4))
      context.addFilter(.shadow(radius: 2, x: 1, y: 3))
      context.fill(Self.square, with: .color(Self.red))
    }
    var found: [AttributeKey: Int] = [:]
    _ = screen.dumpWithFrames
    screen.present.root.walk { node in
      if node[.opacity] == 0.5 { found[.opacity, default: 0] += 1 }
      if node[.blendMode] == .multiply { found[.blendMode, default: 0] += 1 }
      if node[.blur] == 4 { found[.blur, default: 0] += 1 }
      if node[.shadow] == [2, 1, 3] { found[.shadow, default: 0] += 1 }
      if node[.isolates] == true { found[.isolates, default: 0] += 1 }
    }
    #expect(found == [.opacity: 1, .blendMode: 1, .blur: 1, .shadow: 1, .isolates: 1])
  }

  @Test func clipsCutWhatFollows() throws {
    let screen = screen { context, size in
      #expect(context.clipBoundingRect == CGRect(origin: .zero, size: size))
      context.translateBy(x: 10, y: 10)
      context.clip(to: Self.square)
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(Path(CGRect(x: 0, y: 0, width: 90, height: 90)), with: .color(Self.red))
    }
    _ = screen.dumpWithFrames
    var clips: [[Double]] = []
    screen.present.root.walk { if let shape = $0[.clipShape] { clips.append(shape) } }
    #expect(
      clips == [Path(CGRect(x: 10, y: 10, width: 10, height: 10))._outline(size: nil).numbers])
  }

  @Test func aLayerIsOneToItsOpacity() {
    let screen = screen { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        #expect(layer.opacity == 1)
        layer.fill(Self.square, with: .color(Self.red))
        layer.fill(Self.square, with: .color(Self.red))
      }
    }
    _ = screen.dumpWithFrames
    var opacities = 0
    screen.present.root.walk { if $0[.opacity] == 0.5 { opacities += 1 } }
    #expect(opacities == 1)
    #expect(shapes(screen).count == 2)
  }

  @Test func symbolsAreFoundByTheirTags() {
    let screen = Screen {
      Canvas { context, size in
        #expect(context.resolveSymbol(id: "nobody") == nil)
        if let one = context.resolveSymbol(id: 1) {
          context.draw(one, at: CGPoint(x: 50, y: 25))
          context.draw(one, at: CGPoint(x: 80, y: 25))
        }
      } symbols: {
        Text("Zero").tag(0)
        ForEach(1..<3) { Text("Symbol \($0)").tag($0) }
      }
      .frame(width: 100, height: 50)
    }
    let dump = screen.dumpWithFrames
    #expect(dump.matches(of: /Symbol 1/).count == 2)
    #expect(!dump.contains("Zero") && !dump.contains("Symbol 2"))
  }

  @Test func coreGraphicsDrawsInTheContextsPlace() {
    let screen = screen { context, _ in
      context.translateBy(x: 30, y: 0)
      context.withCGContext { drawing in
        drawing.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        drawing.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    #expect(shapes(screen).map { points($0) } == [corners(30, 0, 40, 10)])
  }

  @Test func gradientsRunBetweenTheirPoints() throws {
    let screen = screen { context, size in
      let gradient = Gradient(colors: [Self.red, .blue])
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          gradient, startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 100, y: 50)))
    }
    let found = try #require(shapes(screen).first { $0[.gradient] != nil }?[.gradient])
    #expect(found.geometry == .linear(from: .init(x: 0, y: 0), to: .init(x: 1, y: 0.5)))
  }

  @Test func theEnvironmentIsThatOfTheCanvas() {
    var size: DynamicTypeSize?
    let screen = Screen {
      Canvas { context, _ in size = context.environment.dynamicTypeSize }
        .frame(width: 10, height: 10)
        .dynamicTypeSize(.accessibility2)
    }
    _ = screen.dumpWithFrames
    #expect(size == .accessibility2)
  }

  @Test func withALabelItIsAPicture() throws {
    let screen = Screen {
      Canvas { context, _ in context.draw(Text("12"), at: .zero) }
        .frame(width: 10, height: 10)
        .accessibilityLabel("Clock")
    }
    _ = screen.dumpWithFrames
    var labels: [String] = []
    screen.present.root.walk { node in
      if let label = node[.label] {
        labels.append(label)
        #expect(node[.childrenBehavior] == .ignore)
      }
    }
    #expect(labels == ["Clock"])
  }

  @Test(arguments: [
    CGAffineTransform(a: 2, b: 0, c: 0, d: -3, tx: 0, ty: 0),
    CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3),
    CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
    CGAffineTransform(a: 0, b: 2, c: 1, d: 0, tx: 0, ty: 0),
    CGAffineTransform(a: 0.3, b: -2, c: 1, d: 0.7, tx: 0, ty: 0),
  ])
  func aMapIsAStretchBetweenTurns(_ map: CGAffineTransform) {
    let parts = map.parts
    let whole = CGAffineTransform(rotationAngle: CGFloat(parts.first.radians))
      .concatenating(CGAffineTransform(scaleX: parts.scale.width, y: parts.scale.height))
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(parts.last.radians)))
    for (found, wanted) in zip([whole.a, whole.b, whole.c, whole.d], [map.a, map.b, map.c, map.d]) {
      #expect(abs(found - wanted) < 1e-9)
    }
  }
}
