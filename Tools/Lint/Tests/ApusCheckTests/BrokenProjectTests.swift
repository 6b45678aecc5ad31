import Foundation
import Testing
import ToolTesting

@testable import ApusCheck

@Suite("what is wrong with a project is said, and is no trap")
struct BrokenProjectTests {
  private func fault(in folder: TemporaryFolder) -> Problem? {
    do throws(Problem) {
      _ = try AppFinder.find(at: folder.path)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "a project that is no property list, or of another form",
    arguments: [
      ("{ objects = { P = ", "is no property list"),
      ("", "is no property list: it is empty"),
      ("{\n<<<<<<< HEAD\n", "is no property list: line 2 is a mark of a merge"),
      ("<plist><dict><key>", "is no property list"),
      ("text", "has no objects"),
      ("( a, b )", "has no objects"),
      ("{ objects = ( a ); }", "has no objects"),
      ("{ objects = { }; rootObject = P; }", "names no root object"),
      ("{ objects = { P = text; }; rootObject = P; }", "names no root object"),
      ("{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }", "has no group of files"),
      (
        "{ objects = { P = { isa = PBXProject; mainGroup = G; targets = ( { a = b; }, X ); };"
          + " G = { isa = PBXGroup; children = text; }; }; rootObject = P; }",
        "has no target"
      ),
    ])
  func broken(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "App.xcodeproj/project.pbxproj")
    let problem = try #require(fault(in: folder))
    #expect(problem.isError)
    #expect(problem.path == path)
    #expect(problem.message.hasPrefix(message), "\(problem.message)")
  }

  @Test("every beginning of a project is read or refused")
  func truncated() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/App.swift")
    let whole = Array(Projects.ofOneFile(named: "App").utf8)
    for count in stride(from: 0, to: whole.count, by: 61) {
      try folder.write(Data(whole[..<count]), to: "App.xcodeproj/project.pbxproj")
      let problem = fault(in: folder)
      if count < whole.count - 2 { #expect(problem != nil, "\(count) bytes") }
    }
  }

  @Test("a project whose bytes are no text")
  func bytes() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data([0xff, 0xfe, 0x00, 0x80]), to: "App.xcodeproj/project.pbxproj")
    #expect(fault(in: folder)?.isError == true)
  }

  @Test("a project without its file, an empty folder, and none")
  func nothing() throws {
    let folder = try TemporaryFolder()
    #expect(
      fault(in: folder)
        == .error(folder.path, "has no .xcodeproj, no Package.swift and no Swift source"))
    try folder.write("", to: "App.xcodeproj/other")
    #expect(fault(in: folder) == .error(folder.path("App.xcodeproj"), "has no project.pbxproj"))
    #expect(throws: Problem.error(folder.path("none"), "no such file or folder")) {
      try AppFinder.find(at: folder.path("none"))
    }
  }

  @Test("groups in each other, and files that are gone")
  func cycles() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/App.swift")
    try folder.write(
      Projects.file(
        targets: "T, ",
        Projects.target("T", name: "App", phases: "S, ")
          + Projects.sources("S", files: ["F", "Q"])
          + Projects.group("G", children: "H, ")
          + Projects.group("H", path: "App", children: "F, Q, G, H, ")
          + Projects.reference("F", "App.swift") + Projects.reference("Q", "Gone.swift")),
      to: "App.xcodeproj/project.pbxproj")
    let file = folder.path("App.xcodeproj/project.pbxproj")
    let app = try AppFinder.find(at: folder.path)
    #expect(app.targets.map(\.sources) == [[folder.path("App/App.swift")]])
    #expect(
      app.problems == [
        .warning(file, "the group 'G' is inside itself"),
        .warning(file, "the group 'App' is inside itself"),
        .warning(folder.path("App/Gone.swift"), "no such file, but 'App' names it"),
      ])
  }

  @Test("groups deeper than the stack")
  func deepGroups() throws {
    let folder = try TemporaryFolder()
    let groups = (0..<20_000).map { "D\($0) = { isa = PBXGroup; children = (D\($0 + 1), ); };" }
    try folder.write("", to: "App/App.swift")
    try folder.write(
      Projects.ofOneFile(named: "App").replacing("children = (H, )", with: "children = (H, D0, )")
        .replacing("objects = {", with: "objects = { \(groups.joined())"),
      to: "App.xcodeproj/project.pbxproj")
    let app = try AppFinder.find(at: folder.path)
    #expect(app.targets.map(\.sources.count) == [1])
    #expect(app.problems.map(\.isError) == [true])
    #expect(app.problems[0].message.contains("more than 200 deep"))
  }

  @Test("a broken workspace beside a project is said, and the project is read")
  func brokenWorkspace() throws {
    let folder = try TemporaryFolder()
    try folder.write("<Workspace", to: "All.xcworkspace/contents.xcworkspacedata")
    #expect(fault(in: folder)?.message == "is broken at line 1")
    try folder.write("", to: "App/App.swift")
    try folder.write(Projects.ofOneFile(named: "App"), to: "App.xcodeproj/project.pbxproj")
    let app = try AppFinder.find(at: folder.path)
    #expect(app.targets.map(\.name) == ["App"])
    #expect(app.problems.map(\.message) == ["is broken at line 1"])
  }

  @Test("of a workspace, a broken project leaves the others")
  func workspace() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/App.swift")
    try folder.write(Projects.ofOneFile(named: "App"), to: "App.xcodeproj/project.pbxproj")
    try folder.write("{", to: "Bad.xcodeproj/project.pbxproj")
    try folder.write(
      """
      <Workspace><FileRef location="group:Bad.xcodeproj"/><FileRef location="group:App.xcodeproj"/></Workspace>
      """, to: "All.xcworkspace/contents.xcworkspacedata")
    let app = try AppFinder.find(at: folder.path)
    #expect(app.targets.map(\.name) == ["App"])
    #expect(app.problems.map(\.isError) == [true])
    try folder.write("<Workspace><FileRef", to: "All.xcworkspace/contents.xcworkspacedata")
    #expect(throws: Problem.self) { try AppFinder.find(at: folder.path("All.xcworkspace")) }
  }
}
