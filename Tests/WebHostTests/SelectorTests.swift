import Foundation
import Testing

@testable import PageClient
@testable import WebHost

/// Style sheets and scripts find elements by what they mean, never by a label, an identifier of a screen or
/// a word of a language: those are the app's to choose, and another language has others.
@Suite struct SelectorTests {
  private static let resources = URL(filePath: #filePath)
    .appending(path: "../../../Sources/PageClient/Resources").standardized

  @Test func noSelectorDependsOnWords() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.resources, includingPropertiesForKeys: nil)
    var count = 0
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let selectors =
        switch file.pathExtension {
        case "css": Self.selectors(ofSheet: text)
        case "js": try Self.texts(ofScript: ScriptModule("", text).body)
        default: [String]()
        }
      count += selectors.count
      for selector in selectors {
        let faults = Self.faults(selector)
        #expect(faults.isEmpty, "\(file.lastPathComponent): \(selector)")
      }
    }
    #expect(count > 500)
  }

  @Test(arguments: [
    "[aria-label=Actions]", "[aria-label]", ".menu > [aria-label^='Act']",
    "[data-testid=RefreshButton]",
    "[data-testid^=\"re\"]", "[title=Back]", "img[alt]", "[placeholder]", "[lang=en]",
    "#saveButton",
    ".page > #total", "[name=email]",
  ])
  func aSelectorThatDoesIsFound(_ selector: String) throws {
    #expect(!Self.faults(selector).isEmpty)
    let sheet = Self.selectors(
      ofSheet: "/* a */ .b { color: #fff } @media x { \(selector) { top: 0 } }")
    #expect(sheet.contains { !Self.faults($0).isEmpty })
    #expect(sheet.allSatisfy { !$0.contains("color") })
    let script = try Self.texts(ofScript: "x.querySelector(`${a}\(selector)`)")
    #expect(script.contains { !Self.faults($0).isEmpty })
  }

  @Test(arguments: [
    ".button.for-2", "[role=button]", "[data-testid]", "input:not([type=search])",
    "#screen > .page",
    ".tab[aria-selected=true]",
  ])
  func aSelectorByMeaningIsNot(_ selector: String) {
    #expect(Self.faults(selector).isEmpty)
  }

  // MARK: What a selector may name

  /// Attributes of HTML and of the page's own by which it may find elements. Their values are tokens of HTML,
  /// numbers or letters of the vocabulary.
  private static let attributes: Set<Substring> = [
    "aria-busy", "aria-expanded", "aria-hidden", "aria-invalid", "aria-live", "aria-pressed",
    "aria-selected",
    "autocomplete", "class",
    "data-at", "data-bar", "data-cell", "data-clear", "data-count", "data-cut", "data-drop",
    "data-edge",
    "data-end", "data-pointed", "data-fingers",
    "data-ground", "data-grounded", "data-held", "data-k", "data-larger", "data-line", "data-mask",
    "data-open",
    "data-over",
    "data-key", "data-l", "data-lead",
    "data-n", "data-offers", "data-on", "data-p", "data-player", "data-pressed",
    "data-reaches", "data-ring",
    "data-root", "data-scheme",
    "data-shown", "data-sort",
    "data-src", "data-swipe", "data-time", "data-under", "data-used", "dir", "draggable", "hidden",
    "href",
    "inert", "inputmode",
    "open", "role",
    "tabindex", "type", "value",
  ]
  /// It may ask whether there is one, and not which.
  private static let unread: Set<Substring> = ["data-keys", "data-testid"]
  /// Elements of the document around the screen; see PageDocument.
  private static let places: Set<Substring> = [
    "screen", "polite", "assertive", "notices", "banner",
  ]

  private static func faults(_ selector: String) -> [String] {
    let named = selector.matches(of: /\[\s*([a-z][a-z-]*)\s*(?:([~|^$*]?=)|\])/).filter {
      !(attributes.contains($0.1) || $0.2 == nil && unread.contains($0.1))
    }
    let numbered = selector.matches(of: /(?:^|[\s>+~,(\w}'"`])#([a-zA-Z][\w-]*)/).filter {
      !places.contains($0.1)
    }
    return named.map { String($0.0) } + numbered.map { String($0.0) }
  }

  /// What stands in front of `{`.
  private static func selectors(ofSheet sheet: String) -> [String] {
    let plain = sheet.replacing(/\/\*(.|\n)*?\*\//, with: "")
    return plain.split(separator: "{").dropLast().map { part in
      String(part.split(omittingEmptySubsequences: false) { $0 == "}" || $0 == ";" }.last ?? "")
    }
  }

  private static func texts(ofScript script: String) throws -> [String] {
    try ScriptTokenizer.tokens(of: Array(script.utf8))
      .filter { $0.kind == .string || $0.kind == .template }.map(\.text)
  }
}
