import Foundation
import Testing
import ToolTesting

@testable import ApusCheck

@Suite("what apus check writes")
struct ReportTests {
  /// An app of two targets, of which three files in five run.
  private func journal() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\nimport Nuke\nstruct A: View {}", to: "Journal/EntryView.swift")
    try folder.write("import CoreData\nlet b = 0", to: "Journal/Store.swift")
    try folder.write(
      "import CoreData\nimport SwiftUI\nlet c = WidgetBundle()", to: "Journal/Drawing.swift")
    try folder.write("#if os(iOS)\nlet d = 0\n#endif", to: "Journal/Theme.swift")
    try folder.write("", to: "Journal/LaunchScreen.storyboard")
    try folder.write("let e = 0", to: "JournalTests/EntryTests.swift")
    let folders = ["Journal", "JournalTests"].map {
      "Y\($0) = { isa = PBXFileSystemSynchronizedRootGroup; path = \($0); sourceTree = \"<group>\"; };"
    }
    try folder.write(
      Projects.file(
        targets: "T, U, ",
        Projects.target("T", name: "Journal", folders: "YJournal, ")
          + Projects.target(
            "U", name: "JournalTests", kind: "bundle.unit-test", folders: "YJournalTests, ")
          + folders.joined() + Projects.group("G", children: "YJournal, YJournalTests, ")),
      to: "Journal.xcodeproj/project.pbxproj")
    return folder
  }

  @Test("for people, what the documentation shows")
  func text() throws {
    let folder = try journal()
    let text = CheckText.text(of: try AppCheck.check(at: folder.path))
      .replacing(folder.path + "/", with: "")
    let article = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../../Sources/ApusUI/ApusUI.docc/CheckingAnApp.md")
    #expect(try Files.text(article.standardizedFileURL.path).contains("```\n\(text)\n```"))
    #expect(text.hasPrefix("Xcode project Journal.xcodeproj: 3 of 5 files will run (60 %)\n"))
  }

  @Test("what is wrong with the project itself")
  func problems() throws {
    let folder = try journal()
    try FileManager.default.removeItem(atPath: folder.path("JournalTests"))
    let text = CheckText.text(of: try AppCheck.check(at: folder.path))
      .replacing(folder.path + "/", with: "")
    #expect(
      text.contains(
        """

        The project itself
          Journal.xcodeproj/project.pbxproj: warning: 'JournalTests' names the folder\
         'JournalTests', which is not there

        """))
  }

  @Test("many files that run are named only on demand")
  func names() throws {
    let folder = try TemporaryFolder()
    for index in 1...12 { try folder.write("", to: "\(index).swift") }
    let result = try AppCheck.check(at: folder.path)
    #expect(CheckText.text(of: result).hasSuffix("\n  and 2 more, which --files names"))
    #expect(CheckText.text(of: result, namesAll: true).contains("/9.swift"))
    #expect(!CheckText.text(of: result, namesAll: true).contains("--files"))
  }

  @Test("for programs, the same in JSON, which can be read back")
  func json() throws {
    let folder = try journal()
    let result = try AppCheck.check(at: folder.path)
    let text = try CheckJSON(of: result).text()
    let json = try JSONDecoder().decode(CheckJSON.self, from: Data(text.utf8))
    #expect(json == CheckJSON(of: result))
    #expect(json.files == 5 && json.percent == 60 && json.findings == 3)
    #expect(json.targets.map(\.name) == ["Journal", "JournalTests"])
    #expect(json.causes[0].title == "import CoreData")
    #expect(json.causes[0].places.map(\.line) == [1, 1])
    #expect(json.problems == [])
  }

  @Test("a limit lets so many findings pass; a part that cannot be read is worse")
  func limit() throws {
    let folder = try journal()
    let result = try AppCheck.check(at: folder.path)
    #expect(result.exitCode(limit: nil) == 0)
    #expect(result.exitCode(limit: 3) == 0)
    #expect(result.exitCode(limit: 2) == 1)
    try folder.write(Data([0xff]), to: "Journal/F.swift")
    let worse = try AppCheck.check(at: folder.path)
    #expect(worse.exitCode(limit: 100) == 2)
    #expect(worse.numberOfFiles == 6 && worse.running.count == 3)
  }
}
