import Foundation

/// Reads the path data out of an SVG file, and refuses a file that holds anything else.
///
/// It knows one root `<svg>` and inside it empty `<path>` elements: no other elements, text,
/// comments, entities or declarations. What it accepts carries nothing that could act on a page.
enum IconFileParser {
  typealias Refusal = InstalledIcons.Refusal

  /// The icon that `text` describes.
  ///
  /// - Throws: A refusal that names what does not belong into an icon.
  static func icon(from text: String) throws(Refusal) -> Icon {
    var rest = Substring(text)
    let root = try tag(&rest)
    guard root.name == "svg", !root.isEmpty else {
      throw Refusal(description: "begins with <\(root.name)>, not with <svg>")
    }
    for name in root.attributes.keys where !rootAttributes.contains(name) {
      throw Refusal(description: "<svg> has \(name)")
    }
    let box = try viewBox(root.attributes["viewBox"])
    var shapes: [Icon.Shape] = []
    while true {
      let tag = try tag(&rest)
      if tag.name == "/svg" { break }
      guard tag.name == "path", tag.isEmpty else {
        throw Refusal(description: "holds <\(tag.name)>")
      }
      shapes.append(try shape(tag.attributes))
    }
    guard rest.allSatisfy(\.isWhitespace) else {
      throw Refusal(description: "goes on after </svg>")
    }
    guard !shapes.isEmpty else { throw Refusal(description: "draws nothing") }
    return Icon(viewBox: box, shapes: shapes)
  }

  private static let rootAttributes: Set = [
    "xmlns", "width", "height", "fill", "class", "viewBox",
  ]

  private static func shape(_ attributes: [String: String]) throws(Refusal) -> Icon.Shape {
    for name in attributes.keys where name != "d" && name != "fill-rule" {
      throw Refusal(description: "<path> has \(name)")
    }
    let evenOdd: Bool
    switch attributes["fill-rule"] {
    case nil, "nonzero": evenOdd = false
    case "evenodd": evenOdd = true
    case let rule?: throw Refusal(description: "fill-rule is \(rule.debugDescription)")
    }
    guard let path = attributes["d"],
      let shape = Icon.Shape(path: path, paint: .fill(evenOdd: evenOdd))
    else { throw Refusal(description: "<path> has no plain path data") }
    return shape
  }

  private static func viewBox(
    _ text: String?
  ) throws(Refusal) -> (Double, Double, Double, Double) {
    let numbers = text?.split(separator: " ").map { Double($0) } ?? []
    guard numbers.count == 4, let left = numbers[0], let top = numbers[1],
      let width = numbers[2], let height = numbers[3],
      [left, top, width, height].allSatisfy({ abs($0) <= 4096 }), width > 0, height > 0
    else { throw Refusal(description: "has no viewBox of four numbers") }
    return (left, top, width, height)
  }

  private struct Tag {
    let name: String
    let attributes: [String: String]
    /// Whether it closes itself: `<path …/>`.
    let isEmpty: Bool
  }

  /// Takes the next tag off `rest`; between tags only white space may stand.
  private static func tag(_ rest: inout Substring) throws(Refusal) -> Tag {
    rest = rest.drop(while: \.isWhitespace)
    guard rest.first == "<" else {
      throw Refusal(description: rest.isEmpty ? "ends before </svg>" : "holds text")
    }
    rest.removeFirst()
    let name = rest.prefix { $0 != ">" && !$0.isWhitespace }
    rest = rest.dropFirst(name.count)
    var attributes: [String: String] = [:]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("/>") {
        rest = rest.dropFirst(2)
        return Tag(name: String(name), attributes: attributes, isEmpty: true)
      }
      if rest.first == ">" {
        rest.removeFirst()
        return Tag(name: String(name), attributes: attributes, isEmpty: false)
      }
      let key = String(rest.prefix { $0.isLetter || $0 == "-" || $0 == ":" })
      rest = rest.dropFirst(key.count)
      guard !key.isEmpty, rest.hasPrefix("=\"") else {
        throw Refusal(description: "<\(name)> is malformed")
      }
      let value = rest.dropFirst(2).prefix { $0 != "\"" }
      rest = rest.dropFirst(2 + value.count)
      guard rest.first == "\"", attributes.updateValue(String(value), forKey: key) == nil else {
        throw Refusal(description: "<\(name)> is malformed at \(key)")
      }
      rest.removeFirst()
    }
  }
}
