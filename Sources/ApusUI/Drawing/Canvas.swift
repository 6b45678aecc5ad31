import Foundation
import ViewGraph

/// A picture that code draws, in the size that the canvas is given. It takes all the offered space and
/// clips the drawing at its edges.
///
/// The drawing is made again when something changes that its code reads. A page has it as shapes, words and
/// pictures, so it is sharp at any size.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
/// }
/// ```
///
/// Assistive technology does not see what is drawn. With `accessibilityLabel(_:)` the canvas is a picture that says so
/// much.
nonisolated public struct Canvas<Symbols: View>: View {
  public typealias Body = Never

  /// Views that the drawing shows by their tags.
  public var symbols: Symbols
  /// Draws, in a size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing says that it leaves nothing clear.
  public var isOpaque: Bool
  /// The colour space of the drawing. A page has one way.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing may come later than the views around it. It comes with them.
  public var rendersAsynchronously: Bool

  /// A picture that code draws, with views in it.
  ///
  /// - Parameters:
  ///   - opaque: Whether the drawing leaves nothing clear.
  ///   - colorMode: The colour space of the drawing.
  ///   - rendersAsynchronously: Whether the drawing may come later than the views around it.
  ///   - renderer: Draws, in a size in points.
  ///   - symbols: Views with tags, by which the context finds them.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    if colorMode != .nonLinear { notDrawn("Canvas(colorMode:)", "there is one colour space") }
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    emitComposite(CanvasPlace(canvas: view), context)
  }
}

extension Canvas where Symbols == EmptyView {
  /// A picture that code draws.
  ///
  /// - Parameters:
  ///   - opaque: Whether the drawing leaves nothing clear.
  ///   - colorMode: The colour space of the drawing.
  ///   - rendersAsynchronously: Whether the drawing may come later than the views around it.
  ///   - renderer: Draws, in a size in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// Finds out how large the canvas is.
private struct CanvasPlace<Symbols: View>: View {
  let canvas: Canvas<Symbols>

  var body: some View {
    GeometryReader { place in
      CanvasDrawing(canvas: canvas, size: place.size)
    }
    .clipped()
    .accessibilityElement(children: .ignore)
  }
}

/// Draws in a body, so that the drawing depends on all that its code reads.
private struct CanvasDrawing<Symbols: View>: View {
  let canvas: Canvas<Symbols>
  let size: CGSize
  @Environment(\.self) private var environment

  var body: some View {
    let drawings = recorded
    ZStack(alignment: .topLeading) {
      Color.clear
      DrawingViews(drawings: drawings, size: size)
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .modifier(OwnLayer(isOn: drawings.contains { $0.blendMode != .normal }))
    .allowsHitTesting(false)
  }

  private var recorded: [Drawing] {
    guard size.width > 0, size.height > 0 else { return [] }
    let symbols = TabPart.parts(of: canvas.symbols).compactMap { part in
      part.tag.map { GraphicsContext.Symbol(tag: $0, view: part.content) }
    }
    let recording = DrawingRecording()
    var context = GraphicsContext(
      size: size, environment: environment, symbols: symbols, recording: recording)
    canvas.renderer(&context, size)
    return recording.drawings
  }
}

/// Colours mix with those of the same canvas, and not with the page's.
private struct OwnLayer: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn { content.compositingGroup() } else { content }
  }
}
