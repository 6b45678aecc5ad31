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
