import Foundation

/// The Swift file that Xcode generates from asset catalogues: `Image(.flag)`, `Color(.brand)`.
public struct AssetSymbols {
  /// Names that two assets would have, or that are no name at all; they are left out.
  public private(set) var leftOut: [String] = []
  private let images: Names
  private let colors: Names
  private let declared: [String: Set<String>]

  /// - Parameter declared: Static members that the target's sources give `Color`, `UIColor`, `UIImage` and `ShapeStyle`
  ///   in extensions. They have no second declaration here.
  public init(_ catalogue: AssetCatalogue, declared: [String: Set<String>] = [:]) {
    self.declared = declared
    images = Names(catalogue.images, kind: "image", suffix: "Image", leftOut: &leftOut)
    colors = Names(catalogue.colors, kind: "color", suffix: "Color", leftOut: &leftOut)
  }

  /// The names that types of colours and pictures have by it: `brand` for `Color.brand`.
  public var shorthands: Set<String> { Set(images.root.keys).union(colors.root.keys) }

  /// The file's text.
  public var text: String {
    var lines = [
      "// Written by `apus assets` from asset catalogues; do not edit.",
      "// Xcode generates the same names by itself.", "// swift-format-ignore-file",
      "#if !canImport(DeveloperToolsSupport)", "import Foundation", "import SwiftUI", "",
      "private let resourceBundle = Foundation.Bundle.module", "",
    ]
    lines += images.declarations("ImageResource") + colors.declarations("ColorResource")
    lines += shorthands("UIImage", images, type: "UIImage", label: "resource: ")
    let own = colors.without(Self.systemColors)
    lines += shorthands("Color", own, type: "Color", label: "")
    lines += shorthands("ShapeStyle where Self == Color", own, type: "Color", label: "")
    lines += shorthands("UIColor", own, type: "UIColor", label: "resource: ")
    return (lines + ["#endif", ""]).joined(separator: "\n")
  }

  private func shorthands(
    _ extended: String, _ names: Names, type: String, label: String
  ) -> [String] {
    let owner = extended.split(separator: " ").first.map(String.init) ?? extended
    let names = names.without(declared[owner] ?? [])
    guard !names.root.isEmpty else { return [] }
    return ["extension \(extended) {"] + names.shorthands("", type, label, "  ") + ["}", ""]
  }

  /// `Color(.red)` may be the catalogue's, `.red` stays the system's.
  private static let systemColors: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor", "tint",
    "tertiary", "quaternary", "quinary", "label", "separator", "link", "magenta", "darkGray",
    "lightGray", "background", "foreground", "selection", "placeholder", "fill",
  ]
}

/// Swift names, in a tree of namespaces.
private final class Names {
  private(set) var root: [String: String] = [:]
  private var spaces: [String: Names] = [:]

  private init() {}

  convenience init(_ assets: Set<String>, kind: String, suffix: String, leftOut: inout [String]) {
    self.init()
    for asset in assets.sorted() {
      var parts = asset.split(separator: "/").map(String.init)
      let last = parts.removeLast()
      let name = Self.identifier(last, suffix: suffix)
      let spaces = parts.map { Self.identifier($0, suffix: "", isType: true) }
      guard !name.isEmpty, !spaces.contains("") else {
        leftOut.append("\(kind) \(asset): its name has no letters")
        continue
      }
      let place = spaces.reduce(self) { $0.space($1) }
      if let other = place.root[name] {
        leftOut.append("\(kind) \(asset): .\(name) is \(other) already")
      } else {
        place.root[name] = asset
      }
    }
  }

  private func space(_ name: String) -> Names {
    if let known = spaces[name] { return known }
    let new = Names()
    spaces[name] = new
    return new
  }

  func without(_ names: Set<String>) -> Names {
    let copy = Names()
    copy.root = root.filter { !names.contains($0.key) }
    copy.spaces = spaces
    return copy
  }

  func declarations(_ type: String) -> [String] {
    guard !root.isEmpty || !spaces.isEmpty else { return [] }
    return ["extension \(type) {"] + members(type, "  ") + ["}", ""]
  }

  private func members(_ type: String, _ indent: String) -> [String] {
    var lines = root.sorted { $0.key < $1.key }.map { name, asset in
      "\(indent)static let \(Self.quoted(name)) = \(type)(name: \(asset.debugDescription), "
        + "bundle: resourceBundle)"
    }
    for (name, names) in spaces.sorted(by: { $0.key < $1.key }) {
      lines += ["\(indent)enum \(Self.quoted(name)) {"]
      lines += names.members(type, indent + "  ") + ["\(indent)}"]
    }
    return lines
  }

  func shorthands(_ path: String, _ type: String, _ label: String, _ indent: String) -> [String] {
    root.keys.sorted().map { name in
      "\(indent)static var \(Self.quoted(name)): \(type) { \(type)(\(label).\(name)) }"
    }
  }

  private static let keywords: Set = [
    "default", "class", "struct", "enum", "switch", "case", "if", "else", "for", "while", "repeat",
    "return", "self", "init", "in", "is", "as", "import", "let", "var", "func", "static", "public",
    "private", "internal", "protocol", "extension", "operator", "true", "false", "nil", "super",
    "throw", "try", "catch", "do", "break", "continue", "guard", "defer", "where", "Type", "Self",
    "Protocol", "any", "rethrows", "throws", "inout", "subscript", "typealias", "fileprivate",
  ]

  private static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// `my flag-icon` is `myFlagIcon`, `2x` is `_2X`; of `BrandColor` the kind is left away.
  private static func identifier(_ name: String, suffix: String, isType: Bool = false) -> String {
    var words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard let first = words.first else { return "" }
    words[0] = isType ? first.prefix(1).uppercased() + first.dropFirst() : lowered(first)
    for index in words.indices.dropFirst() {
      words[index] = words[index].prefix(1).uppercased() + words[index].dropFirst()
    }
    var joined = words.joined()
    if !suffix.isEmpty, joined.hasSuffix(suffix), joined.count > suffix.count {
      joined = String(joined.dropLast(suffix.count))
    }
    return joined.first!.isNumber ? "_" + joined : joined
  }

  /// `URLIcon` is `urlIcon`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count { return word.lowercased() }
    let count = max(min(1, capitals.count), capitals.count - 1)
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
