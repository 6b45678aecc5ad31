import Foundation

/// What a canvas's code draws with: how and where the next drawings come.
///
/// A copy has a state of its own, and draws into the same canvas.
public struct GraphicsContext {
  struct Symbol {
    let tag: AnyHashable
    let view: AnyView
  }

  /// How opaque the next drawings are, from 0 to 1.
  public var opacity: Double = 1
  /// How the colours of the next drawings mix with those below them.
  public var blendMode = BlendMode.normal
  /// The values of the canvas's environment.
  public let environment: EnvironmentValues
  /// The transform from the coordinates of the next drawings to the canvas's.
  public var transform = CGAffineTransform.identity

  /// The size of the canvas.
  let size: CGSize
  let symbols: [Symbol]
  var recording: DrawingRecording
  var clips: [Drawing.Clip] = []
  var effects: [Drawing.Effect] = []

  init(
    size: CGSize, environment: EnvironmentValues, symbols: [Symbol], recording: DrawingRecording
  ) {
    self.size = size
    self.environment = environment
    self.symbols = symbols
    self.recording = recording
  }

  // MARK: The place

  /// Makes the next drawings larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Moves the next drawings.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Turns the next drawings clockwise around the origin.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }
  /// Applies a map to the next drawings, before the present one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Edges

  /// How an outline cuts.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The inside of the outline is cut off.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The rectangle around all that the outlines leave, in the coordinates of the next drawings.
  public var clipBoundingRect: CGRect {
    let whole = CGRect(origin: .zero, size: size)
    return clips.reduce(whole) { $0.intersection($1.path.boundingRect) }
      .applying(transform.inverted())
  }

  /// Ends the next drawings at an outline, beside the outlines that they end at already.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - style: Which parts are inside.
  ///   - options: Whether the inside is cut off. An outline that crosses itself then follows the even-odd rule.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var outline = path.applying(transform)
    let isInverse = options.contains(.inverse)
    if isInverse { outline.addRect(CGRect(origin: .zero, size: size)) }
    clips.append(Drawing.Clip(path: outline, isEvenOdd: style.isEOFilled || isInverse))
  }

  // MARK: Layers

  /// Draws into a layer that the context's opacity, filters, blend mode and outlines apply to as a whole.
  ///
  /// - Parameter content: Draws, with a context of the same place and without effects.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = GraphicsContext(
      size: size, environment: environment, symbols: symbols, recording: DrawingRecording())
    inner.transform = transform
    try content(&inner)
    add(.layer(inner.recording.drawings))
  }

  /// Draws with a context of Core Graphics.
  ///
  /// - Parameter content: Draws.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(size: size)
    context.pen.transform = transform
    try content(context)
    add(.layer(context.drawings))
  }

  func add(_ content: Drawing.Content) {
    var drawing = Drawing(content)
    drawing.clips = clips
    drawing.effects = effects
    drawing.opacity = CGFloat(max(0, min(1, opacity)))
    drawing.blendMode = blendMode.mode
    recording.drawings.append(drawing)
  }
}

/// What contexts have drawn into a canvas or into a layer.
final class DrawingRecording {
  var drawings: [Drawing] = []
}
