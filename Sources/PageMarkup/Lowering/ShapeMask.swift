import ViewGraph

/// A drawing whose colour is a gradient: the gradient fills a box, of which a mask shows the drawing.
/// SVG's own gradients know no angular ones, and would need names that are unique on a page.
enum ShapeMask {
  static let keys = ShapeDrawing.keys + [.gradient]

  /// The gradient of a line, or of a path that is filled; other fills are a box's background.
  static func gradient(_ values: Values) -> ElementGradient? {
    let isPath = values[.shape]?.first == Double(ShapeKind.path.rawValue)
    return values[.strokeGradient]
      ?? (isPath && !values.has(.strokeWidth) ? values[.gradient] : nil)
  }

  /// Equal drawings have equal names.
  static func suffix(_ values: Values) -> String? {
    guard let gradient = gradient(values), let drawing = masked(values) else { return nil }
    let name = drawing.text + "|\(CSSText.number(ShapeDrawing.margin(values)))"
    return CSSText.digest(gradient.numbers + name.utf8.map(Double.init))
  }

  /// The drawing of a mask, which is one picture and has no outlines between.
  private static func masked(_ values: Values) -> ShapeDrawing? {
    var drawing = ShapeDrawing(values)
    drawing?.between = []
    return drawing
  }

  static func declarations(_ values: Values) -> String {
    guard let gradient = gradient(values), let drawing = masked(values) else { return "" }
    // Half of a line lies outside of the outline, and its corners may reach further.
    let room = drawing.isLine ? max(0, min(10_000, drawing.width)) : 0
    let margin = points(ShapeDrawing.margin(values))
    let (across, down, markup) = markup(drawing, room)
    return "background-image:\(CSSText.gradient(gradient));position:absolute;"
      + "inset:calc(\(margin) - \(down)) calc(\(margin) - \(across));width:auto;height:auto;"
      + "mask-image:url(\"data:image/svg+xml,\(encoded(markup))\")"
  }

  /// With its unit even if it is zero, as a calculation wants it.
  private static func points(_ value: Double) -> String { CSSText.number(value) + "px" }

  /// SVG whose outline keeps some room to the sides, and that room as lengths.
  private static func markup(
    _ drawing: ShapeDrawing, _ room: Double
  ) -> (across: String, down: String, markup: String) {
    let length = points(room)
    let svg = "<svg xmlns='http://www.w3.org/2000/svg'"
    let style =
      "<style>.line{fill:none;stroke:#000}path{vector-effect:non-scaling-stroke}"
      + "rect{x:\(length);y:\(length);width:calc(100% - 2*\(length));"
      + "height:calc(100% - 2*\(length))}.pill{rx:calc(min(50vw,50vh) - \(length))}"
      + "ellipse{rx:calc(50% - \(length));ry:calc(50% - \(length))}</style>"
    var sink = HTMLSink(capacity: 256)
    ShapeDrawing.write(drawing.text, to: &sink)
    var inner = String(decoding: sink.bytes, as: UTF8.self)
    guard let box = drawing.box else {
      return (length, length, svg + ">" + style + inner + "</svg>")
    }
    // A path is stretched with its box, and so is the room around it.
    let (width, height) = (CSSText.number(abs(box.width)), CSSText.number(abs(box.height)))
    let place = CSSText.number(-room)
    let size = [abs(box.width), abs(box.height)].map { CSSText.number($0 + 2 * room) }
    let fit = box.width > 0 ? "none" : "xMidYMid"
    inner =
      "<svg x='0' y='0' width='\(width)' height='\(height)' overflow='visible'"
      + inner.dropFirst(4)
    return (
      CSSText.number(room / abs(box.width) * 100) + "%",
      CSSText.number(room / abs(box.height) * 100) + "%",
      svg + " viewBox='\(place) \(place) \(size[0]) \(size[1])' preserveAspectRatio='\(fit)'>"
        + style + inner + "</svg>"
    )
  }

  static func encoded(_ markup: String) -> String {
    var text = ""
    for byte in markup.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: ":"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return text
  }
}
