import ApusCheck
import Foundation
import Testing
import ToolTesting

@testable import ApusInit

@Suite("the package of an app")
struct AppsTests {
  @Test("an older project: targets, links, resources, flags")
  func orchard() throws {
    let folder = try TemporaryFolder.copy(of: "Orchard")
    let result = try folder.initialise()
    #expect(result.leftOut == [])
    #expect(result.exitCode == 0)
    let manifest = try folder.manifest()
    #expect(manifest.targets.map(\.name) == ["Orchard", "Ripeness", "OrchardTests"])
    #expect(manifest.targets.map(\.type) == ["executable", "regular", "test"])
    #expect(try manifest.target("Orchard").targets == ["Ripeness"])
    #expect(
      try manifest.target("Orchard").products
        == ["ApusUI", "ApusCombine", "ApusFoundation", "AppleFrameworks", "WebHost"])
    #expect(try manifest.target("OrchardTests").targets == ["Orchard"])
    let code = ".apus/Sources/Orchard/Code/Orchard"
    #expect(
      try folder.text("\(code)/Screens/Übersicht der Ernte.swift")
        == folder.text("Orchard/Screens/Übersicht der Ernte.swift"))
    #expect(FileTree.kind(folder.path("\(code)/OrchardApp.swift")) == .typeSymbolicLink)
    let words = try folder.text(".apus/Sources/Orchard/Resources/de.lproj/Localizable.strings")
    #expect(words.contains("\"ripe\" = \"reif\";"))
    let symbols = try folder.text(".apus/Sources/Orchard/Generated/AssetSymbols.swift")
    #expect(symbols.contains("static let leaf ="))
    #expect(symbols.contains("static let tree ="))
    #expect(try folder.text(".apus/Package.swift").contains(".define(\"HARVEST\")"))
  }

  @Test("an Info.plist has no variables, and tests see it, too")
  func info() throws {
    let folder = try TemporaryFolder.copy(of: "Orchard")
    try folder.initialise()
    let info = try folder.text(".apus/Sources/Orchard/Generated/BundleInfo.swift")
    for value in ["Orchard Diary", "org.example.orchard", "2.4"] {
      #expect(info.contains("<string>\(value)</string>"))
    }
    #expect(!info.contains("$("))
    // The page follows some of its keys.
    #expect(info.contains("_AppInfo.register { AppInfo.values }"))
    #expect(try folder.text(".apus/Tests/OrchardTests/Generated/BundleInfo.swift") == info)
  }

  @Test("a folder-based project: umlauts, isolation, a package of its own, generated Info.plist")
  func ferry() throws {
    let folder = try TemporaryFolder.copy(of: "Ferry")
    let result = try folder.initialise()
    #expect(result.leftOut.map(\.path) == [folder.path("Fähre/Drawing.metal")])
    #expect(result.rewritten == [.system: 1, .objectiveC: 1])
    let manifest = try folder.manifest()
    #expect(
      manifest.targets.map(\.name)
        == ["Faehre", "FaehreTests", "Timetable", "Departures", "TimetableTests"])
    #expect(try manifest.target("Faehre").targets == ["Timetable", "Departures"])
    #expect(try manifest.target("Departures").targets == ["Timetable"])
    let text = try folder.text(".apus/Package.swift")
    for setting in [
      ".swiftLanguageMode(.v6)", ".defaultIsolation(MainActor.self)",
      ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")",
      ".enableUpcomingFeature(\"ExistentialAny\")", "\"Fähre=Faehre\"",
      "[\"-file-prefix-map\", \"\\(Context.packageDirectory)/Sources/Faehre/Code=\(folder.path)\"]",
    ] {
      #expect(text.contains(setting), "\(setting)")
    }
    let info = try folder.text(".apus/Sources/Faehre/Generated/BundleInfo.swift")
    #expect(info.contains("<string>Ferry Times</string>"))
    #expect(info.contains("<string>org.example.ferry</string>"))
    #expect(FileTree.kind(folder.path(".apus/Sources/Departures/Resources/islands.json")) != nil)
  }

  @Test("UI tests: the app that they launch, and what XCTest on Linux lacks")
  func harbour() throws {
    let folder = try TemporaryFolder.copy(of: "Harbour")
    let result = try folder.initialise()
    #expect(result.leftOut == [])
    #expect(result.rewritten == [.isolatedSetUps: 5, .defaultIsolation: 1, .testLists: 1])
    let manifest = try folder.manifest()
    #expect(
      manifest.targets.map(\.name)
        == ["Harbour", "HarbourTests", "HarbourUITests", "HarbourWindTests"])
    for name in ["HarbourTests", "HarbourUITests", "HarbourWindTests"] {
      let target = try manifest.target(name)
      #expect(target.targets == ["Harbour"])
      #expect(target.products.contains("ApusXCTest"))
    }
    let head = "// Written by `apus init`; do not edit.\n// swift-format-ignore-file\n"
    #expect(
      try folder.text(".apus/Tests/HarbourUITests/Generated/Apus.swift") == head + """
        @_exported import ApusXCTest
        @testable import Harbour

        @section(".init_array") @used
        nonisolated private let app: @convention(c) () -> Void = {
          XCUIApplication.register(HarbourApp.self, bundleIdentifier: "org.example.harbour")
        }

        """)
    #expect(
      try folder.text(".apus/Tests/HarbourTests/Generated/Apus.swift")
        == head + "@_exported import ApusXCTest\n")
    #expect(
      FileTree.kind(
        folder.path(".apus/Tests/HarbourUITests/Code/HarbourUITests/HarbourUITests.swift"))
        == .typeSymbolicLink)
  }

  @Test("UI tests of an app that main.swift starts, and of none")
  func driven() throws {
    let folder = try TemporaryFolder()
    try folder.write("Shop.main()", to: "Shop/main.swift")
    try folder.write("import SwiftUI\nstruct Shop: App {}", to: "Shop/Shop.swift")
    try folder.write("import XCTest", to: "Tests/A.swift")
    let project = { (settings: String) in
      Projects.file(
        targets: "T, U, ",
        Projects.target("T", name: "Shop", folders: "Y, ")
          + Projects.target(
            "U", name: "Tests", kind: "bundle.ui-testing", folders: "Z, ", settings: settings)
          + Projects.group("G", children: "Y, Z, ")
          + ["Y = Shop", "Z = Tests"].map { text in
            let parts = text.split(separator: " ")
            return "\(parts[0]) = { isa = PBXFileSystemSynchronizedRootGroup; "
              + "path = \(parts[2]); sourceTree = \"<group>\"; };\n"
          }.joined())
    }
    let list = "App.xcodeproj/project.pbxproj"
    try folder.write(project("TEST_TARGET_NAME = Shop;"), to: list)
    #expect(try folder.initialise().leftOut == [])
    let generated = ".apus/Tests/Tests/Generated/Apus.swift"
    #expect(try folder.text(generated).contains("register(Shop.self"))
    try folder.write("import SwiftUI", to: "Shop/Shop.swift")
    #expect(
      try folder.initialise().leftOut.map(\.reason) == ["'Tests' has no app to launch"])
    #expect(try !folder.text(generated).contains("register"))
  }

  @Test("folders that are copied whole, files from elsewhere, and an older name of a language")
  func folders() throws {
    let folder = try TemporaryFolder()
    let words = "<plist><dict><key>K</key><string>a\n\n\"\"\"# b</string></dict></plist>"
    try folder.write("@main struct A { static func main() {} }", to: "In/App/App.swift")
    try folder.write("struct B {}", to: "Shared.swift")
    try folder.write("struct C {}", to: "In/up/Shared.swift")
    try folder.write("1", to: "In/App/Data/deep/one.json")
    try folder.write(words, to: "In/Info.plist")
    try folder.write(
      Projects.file(
        targets: "T, ",
        Projects.target(
          "T", name: "App", phases: "S, ", folders: "Y, ", settings: "INFOPLIST_FILE = Info.plist;")
          + Projects.sources("S", files: ["F", "Q"]) + Projects.group("G", children: "Y, F, Q, ")
          + Projects.reference("F", "../Shared.swift") + Projects.reference("Q", "up/Shared.swift")
            + """
            Y = {
              isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
              explicitFolders = (Data, );
            };
            """
      ).replacing("isa = PBXProject;", with: "isa = PBXProject; developmentRegion = English;"),
      to: "In/App.xcodeproj/project.pbxproj")
    let result = try folder.initialise("In")
    #expect(result.leftOut == [])
    let target = "In/.apus/Sources/App"
    #expect(try folder.text("\(target)/Folders/Data/deep/one.json") == "1")
    let code = try Set(
      FileTree.files(below: folder.path("\(target)/Code")).map { try Files.text($0) })
    #expect(code.count == 3)
    let bundle = try folder.text("\(target)/Generated/BundleInfo.swift")
    #expect(bundle.contains("<string>a\n\n"))
    #expect(bundle.contains("\"\"\"##\n"))
    let manifest = try folder.text("In/.apus/Package.swift")
    #expect(manifest.contains("defaultLocalization: \"en\""))
    #expect(manifest.contains(".copy(\"Folders/Data\")"))
  }

  @Test("a package without a project")
  func package() throws {
    let folder = try TemporaryFolder.copy(of: "Ferry")
    let result = try folder.initialise("Packages/Timetable")
    #expect(result.folder == folder.path("Packages/Timetable"))
    #expect(result.package.targets.map(\.name) == ["Timetable", "Departures", "TimetableTests"])
    #expect(result.leftOut == [])
  }
}

extension AppsTests {
  @Test("the program itself")
  func command() throws {
    let folder = try TemporaryFolder.copy(of: "Orchard")
    let run = { (arguments: [String]) -> (Int32, String) in
      let program = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("apus").path
      let output = try folder.write("", to: ".output")
      let code = try Program.run(program, ["init"] + arguments, in: folder.path, output: output)
      return (code, try Files.text(output))
    }
    // Without --apus, Apus is where the program was built.
    let first = try run([])
    #expect(first.0 == 0)
    #expect(first.1.hasPrefix("Xcode project Orchard.xcodeproj: the package is in .apus\n"))
    #expect(first.1.contains("swift run --package-path .apus Orchard"))
    #expect(try run([]).1.hasPrefix("Xcode project Orchard.xcodeproj: nothing changed\n"))
    let none = try run(["none"])
    #expect(none.0 == 2)
    #expect(none.1.hasSuffix("/none: error: no such file or folder\n"))
    #expect(try run(["--apus", "none"]).1.hasSuffix("/none: error: is no checkout of Apus\n"))
  }
}
