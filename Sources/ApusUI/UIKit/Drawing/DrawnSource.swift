import Foundation
import ViewGraph

extension Drawing {
  /// The words or the picture that the view of a drawing shows.
  enum Source {
    case words(NSAttributedString)
    case picture(UIImage)
  }
}

extension Drawing.Source {
  /// The element of SVG at its place.
  func svg(in extent: DrawingPlace.Extent) -> String {
    let rect =
      switch extent {
      case .rectangle(let rect): rect
      case .point(let point, _): CGRect(origin: point, size: .zero)
      }
    switch self {
    case .words(let words): return words.svg(in: rect)
    case .picture(let picture): return picture.svg(in: rect)
    }
  }
}

/// The attributes of a rectangle.
private func svgPlace(_ rect: CGRect) -> String {
  let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(svgNumber)
  return zip(["x", "y", "width", "height"], numbers).map { "\($0)=\"\($1)\"" }
    .joined(separator: " ")
}

func svgEscaped(_ text: String) -> String {
  var result = ""
  for character in text.unicodeScalars {
    switch character {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    // XML has no other control characters.
    case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
    default: result.unicodeScalars.append(character)
    }
  }
  return result
}

extension UIImage {
  /// Pictures inside are written with their bytes, because an SVG picture loads no other files.
  fileprivate func svg(in rect: CGRect) -> String {
    guard case .shown(let shown) = source, shown.address.hasPrefix("data:") else {
      notDrawn("UIImage.draw(in:)", "in a picture, only another picture in memory is drawn")
      return ""
    }
    if let inside = drawnView(shown.address) {
      let (x, y) = (rect.width / size.width, rect.height / size.height)
      let numbers = [rect.minX, rect.minY, x, y].map(svgNumber)
      return """
        <g transform="translate(\(numbers[0]) \(numbers[1])) scale(\(numbers[2]) \(numbers[3]))">\
        \(inside)</g>
        """
    }
    return """
      <image \(svgPlace(rect)) preserveAspectRatio="none" href="\(svgEscaped(shown.address))"/>
      """
  }
}

/// The picture of a view, as an element of SVG; nil for other pictures.
///
/// Firefox draws no picture in a picture in a canvas. Names in drawings of UIKit would be those of the picture around.
private func drawnView(_ address: String) -> String? {
  let prefix = "data:image/svg+xml;base64,"
  guard address.hasPrefix(prefix),
    let data = Data(base64Encoded: String(address.dropFirst(prefix.count))),
    data.starts(with: DrawnPictures.mark.utf8)
  else { return nil }
  let text = String(decoding: data, as: UTF8.self)
  return text.contains("<defs>") ? nil : text
}

extension NSAttributedString {
  /// The words in lines that break at the edges of a rectangle. One without a width breaks no lines.
  fileprivate func svg(in rect: CGRect) -> String {
    let isOpen = rect.width == 0
    let place = CGRect(
      x: rect.minX, y: rect.minY, width: isOpen ? 10_000 : rect.width,
      height: rect.height == 0 ? 10_000 : rect.height)
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let align =
      switch style?.alignment ?? .natural {
      case .center: "center"
      case .right: "end"
      case .justified: "justify"
      case .left, .natural: "start"
      }
    var spans = ""
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let words = attributedSubstring(from: range).string
      spans += "<span style=\"\(Self.look(attributes))\">\(svgEscaped(words))</span>"
    }
    return """
      <foreignObject \(svgPlace(place))><div xmlns="http://www.w3.org/1999/xhtml" \
      style="margin:0;line-height:1.2;text-align:\(align);white-space:\(isOpen ? "pre" : "pre-wrap")">\
      \(spans)</div></foreignObject>
      """
  }

  private static func look(_ attributes: [NSAttributedString.Key: Any]) -> String {
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let color = attributes[.foregroundColor] as? UIColor ?? .black
    let (paint, opacity) = Color(color).paint(in: EnvironmentValues()).svg
    var look = font.css + ";color:\(paint);opacity:\(opacity)"
    if let kern = attributes[.kern] as? NSNumber {
      look += ";letter-spacing:\(svgNumber(kern.doubleValue))px"
    }
    func has(_ key: NSAttributedString.Key) -> Bool {
      NSUnderlineStyle(rawValue: attributes[key] as? Int ?? 0).pattern != nil
    }
    let lines = [
      has(.underlineStyle) ? "underline" : nil, has(.strikethroughStyle) ? "line-through" : nil,
    ].compactMap(\.self)
    if !lines.isEmpty { look += ";text-decoration:\(lines.joined(separator: " "))" }
    return look
  }
}

extension UIFont {
  /// The font as CSS.
  fileprivate var css: String {
    let hasOneWidth = font.isMonospaced || font.design == .monospaced
    var families = hasOneWidth ? "ui-monospace, monospace" : "system-ui, sans-serif"
    if font.design == .serif { families = "ui-serif, serif" }
    if case .custom(let name, _) = font.base {
      // A name stands between signs that end neither the attribute nor the name.
      families = "'\(svgEscaped(name.filter { !"'\\;".contains($0) }))', \(families)"
    }
    let weight = font.ownWeight?.value ?? 400
    return """
      font-family:\(families);font-size:\(svgNumber(pointSize))px;font-weight:\(weight)\
      \(font.isItalic ? ";font-style:italic" : "")
      """
  }
}
