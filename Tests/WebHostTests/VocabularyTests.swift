import Foundation
import Testing
import ViewGraph

@testable import PageClient
@testable import PageMarkup
@testable import PageProtocol
@testable import WebHost

/// Each attribute is written by somebody and read by somebody: what is accepted is not ignored.
@Suite struct VocabularyTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Attributes that the engine reads, beside the rules of pages.
  private static let engineReads: Set<AttributeKey> = [
    .canIncrement, .canDecrement, .count, .maximum, .earliest, .latest, .step, .minimum,
    .components, .maximumLength, .start,
    // By the layout in this process.
    .arrangement, .layoutValues,
  ]

  /// Attributes without a writer or a reader, and why.
  private static let exempt: [AttributeKey: String] = [
    .maximumLength: "no API of SwiftUI limits a field; elements of one's own can",
    .onDelete: "a page has a button for it; headless tests use it",
    .onMove: "a page has buttons for it; headless tests use it",
  ]

  @Test func theListOfKeysIsWhatTheDeclarationsGive() throws {
    let script = Process()
    script.executableURL = Self.root.appending(path: "scripts/vocabulary")
    script.arguments = ["--check"]
    try script.run()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0, "run scripts/vocabulary")
  }

  @Test func eachAttributeHasAWriter() throws {
    let written = Self.written(
      in: try Self.sources(of: ["ApusUI", "ViewGraph/Graph", "ViewGraph/Diff"]))
    for key in AttributeKey.allCases where Self.exempt[key] == nil {
      #expect(written.contains("\(key)"), "nobody writes \(key)")
    }
  }

  @Test func eachAttributeHasAReader() {
    let unread = Self.unread(Self.readByPages.union(Self.engineReads).union(Self.readByEvents))
    #expect(unread == [], "nobody reads these")
  }

  /// A role without one would be shown as an empty box.
  @Test(arguments: Role.allCases) func eachRoleHasATemplate(role: Role) {
    let values = Values(node: 1, around: Surroundings(), words: .english)
    #expect(Templates.template(role, values, in: values.around) !== Templates.fallback)
  }

  /// As if the rule of `blur` and the event behind `onTap` were left out.
  @Test func anAttributeThatNobodyReadsIsFound() {
    let pages = Self.readByPages.filter { $0 != .blur && $0 != .onTap }
    let events = Self.readByEvents.filter { $0 != .onTap }
    let read = pages.union(Self.engineReads).union(events)
    #expect(Self.unread(read) == [.blur, .onTap])
  }

  /// What an element asks for by a letter, a line of the script tells.
  @Test func eachLetterIsAskedForByTheScript() throws {
    let script = String(decoding: ClientScript.written, as: UTF8.self)
    let unheard = EventKind.letters.filter {
      Self.exempt[$0.0] == nil && !Self.asks(for: $0.1, script)
    }
    #expect(unheard.map(\.0) == [], "no line of the script asks for these")
  }

  @Test func aLetterThatNobodyAsksForIsFound() {
    #expect(Self.asks(for: "k", "const at = taking(target, 'k')"))
    #expect(Self.asks(for: "k", "if (takes(own(link.parentElement), 'k')) return"))
    #expect(!Self.asks(for: "k", "taking(target, 'K'); say('k')"))
  }

  private static func asks(for letter: Character, _ script: String) -> Bool {
    script.range(
      of: #"\b(takes|taking)\([^;\n]*?, '\#(letter)'\)"#, options: .regularExpression) != nil
  }

  @Test func eachLetterIsOfOneEvent() {
    let letters = EventKind.letters.map(\.1)
    #expect(Set(letters).count == letters.count)
  }

  /// An event that the page could tell and nobody would understand is refused by its number.
  @Test func anEventIsReadOrRefused() throws {
    for number in 0..<64 {
      let message = Array("[1,0,\(number),9]".utf8)
      let read = try? message.withUnsafeBytes { try PageMessage($0) }
      if EventKind(rawValue: number) == nil { #expect(read == nil, "\(number)") }
    }
    for kind in EventKind.allCases {
      guard let action = kind.form.example else { continue }
      #expect(!(action.isAct && action.isEntry), "\(kind)")
    }
  }

  @Test func anAttributeThatNobodyWritesIsFound() throws {
    let sources =
      "context.writer.set(.width, 10)\nif values[.height] != nil {}\nattribute(\n  .blur, 1)"
      + "\nset(isWide ? .length : .start)"
    #expect(Self.written(in: sources) == ["width", "blur", "length", "start"])
  }

  @Test func anExemptionIsNeeded() throws {
    let written = Self.written(
      in: try Self.sources(of: ["ApusUI", "ViewGraph/Graph", "ViewGraph/Diff"]))
    let read = Self.readByPages.union(Self.engineReads).union(Self.readByEvents)
    for (key, reason) in Self.exempt {
      #expect(!reason.isEmpty)
      let isIdle = !written.contains("\(key)") || !read.contains(key)
      #expect(isIdle, "\(key) needs no exemption")
    }
  }

  /// The names that are arguments of what writes, possibly behind a condition.
  private static func written(in sources: String) -> Set<String> {
    let before =
      #"(?:set|attribute|StoredAttribute|Modifier|handler|with|add|lines)\(\s*(?:key: )?"#
    let label = #"(?:paint|gradient|event|key|above|below): "#
    let choice = #"(?:[\w.]+ \? (?:\.(\w+) : )?)?"#
    guard
      let pattern = try? NSRegularExpression(pattern: "(?:\(before)|\(label))\(choice)\\.(\\w+)\\b")
    else { return [] }
    let text = sources as NSString
    var names: Set<String> = []
    for match in pattern.matches(in: sources, range: NSRange(location: 0, length: text.length)) {
      for group in 1...2 where match.range(at: group).location != NSNotFound {
        names.insert(text.substring(with: match.range(at: group)))
      }
    }
    return names
  }

  private static func unread(_ read: Set<AttributeKey>) -> [AttributeKey] {
    AttributeKey.allCases.filter { exempt[$0] == nil && !read.contains($0) }
  }

  private static var readByPages: Set<AttributeKey> {
    var keys: Set<AttributeKey> = []
    for role in Role.allCases {
      for rule in RuleTable.shared[role].rules { keys.formUnion(rule.keys) }
      keys.formUnion(Templates.shapeKeys(role))
    }
    return keys
  }

  /// Handlers that an event of a page runs.
  private static var readByEvents: Set<AttributeKey> {
    // A file comes by a request of its own.
    let file = ChosenFile(name: "", type: "", path: "", size: 1)
    let actions = EventKind.allCases.compactMap(\.form.example) + [.file(file)]
    return Set(actions.map(\.handler.key))
  }

  private static func sources(of folders: [String]) throws -> String {
    var text = ""
    for folder in folders {
      let base = root.appending(path: "Sources/\(folder)")
      let files = try #require(
        FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        text += try String(contentsOf: file, encoding: .utf8)
      }
    }
    return text
  }
}
