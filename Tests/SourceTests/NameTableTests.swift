import Foundation
import Testing

/// `scripts/api-table` says of each name what a page makes of it, and refuses what it cannot say.
@Suite struct NameTableTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private struct Outcome {
    var text: String
    var status: Int32
  }

  /// Checks the table with other files in place of the repository's: contents by option.
  private func check(planting files: [String: String] = [:]) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var planted: [String] = []
    for (option, text) in files {
      // Sources are a folder, of which this is the only file.
      let place = folder.appending(path: option)
      let file = option == "sources" ? place.appending(path: "Planted.swift") : place
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      planted += ["--\(option)", place.path]
    }
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    let output = Pipe()
    process.executableURL = Self.root.appending(path: "scripts/api-table")
    process.arguments = ["--check", "--products", products.path] + planted
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Outcome(text: text, status: process.terminationStatus)
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func theTableIsWhatTheSourcesGive() throws {
    let outcome = try check()
    #expect(outcome.status == 0, "\(outcome.text)")
  }

  @Test func aNameInNoColumnFails() throws {
    let names = try Self.text("docs/api/names.txt")
      .replacing("[names]\n", with: "[names]\n.unheardOf\nUnheardOf\n@Unheard\n#Unheard\n")
      .replacing("[values]\n", with: "[values]\n.unheard Color\n")
      .replacing("[environment]\n", with: "[environment]\nunheard\n")
      .replacing("[calls]\n", with: "[calls]\nText(unheard:)\n.padding(_:unheard:)\n")
    let outcome = try check(planting: ["names": names])
    #expect(outcome.status == 1)
    let all = [
      ".unheardOf", "UnheardOf", "@Unheard", "#Unheard", "Color.unheard", "unheard",
      "Text(unheard:)", ".padding(_:unheard:)",
    ]
    let lines = Set(outcome.text.split(separator: "\n").map(String.init))
    let expected = all.map { "\($0) is not declared, and docs/api/absent.txt does not say why." }
    #expect(lines == Set(expected))
  }

  @Test(arguments: [
    ("Text", "Text is absent, but it is there"),
    (".padding(_:_:)", ".padding(_:_:) is absent, but it is there"),
    (".unheardOf", "explains .unheardOf, which is no absent name of the list"),
    (".onTapGesture(count:perform:at:)", "which is no absent name of the list"),
  ])
  func aReasonThatIsNotNeededFails(name: String, fault: String) throws {
    let reasons = try Self.text("docs/api/absent.txt") + "\nplanted\n  \(name)\n"
    let outcome = try check(planting: ["absent": reasons])
    #expect(outcome.status == 1)
    #expect(outcome.text.contains(fault), "\(outcome.text)")
  }

  @Test func aReasonThatIsMissingFails() throws {
    let reasons = try Self.text("docs/api/absent.txt").replacing("WKNotificationScene", with: "")
    let outcome = try check(planting: ["absent": reasons])
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix("WKNotificationScene is not declared"), "\(outcome.text)")
  }

  @Test func aNoteOfWhatIsNotDeclaredOrListedFails() throws {
    let outcome = try check(planting: [
      "sources": """
      func unheard() { noMeaning("unheard(_:)", file, line) }
      func padding() { notDrawn("padding(unheard:)", "nothing", file, line) }
      // noMeaning("commented(_:)", file, line)
      """
    ])
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("A source notes unheard(_:), which is not declared."))
    #expect(outcome.text.contains("A source notes padding(unheard:), which is not declared."))
    #expect(outcome.text.contains("does not list unheard(_:)."))
    #expect(outcome.text.contains("does not say how a page draws padding(unheard:)."))
    #expect(outcome.text.contains("lists statusBar(hidden:), which no source notes."))
    #expect(!outcome.text.contains("commented"))
  }

  @Test func anOldTableFails() throws {
    let path = "Sources/ApusUI/ApusUI.docc/SupportedNames.md"
    let table = try Self.text(path)
    // What it says of a modifier without a meaning was once true.
    let row = try #require(table.split(separator: "\n").first { $0.hasPrefix("| `.statusBar`") })
    let old = table.replacing(row, with: "| `.statusBar` | yes |  |  |  |")
    let outcome = try check(planting: ["table": old])
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("run scripts/api-table"))
  }
}
