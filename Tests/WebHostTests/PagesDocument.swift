import Foundation

/// HTML as a tree, read by HTML's rules for tags, quoted attributes, text and character references:
/// enough to notice anything that gets out of its place.
final class DOM {
  var tag: String
  var attributes: [String: String] = [:]
  var children: [Child] = []
  weak var parent: DOM?

  enum Child {
    case text(String)
    case element(DOM)
  }

  init(tag: String) { self.tag = tag }

  struct ParseError: Error { let reason: String }

  // MARK: Reading HTML

  static func parse(_ html: [UInt8]) throws -> DOM {
    let root = DOM(tag: "#root")
    var at = root
    let text = Array(String(decoding: html, as: UTF8.self).unicodeScalars)
    var index = 0
    func take(until stop: (Unicode.Scalar) -> Bool) -> String {
      var scalars = String.UnicodeScalarView()
      while index < text.count, !stop(text[index]) {
        scalars.append(text[index])
        index += 1
      }
      return String(scalars)
    }
    while index < text.count {
      if text[index] != "<" {
        at.children.append(.text(try decode(take { $0 == "<" })))
        continue
      }
      index += 1
      if text[index] == "/" {
        index += 1
        let name = take { $0 == ">" }
        index += 1
        guard name == at.tag, let parent = at.parent else {
          throw ParseError(reason: "</\(name)> ends <\(at.tag)>")
        }
        at = parent
        continue
      }
      let element = DOM(tag: take { $0 == " " || $0 == ">" })
      guard element.tag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
        !element.tag.isEmpty
      else { throw ParseError(reason: "a tag \(element.tag)") }
      while text[index] == " " {
        index += 1
        let name = take { $0 == "=" || $0 == " " || $0 == ">" }
        var value = ""
        if text[index] == "=" {
          guard text[index + 1] == "\"" else { throw ParseError(reason: "an unquoted value") }
          index += 2
          value = try decode(take { $0 == "\"" })
          index += 1
        }
        guard element.attributes[name] == nil else { throw ParseError(reason: "two \(name)") }
        element.attributes[name] = value
      }
      guard text[index] == ">" else { throw ParseError(reason: "no end of <\(element.tag)>") }
      index += 1
      element.parent = at
      at.children.append(.element(element))
      if element.tag == "textarea", index < text.count, text[index] == "\n" { index += 1 }
      if !["input", "img", "hr"].contains(element.tag) { at = element }
    }
    guard at === root else { throw ParseError(reason: "<\(at.tag)> does not end") }
    return root
  }

  private static func decode(_ text: String) throws -> String {
    var result = ""
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      guard let end = rest[ampersand...].firstIndex(of: ";") else {
        throw ParseError(reason: "a bare &")
      }
      switch rest[ampersand...end] {
      case "&amp;": result += "&"
      case "&lt;": result += "<"
      case "&gt;": result += ">"
      case "&quot;": result += "\""
      case "&#39;": result += "'"
      case "&#13;": result += "\r"
      default: throw ParseError(reason: "\(rest[ampersand...end])")
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  // MARK: Reading what the client gets

  static func make(_ data: Any) throws -> DOM {
    guard let list = data as? [Any], let tag = list.first as? String,
      let attributes = list[1] as? [String]
    else { throw ParseError(reason: "no element: \(data)") }
    let element = DOM(tag: tag)
    for index in stride(from: 0, to: attributes.count, by: 2) {
      guard element.attributes[attributes[index]] == nil else {
        throw ParseError(reason: "two \(attributes[index])")
      }
      element.attributes[attributes[index]] = attributes[index + 1]
    }
    for child in list[2...] {
      if let text = child as? String {
        element.children.append(.text(text))
      } else {
        let made = try make(child)
        made.parent = element
        element.children.append(.element(made))
      }
    }
    return element
  }

  // MARK: Comparing

  var elements: [DOM] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// One line per tag and text, attributes and classes in order, so that equal trees are equal texts.
  func lines(_ indent: String = "") -> [String] {
    var attributes = attributes
    if let classes = attributes["class"] {
      attributes["class"] = classes.split(separator: " ").sorted().joined(separator: " ")
    }
    let list = attributes.sorted { $0.key < $1.key }.map {
      "\($0.key)=\($0.value.debugDescription)"
    }
    var lines = ["\(indent)<\(tag) \(list.joined(separator: " "))>"]
    var words = ""
    func endWords() {
      if !words.isEmpty { lines.append("\(indent) \(words.debugDescription)") }
      words = ""
    }
    for child in children {
      switch child {
      case .text(let text): words += text
      case .element(let element):
        endWords()
        lines += element.lines(indent + " ")
      }
    }
    endWords()
    return lines
  }
}
