import ViewGraph

/// A mask in CSS: a picture for each layer, placed in the element's box.
enum MaskLayers {
  static func declarations(_ mask: LayeredMask) -> String {
    // Front to back. A layer is taken from those behind it, so what is cut out of it lies behind.
    let drawn = mask.layers.filter { !$0.isCutOut }, cut = mask.layers.filter(\.isCutOut)
    let layers = (cut.isEmpty ? mask.layers : drawn.reversed() + cut).prefix(64)
    // Nothing is seen through a mask in which nothing is drawn.
    if layers.isEmpty { return "visibility:hidden" }
    let pictures = layers.map(picture).joined(separator: ",")
    let sizes = layers.map { "\(length($0.box.width)) \(length($0.box.height))" }
    let places = layers.map {
      place($0.box.x, $0.box.width) + " " + place($0.box.y, $0.box.height)
    }
    let ways = layers.indices.map { $0 == drawn.count - 1 ? "subtract" : "add" }
    let composite =
      cut.isEmpty || drawn.isEmpty ? "" : "mask-composite:\(ways.joined(separator: ","));"
    return "mask-image:\(pictures);mask-repeat:no-repeat;\(composite)"
      + "mask-size:\(sizes.joined(separator: ","));mask-position:\(places.joined(separator: ","))"
  }

  private static func length(_ length: MaskLayer.Length) -> String {
    "calc(\(CSSText.precise(length.share * 100))% + \(CSSText.number(length.points))px)"
  }

  /// A page counts shares of what the picture leaves of the box.
  private static func place(_ start: MaskLayer.Length, _ size: MaskLayer.Length) -> String {
    let left = 1 - size.share
    let share = abs(left) < 0.0001 ? 0 : start.share / left
    return length(
      MaskLayer.Length(share: share, points: start.points + share * size.points))
  }

  private static func picture(_ layer: MaskLayer) -> String {
    switch layer.content {
    case .gradient(let gradient): CSSText.gradient(gradient)
    case .shape(let shape, let isEvenOdd): svg(outline(shape, isEvenOdd), layer.opacity)
    case .symbol(let name): svg(symbol(name), layer.opacity)
    case .text(let text, let font): svg(words(text, font, layer.alignment), layer.opacity)
    }
  }

  /// The attributes of an SVG, and what is in it.
  private typealias Markup = (attributes: String, content: String)

  private static func svg(_ markup: Markup, _ opacity: Double) -> String {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg'\(markup.attributes)>"
      + "<g opacity='\(CSSText.number(opacity))'>\(markup.content)</g></svg>"
    return "url(\"data:image/svg+xml,\(ShapeMask.encoded(text))\")"
  }

  private static func outline(_ shape: [Double], _ isEvenOdd: Bool) -> Markup {
    func parameter(_ index: Int) -> Double { index < shape.count ? shape[index] : 0 }
    switch ShapeKind(rawValue: Int(max(0, min(99, parameter(0))))) {
    case .circle: return (" viewBox='0 0 2 2'", "<circle cx='1' cy='1' r='1'/>")
    case .ellipse:
      return ("", "<ellipse cx='50%' cy='50%' rx='50%' ry='50%'/>")
    case .capsule:
      return (
        "",
        "<style>rect{rx:min(50vw,50vh)}</style><rect width='100%' height='100%'/>"
      )
    case .roundedRectangle:
      return (
        "", "<rect width='100%' height='100%' rx='\(CSSText.number(max(0, parameter(1))))'/>"
      )
    case .path:
      let rule = isEvenOdd ? " fill-rule='evenodd'" : ""
      let path = "<path d='\(Drawing.pathData(Array(shape.dropFirst(3))))'\(rule)/>"
      guard parameter(1) != 0, parameter(2) != 0 else { return ("", path) }
      let size = [parameter(1), parameter(2)].map { CSSText.number(abs($0)) }
      let fit = parameter(1) > 0 ? "none" : "xMidYMid"
      return (" viewBox='0 0 \(size[0]) \(size[1])' preserveAspectRatio='\(fit)'", path)
    case .rectangle, nil: return ("", "<rect width='100%' height='100%'/>")
    }
  }

  private static func symbol(_ name: String) -> Markup {
    var sink = HTMLSink(capacity: 256)
    Drawing.write("s" + name, to: &sink)
    return ("", String(decoding: sink.bytes, as: UTF8.self))
  }

  private static func words(
    _ text: String, _ font: MaskLayer.Font, _ alignment: ElementAlignment
  ) -> Markup {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(99)
    let size = font.points
    let isHeadline = font.size == 0 && font.style == Int(FontStyle.headline.rawValue)
    let weight = font.weight > 0 ? font.weight : isHeadline ? 600 : 400
    let (anchor, across) =
      switch alignment.horizontal {
      case .leading: ("start", "0")
      case .center, .custom: ("middle", "50%")
      case .trailing: ("end", "100%")
      }
    let height = size * 1.3
    let whole = height * Double(lines.count)
    let (start, first) =
      switch alignment.vertical {
      case .top: ("0", 0.0)
      case .bottom: ("100%", -whole)
      default: ("50%", -whole / 2)
      }
    let style = font.isItalic ? " font-style='italic'" : ""
    var content = ""
    for (index, line) in lines.enumerated() {
      // In the middle of its line.
      let down = first + height * (Double(index) + 0.5)
      content +=
        "<text x='\(across)' y='\(start)' dy='\(CSSText.number(down))' text-anchor='\(anchor)' "
        + "dominant-baseline='central' font-size='\(CSSText.number(size))' "
        + "font-weight='\(max(1, min(1000, weight)))' font-family='\(families)'\(style)>"
        + escaped(line) + "</text>"
    }
    return ("", content)
  }

  /// As the page's own; a picture does not know the page's variables.
  private static let families =
    "-apple-system,BlinkMacSystemFont,&quot;SF Pro Text&quot;,&quot;Segoe UI&quot;,Roboto,"
    + "&quot;Noto Sans&quot;,system-ui,sans-serif"

  private static func escaped(_ text: Substring) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }
}
