import ApusCheck
import Foundation
import Testing
import ToolTesting

@testable import ApusInit

@Suite("bad input is named, and is no trap")
struct BadInputTests {
  private func project(_ folder: TemporaryFolder, _ text: String) throws {
    try folder.write(text, to: "App.xcodeproj/project.pbxproj")
  }

  private func reasons(_ result: InitResult) -> [String] { result.leftOut.map(\.reason) }

  @Test("a half-merged project writes nothing, and says the line")
  func merged() throws {
    let folder = try TemporaryFolder.copy(of: "Orchard")
    let file = "Orchard.xcodeproj/project.pbxproj"
    try folder.write("// !$*UTF8*$!\n<<<<<<< HEAD\n" + folder.text(file), to: file)
    #expect(
      throws: Problem.error(
        folder.path(file),
        "is no property list: line 2 is a mark of a merge")
    ) { try folder.initialise() }
    #expect(FileTree.kind(folder.path(".apus")) == nil)
  }

  @Test("a project that breaks later leaves the package as it was")
  func laterBroken() throws {
    let folder = try TemporaryFolder.copy(of: "Orchard")
    try folder.initialise()
    let before = try folder.text(".apus/Package.swift")
    try folder.write("{", to: "Orchard.xcodeproj/project.pbxproj")
    #expect(throws: Problem.self) { try folder.initialise() }
    #expect(try folder.text(".apus/Package.swift") == before)
  }

  @Test("every beginning of a project writes a whole package, or none")
  func truncated() throws {
    let folder = try TemporaryFolder.copy(of: "Ferry")
    let file = "Fähre.xcodeproj/project.pbxproj"
    let whole = Array(try folder.text(file).utf8)
    for count in stride(from: 0, to: whole.count - 2, by: 397) {
      try folder.write(Data(whole[..<count]), to: file)
      #expect(throws: Problem.self, "\(count) bytes") { try folder.initialise() }
      #expect(FileTree.kind(folder.path(".apus")) == nil)
    }
  }

  @Test("any object that is missing leaves a package or a message")
  func missingObjects() throws {
    let folder = try TemporaryFolder.copy(of: "Orchard")
    let file = "Orchard.xcodeproj/project.pbxproj"
    let lines = try folder.text(file).split(separator: "\n").map(String.init)
    let kinds = lines.indices.filter { lines[$0].contains("isa = PBX") }
    for index in kinds where index % 3 == 0 {
      var changed = lines
      changed[index] = changed[index].replacing("isa = PBX", with: "isa = Unknown")
      try folder.write(changed.joined(separator: "\n"), to: file)
      do throws(Problem) {
        let result = try AppInit.run(at: folder.path, apus: Repository.path)
        #expect(!result.package.targets.isEmpty)
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
  }

  @Test("groups in each other, files that are gone")
  func groups() throws {
    let folder = try TemporaryFolder()
    try folder.write("@main struct A { static func main() {} }", to: "App/App.swift")
    try project(
      folder,
      Projects.file(
        targets: "T, ",
        Projects.target("T", name: "App", phases: "S, ")
          + Projects.sources("S", files: ["F", "Q"]) + Projects.group("G", children: "H, ")
          + Projects.group("H", path: "App", children: "F, Q, G, ")
          + Projects.reference("F", "App.swift") + Projects.reference("Q", "Gone.swift")))
    let result = try folder.initialise()
    #expect(
      reasons(result) == ["the group 'G' is inside itself", "no such file, but 'App' names it"])
    #expect(result.leftOut[1].path == folder.path("App/Gone.swift"))
    #expect(try folder.manifest().targets.map(\.name) == ["App"])
  }

  @Test("targets that need each other")
  func cycle() throws {
    let folder = try TemporaryFolder()
    for name in ["One", "Two"] { try folder.write("", to: "\(name)/\(name).swift") }
    let target = { (name: String, other: String) in
      Projects.target(name, name: name, kind: "framework", phases: "S\(name), ")
        .replacing("productType =", with: "dependencies = (D\(other), ); productType =")
        + "D\(name) = { isa = PBXTargetDependency; target = \(name); };\n"
        + Projects.sources("S\(name)", files: ["F\(name)"])
        + Projects.reference("F\(name)", "\(name)/\(name).swift")
    }
    try project(
      folder,
      Projects.file(
        targets: "One, Two, ",
        target("One", "Two") + target("Two", "One")
          + Projects.group("G", children: "FOne, FTwo, ")))
    let result = try folder.initialise()
    #expect(reasons(result) == ["'Two' and 'One' need each other"])
    let manifest = try folder.manifest()
    #expect(try manifest.target("One").targets == ["Two"])
    #expect(try manifest.target("Two").targets == [])
  }

  @Test("a catalogue with wrong JSON, a resource that is there twice")
  func resources() throws {
    let folder = try TemporaryFolder.copy(of: "Ferry")
    let broken = "Fähre/Assets.xcassets/Sea.colorset/Contents.json"
    try folder.write("{ \"colors\" : [", to: broken)
    try folder.write("a", to: "Fähre/Words/list.txt")
    try folder.write("b", to: "Fähre/Screens/list.txt")
    let result = try folder.initialise()
    #expect(result.leftOut.map(\.path).contains(folder.path(broken)))
    let twice = try #require(result.leftOut.first { $0.reason.contains("another resource") })
    #expect(twice.path == folder.path("Fähre/Words/list.txt"))
    let entry = ".apus/Sources/Faehre/Resources/Assets.xcassets/Sea.colorset"
    #expect(FileTree.kind(folder.path(entry)) == nil)
    let symbols = folder.path(".apus/Sources/Faehre/Generated/AssetSymbols.swift")
    #expect(!((try? Files.text(symbols)) ?? "").contains("sea"))
    #expect(try folder.manifest().targets.count == 5)
  }

  @Test("two targets of one name, and names that Apus has")
  func names() throws {
    let folder = try TemporaryFolder()
    try folder.write("@main struct A { static func main() {} }", to: "App.swift")
    try folder.write("struct V {}", to: "V.swift")
    try project(
      folder,
      Projects.file(
        targets: "T, U, V, ",
        Projects.target("T", name: "Meine App", phases: "ST, ")
          + Projects.target("U", name: "Meine App", phases: "SU, ")
          + Projects.target("V", name: "Validation", kind: "framework", phases: "SV, ")
          + Projects.sources("ST", files: ["F"]) + Projects.sources("SU", files: ["F"])
          + Projects.sources("SV", files: ["W"]) + Projects.group("G", children: "F, W, ")
          + Projects.reference("F", "App.swift") + Projects.reference("W", "V.swift")))
    let result = try folder.initialise()
    #expect(
      try folder.manifest().targets.map(\.name) == ["Meine_App", "Meine_App2", "Validation2"])
    #expect(reasons(result).contains("another target makes the module Meine_App, too"))
    #expect(reasons(result).contains("2 targets are called 'Meine App'; each is counted"))
  }

  @Test(
    "targets that a page has no use for are named",
    arguments: [
      ("app-extension", "extends the system of a phone"),
      ("application.watchapp2", "is for a watch"),
    ])
  func refused(kind: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("@main struct A { static func main() {} }", to: "App.swift")
    try project(
      folder,
      Projects.file(
        targets: "T, U, ",
        Projects.target("T", name: "App", phases: "ST, ")
          + Projects.target("U", name: "Other", kind: kind, phases: "SU, ")
          + Projects.sources("ST", files: ["F"]) + Projects.sources("SU", files: ["F"])
          + Projects.group("G", children: "F, ") + Projects.reference("F", "App.swift")))
    let result = try folder.initialise()
    #expect(reasons(result) == ["'Other' \(reason)"])
    #expect(result.package.targets.map(\.name) == ["App"])
  }

  @Test("an app without a place to begin, and one that begins with a delegate")
  func scenes() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct Nothing {}", to: "App/App.swift")
    try project(folder, Projects.ofOneFile(named: "App"))
    let none = try folder.initialise()
    #expect(reasons(none) == ["'App' has no @main and no main.swift"])
    #expect(none.package.targets.map(\.kind) == [.library])
    try folder.write("@main final class Delegate: UIResponder {}", to: "App/App.swift")
    let delegate = try folder.initialise()
    #expect(reasons(delegate) == ["Delegate has @main, and is no App with a scene"])
    try folder.write("import SwiftUI\n@main struct A: SwiftUI.App {}", to: "App/App.swift")
    #expect(try reasons(folder.initialise()) == [])
  }

  @Test("a project that a tool makes, with it and without it")
  func generated() throws {
    let folder = try TemporaryFolder()
    try folder.write("name: App", to: "project.yml")
    try folder.write("@main struct A { static func main() {} }", to: "App/App.swift")
    let without = try folder.initialise()
    #expect(
      without.leftOut.map(\.advice).contains("run `xcodegen generate`, then `apus init` again"))
    try project(folder, Projects.ofOneFile(named: "App"))
    let with = try folder.initialise()
    #expect(reasons(with) == ["XcodeGen makes the project from this file"])
  }

  @Test("files of settings that include each other, and variables without a value")
  func settings() throws {
    let folder = try TemporaryFolder.copy(of: "Orchard")
    try folder.write(
      try folder.text("Shared.xcconfig") + "\n#include \"Shared.xcconfig\"\n", to: "Shared.xcconfig"
    )
    let info = try folder.text("Orchard/Info.plist")
    try folder.write(
      info.replacing("$(PRODUCT_NAME) Diary", with: "$(NOBODY) $(UNFINISHED"),
      to: "Orchard/Info.plist")
    let result = try folder.initialise()
    #expect(reasons(result).contains("the file of settings includes itself"))
    #expect(reasons(result).contains("'Orchard': nothing says what $(NOBODY) is"))
    let bundle = try folder.text(".apus/Sources/Orchard/Generated/BundleInfo.swift")
    #expect(bundle.contains("<string> $(UNFINISHED</string>"))
  }

  @Test("files that Linux does not read, scripts and headers are named")
  func otherFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("@main struct A { static func main() {} }", to: "App/App.swift")
    for name in ["Old.m", "Launch.storyboard", "Model.xcdatamodeld/contents", "Bridge.h"] {
      try folder.write("", to: "App/\(name)")
    }
    try project(
      folder,
      Projects.file(
        targets: "T, ",
        Projects.target(
          "T", name: "App", phases: "R, ", folders: "Y, ",
          settings: "SWIFT_OBJC_BRIDGING_HEADER = App/Bridge.h;")
          + Projects.group("G", children: "Y, ") + """
            Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            R = { isa = PBXShellScriptBuildPhase; name = Generate; files = (); };
            """))
    let advice = Dictionary(
      try folder.initialise().leftOut.map {
        (String($0.path.dropFirst(folder.path.count + 1)), $0.advice)
      }
    ) { first, _ in first }
    #expect(
      advice == [
        "App/Old.m": "write it in Swift",
        "App/Launch.storyboard":
          "write it as a screen of SwiftUI; a launch screen needs nothing",
        "App/Model.xcdatamodeld": "keep the data in a store of the server, behind a model",
        "App/Bridge.h": "write in Swift what it declares",
        "App.xcodeproj/project.pbxproj": "run it before `apus init`, if it writes sources",
      ])
  }

  @Test("no project, no package and no source")
  func empty() throws {
    let folder = try TemporaryFolder()
    #expect(throws: Problem.self) { try folder.initialise() }
    #expect(Files.names(in: folder.path) == [])
  }
}
