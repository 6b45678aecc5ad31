import Foundation
import Testing
import ViewGraph

@testable import WebHost

/// Each attribute is written by somebody and read by somebody: what is accepted is not ignored.
@Suite struct VocabularyTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Attributes that the engine reads, beside the rules of pages.
  private static let engineReads: Set<AttributeKey> = [
    .canIncrement, .canDecrement, .count, .maximum, .earliest, .latest, .step, .minimum,
    .components, .maximumLength, .start,
  ]

  /// Attributes without a writer or a reader, and why.
  private static let exempt: [AttributeKey: String] = [
    .maximumLength: "no API of SwiftUI limits a field; elements of one's own can",
    .onBack: "a browser's Back is an address, not an event; headless tests use it",
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
    let sources = try Self.sources(of: ["ApusUI", "ViewGraph/Graph", "ViewGraph/Diff"])
    for key in AttributeKey.allCases where Self.exempt[key] == nil {
      let isWritten = Self.writes(key, sources)
      #expect(isWritten, "nobody writes \(key)")
    }
  }

  @Test func eachAttributeHasAReader() {
    let read = Self.readByPages.union(Self.engineReads).union(Self.readByEvents)
    for key in AttributeKey.allCases where Self.exempt[key] == nil {
      let isRead = read.contains(key)
      #expect(isRead, "nobody reads \(key)")
    }
  }

  @Test func anAttributeThatNobodyWritesIsFound() throws {
    let sources =
      "context.writer.set(.width, 10)\nif values[.height] != nil {}\nattribute(\n  .blur, 1)"
    #expect(Self.writes(.width, sources))
    #expect(Self.writes(.blur, sources))
    #expect(!Self.writes(.height, sources))
  }

  @Test func anExemptionIsNeeded() throws {
    let sources = try Self.sources(of: ["ApusUI", "ViewGraph/Graph", "ViewGraph/Diff"])
    let read = Self.readByPages.union(Self.engineReads).union(Self.readByEvents)
    for (key, reason) in Self.exempt {
      #expect(!reason.isEmpty)
      let isIdle = !Self.writes(key, sources) || !read.contains(key)
      #expect(isIdle, "\(key) needs no exemption")
    }
  }

  /// As an argument of what writes, possibly behind a condition.
  private static func writes(_ key: AttributeKey, _ sources: String) -> Bool {
    let before = #"(set|attribute|StoredAttribute|Modifier|handler|with|add|lines)\(\s*(key: )?"#
    let choice = #"([\w.]+ \? (\.\w+ : )?)?"#
    let label = #"|(paint|gradient|event|key|above|below): ([\w.]+ \? (\.\w+ : )?)?"#
    let pattern = "(\(before)\(choice)\(label))\\.\(key)\\b"
    return sources.range(of: pattern, options: .regularExpression) != nil
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
    let place = MeasuredPlace(x: 0, y: 0, width: 1, height: 1)
    let file = ChosenFile(name: "", type: "", path: "", size: 1)
    let actions: [Event.Action] = [
      .tap, .edit(""), .submit, .focus(true), .select(0), .toggle(true), .date(""), .number(0),
      .increment, .decrement, .file(file), .oversizedFile(name: "", size: 1), .dismiss, .back,
      .window(0..<1), .refresh, .delete(0), .move(from: 0, to: 1), .hover(true), .longPress,
      .open(""), .press(true), .geometry(place), .picture(true),
    ]
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
