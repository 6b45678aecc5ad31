import Foundation

/// Sizes of pictures that are made of lines, in points.
enum VectorHeader {
  /// An SVG's own size: its `width` and `height`, otherwise those of its view box.
  static func svg(_ bytes: [UInt8]) -> PictureHeader? {
    let text = String(decoding: bytes.prefix(64 << 10), as: UTF8.self)
    guard let tag = text.firstMatch(of: /<svg(?=[\s>\/])[^>]*/) else { return nil }
    // In front of it stand only a declaration and comments.
    let before = text[..<tag.range.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
    guard before.isEmpty || before.hasPrefix("<") || before.hasPrefix("\u{FEFF}") else {
      return nil
    }
    guard !before.lowercased().contains("<html") else { return nil }
    let attributes = String(tag.output)
    let box =
      attribute("viewBox", in: attributes)?
      .split(whereSeparator: { " ,\n\t".contains($0) }).compactMap { Double($0) } ?? []
    let (boxWidth, boxHeight) = box.count == 4 ? (box[2], box[3]) : (nil, nil)
    var width = attribute("width", in: attributes).flatMap(points)
    var height = attribute("height", in: attributes).flatMap(points)
    if let boxWidth, let boxHeight, boxWidth > 0, boxHeight > 0 {
      if let height { width = width ?? height * boxWidth / boxHeight }
      if let width { height = height ?? width * boxHeight / boxWidth }
    }
    // As browsers have it for a drawing without any size.
    return PictureHeader(
      format: .svg, width: width ?? boxWidth ?? 300, height: height ?? boxHeight ?? 150)
  }

  private static func attribute(_ name: String, in tag: String) -> String? {
    guard
      let range = tag.range(
        of: "\\s\(name)\\s*=\\s*(\"[^\"]*\"|'[^']*')", options: .regularExpression)
    else { return nil }
    return tag[range].split(separator: "=", maxSplits: 1).last.map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"' \t\r\n"))
    }
  }

  /// Nil for a share of what is around.
  private static func points(_ text: String) -> Double? {
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
    ]
    for (unit, factor) in units where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count)).map { $0 * factor }
    }
    return Double(text)
  }

  /// The first page's size.
  static func pdf(_ bytes: [UInt8]) -> PictureHeader? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard
      let box = text.firstMatch(
        of: /\/MediaBox\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)/),
      let left = Double(box.1), let bottom = Double(box.2), let right = Double(box.3),
      let top = Double(box.4)
    else { return PictureHeader(format: .pdf, width: 100, height: 100) }
    return PictureHeader(format: .pdf, width: right - left, height: top - bottom)
  }
}
