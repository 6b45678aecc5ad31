import Foundation
import ViewGraph

/// What code of UIKit drew, as an SVG picture: outlines, gradients, words and pictures in memory.
struct DrawnPicture {
  let size: CGSize
  let isOpaque: Bool
  let drawings: [Drawing]

  /// The text of the picture.
  var data: Data {
    var writer = DrawnPictureWriter(size: size)
    let content = drawings.map { writer.element(of: $0) }.joined()
    let (width, height) = (svgNumber(size.width), svgNumber(size.height))
    let ground = isOpaque ? "<rect width=\"\(width)\" height=\"\(height)\"/>" : ""
    return Data(
      """
      \(DrawnPictures.mark) width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)"><defs>\(writer.definitions)</defs>\(ground)\(content)</svg>
      """.utf8)
  }
}

/// Writes drawings as elements of SVG.
private struct DrawnPictureWriter {
  let size: CGSize
  /// The outlines, gradients and shadows that elements name.
  var definitions = ""
  private var count = 0

  init(size: CGSize) { self.size = size }

  mutating func element(of drawing: Drawing) -> String {
    var text = content(drawing)
    for effect in drawing.effects {
      if case .shadow(let shadow) = effect { text = group("filter", filter(shadow), text) }
    }
    for clip in drawing.clips { text = group("clip-path", outline(clip), text) }
    if drawing.opacity < 1 { text = "<g opacity=\"\(svgNumber(drawing.opacity))\">\(text)</g>" }
    return text
  }

  private func group(_ name: String, _ id: String, _ text: String) -> String {
    "<g \(name)=\"url(#\(id))\">\(text)</g>"
  }

  private mutating func content(_ drawing: Drawing) -> String {
    switch drawing.content {
    case .fill(let path, let ink, let isEvenOdd):
      let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
      return "<path d=\"\(path.svg)\"\(rule) \(paint("fill", ink.style))/>"
    case .stroke(let path, let ink, let style):
      return "<path d=\"\(path.svg)\" fill=\"none\" \(paint("stroke", ink.style)) \(style.svg)/>"
    case .ground(let style):
      return """
        <rect width="\(svgNumber(size.width))" height="\(svgNumber(size.height))" \
        \(paint("fill", style))/>
        """
    case .layer(let drawings):
      return "<g>\(drawings.map { element(of: $0) }.joined())</g>"
    case .view(_, let place):
      guard let source = drawing.source else { return "" }
      let map = place.transform
      let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map(svgNumber)
      return """
        <g transform="matrix(\(numbers.joined(separator: " ")))">\(source.svg(in: place.extent))</g>
        """
    }
  }

  /// The colour or the gradient of a style, in light surroundings.
  private mutating func paint(_ name: String, _ style: AnyShapeStyle) -> String {
    let fill = style._fill(in: EnvironmentValues())
    if case .gradient(let gradient) = fill.kind, let id = define(gradient) {
      return "\(name)=\"url(#\(id))\""
    }
    let (color, opacity) = fill.paint.svg
    return "\(name)=\"\(color)\" \(name)-opacity=\"\(opacity)\""
  }

  /// Nil: the gradient is of a kind that nothing of UIKit draws.
  private mutating func define(_ gradient: ElementGradient) -> String? {
    func place(_ name: String, _ point: ElementGradient.Point) -> String {
      let (x, y) = (svgNumber(point.x * size.width), svgNumber(point.y * size.height))
      return name == "c" ? "cx=\"\(x)\" cy=\"\(y)\"" : "x\(name)=\"\(x)\" y\(name)=\"\(y)\""
    }
    let stops = gradient.stops.map { stop in
      let (color, opacity) = stop.paint.svg
      return """
        <stop offset="\(svgNumber(stop.location))" stop-color="\(color)" stop-opacity="\(opacity)"/>
        """
    }.joined()
    let kind: String
    let places: String
    switch gradient.geometry {
    case .linear(let from, let to):
      (kind, places) = ("linearGradient", "\(place("1", from)) \(place("2", to))")
    case .radial(let middle, let from, let to):
      kind = "radialGradient"
      places = "\(place("c", middle)) fr=\"\(svgNumber(from))\" r=\"\(svgNumber(to))\""
    case .angular, .elliptical, .picture: return nil
    }
    return define {
      "<\(kind) id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" \(places)>\(stops)</\(kind)>"
    }
  }

  private mutating func outline(_ clip: Drawing.Clip) -> String {
    let rule = clip.isEvenOdd ? " clip-rule=\"evenodd\"" : ""
    return define { "<clipPath id=\"\($0)\"><path d=\"\(clip.path.svg)\"\(rule)/></clipPath>" }
  }

  private mutating func filter(_ shadow: Drawing.Shadow) -> String {
    let (color, opacity) = shadow.color.paint(in: EnvironmentValues()).svg
    let (width, height) = (svgNumber(size.width), svgNumber(size.height))
    return define {
      """
      <filter id="\($0)" filterUnits="userSpaceOnUse" x="0" y="0" width="\(width)" \
      height="\(height)"><feDropShadow dx="\(svgNumber(shadow.offset.width))" \
      dy="\(svgNumber(shadow.offset.height))" stdDeviation="\(svgNumber(shadow.radius))" \
      flood-color="\(color)" flood-opacity="\(opacity)"/></filter>
      """
    }
  }

  private mutating func define(_ text: (String) -> String) -> String {
    count += 1
    definitions += text("d\(count)")
    return "d\(count)"
  }
}

/// A number without a fraction that nobody sees.
func svgNumber(_ number: some BinaryFloatingPoint) -> String {
  let number = Double(number)
  guard number.isFinite else { return "0" }
  let rounded = (number * 1000).rounded() / 1000
  let isWhole = rounded == rounded.rounded() && abs(rounded) < 1e15
  return isWhole ? String(Int(rounded)) : String(rounded)
}

extension Paint {
  /// The colour and the opacity.
  var svg: (color: String, opacity: String) {
    let drawn = components(isDark: false)
    let parts = [drawn.red, drawn.green, drawn.blue].map {
      String(format: "%02x", Int(($0 * 255).rounded()))
    }
    return ("#" + parts.joined(), svgNumber(drawn.opacity))
  }
}

extension Path {
  fileprivate var svg: String {
    var text = ""
    func add(_ letter: String, _ points: CGPoint...) {
      text += letter + points.map { "\(svgNumber($0.x)) \(svgNumber($0.y))" }.joined(separator: " ")
    }
    forEach { step in
      switch step {
      case .move(let end): add("M", end)
      case .line(let end): add("L", end)
      case .quadCurve(let end, let control): add("Q", control, end)
      case .curve(let end, let first, let second): add("C", first, second, end)
      case .closeSubpath: text += "Z"
      }
    }
    return text
  }
}

extension StrokeStyle {
  fileprivate var svg: String {
    let cap =
      switch lineCap {
      case .butt: "butt"
      case .round: "round"
      case .square: "square"
      }
    let join =
      switch lineJoin {
      case .miter: "miter"
      case .round: "round"
      case .bevel: "bevel"
      }
    var text = """
      stroke-width="\(svgNumber(lineWidth))" stroke-linecap="\(cap)" stroke-linejoin="\(join)" \
      stroke-miterlimit="\(svgNumber(max(miterLimit, 1)))"
      """
    if !dash.isEmpty {
      text += """
         stroke-dasharray="\(dash.map(svgNumber).joined(separator: " "))" \
        stroke-dashoffset="\(svgNumber(dashPhase))"
        """
    }
    return text
  }
}
