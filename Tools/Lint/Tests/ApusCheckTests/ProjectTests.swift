import Foundation
import Testing
import ToolTesting

@testable import ApusCheck

@Suite("which files an app has")
struct ProjectTests {
  /// The files of each target by its name, told from the folder.
  private func files(of app: FoundApp, in folder: TemporaryFolder) -> [String: [String]] {
    Dictionary(
      app.targets.map { target in
        (target.name, target.sources.map { String($0.dropFirst(folder.path.count + 1)) })
      }
    ) { first, second in first + second }
  }

  @Test("an older project: groups, build phases, names with spaces and umlauts")
  func older() throws {
    let folder = try TemporaryFolder()
    for name in [
      "Größe Eins/App.swift", "Größe Eins/Teil Zwei/Übersicht.swift", "Größe Eins/Not.swift",
    ] {
      try folder.write("", to: name)
    }
    try folder.write("", to: "Tests/AppTests.swift")
    try folder.write("", to: "Größe Eins/de.lproj/Main.storyboard")
    try folder.write(
      Projects.file(
        targets: "T, U, ",
        Projects.target("T", name: "Größe Eins", phases: "S, R, ")
          + Projects.target("U", name: "AppTests", kind: "bundle.unit-test", phases: "V, ")
          + Projects.sources("S", files: ["F1", "F2"]) + Projects.sources("V", files: ["F3"])
            + """
            R = { isa = PBXResourcesBuildPhase; files = (RB, ); };
            RB = { isa = PBXBuildFile; fileRef = VG; };
            VG = { isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>"; children = (VF, ); };

            """
          + Projects.group("G", children: "H, K, ")
          + Projects.group("H", path: "Größe Eins", children: "F1, I, VG, ")
          + Projects.group("I", path: "Teil Zwei", children: "F2, ")
          + Projects.group("K", path: "Tests", children: "F3, ")
          + Projects.reference("F1", "App.swift") + Projects.reference("F2", "Übersicht.swift")
          + Projects.reference("F3", "AppTests.swift")
          + Projects.reference("VF", "de.lproj/Main.storyboard")),
      to: "Größe.xcodeproj/project.pbxproj")
    let app = try AppFinder.find(at: folder.path)
    #expect(app.description == "Xcode project Größe.xcodeproj")
    #expect(app.problems == [])
    #expect(
      files(of: app, in: folder) == [
        "Größe Eins": ["Größe Eins/App.swift", "Größe Eins/Teil Zwei/Übersicht.swift"],
        "AppTests": ["Tests/AppTests.swift"],
      ])
    #expect(app.targets.map(\.kind) == [.app, .tests])
    #expect(app.targets[0].otherFiles == [folder.path("Größe Eins/de.lproj/Main.storyboard")])
    #expect(app.modules == ["Größe_Eins", "AppTests"])
  }

  @Test(
    "a folder that Xcode reads by itself, without its exceptions, of which another target has one")
  func folderBased() throws {
    let folder = try TemporaryFolder()
    for name in ["App.swift", "Deep/View.swift", "Left Out.swift", "Shared.swift"] {
      try folder.write("", to: "Journal/\(name)")
    }
    try folder.write(
      Projects.file(
        targets: "T, U, ",
        Projects.target("T", name: "Journal", folders: "Y, ")
          + Projects.target("U", name: "Widget", kind: "app-extension")
            + """
            Y = {
              isa = PBXFileSystemSynchronizedRootGroup; path = Journal; sourceTree = "<group>";
              exceptions = (E, D, );
            };
            E = {
              isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
              membershipExceptions = ("Left Out.swift", );
            };
            D = {
              isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U;
              membershipExceptions = (Shared.swift, );
            };

            """ + Projects.group("G", children: "Y, ")),
      to: "Journal.xcodeproj/project.pbxproj")
    let app = try AppFinder.find(at: folder.path)
    #expect(app.problems == [])
    #expect(
      files(of: app, in: folder) == [
        "Journal": ["Journal/App.swift", "Journal/Deep/View.swift", "Journal/Shared.swift"],
        "Widget": ["Journal/Shared.swift"],
      ])
    #expect(app.targets.map(\.kind) == [.app, .extension])
  }

  @Test("a workspace names projects in groups, and packages; two targets of one name are two")
  func workspace() throws {
    let folder = try TemporaryFolder()
    for name in ["one", "two"] {
      try folder.write("", to: "\(name)/App/App.swift")
      try folder.write(
        Projects.ofOneFile(named: "App"), to: "\(name)/App.xcodeproj/project.pbxproj")
    }
    try folder.write("", to: "Kit/Sources/Kit/Kit.swift")
    try folder.write(
      """
      let package = Package(
        name: "Kit", targets: [.target(name: "Kit", dependencies: [.target(name: "Other")])])
      """, to: "Kit/Package.swift")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version="1.0">
        <Group location="group:one" name="one"><FileRef location="group:App.xcodeproj"/></Group>
        <FileRef location="container:two/App.xcodeproj"></FileRef>
        <FileRef location="group:Kit"></FileRef>
        <FileRef location="group:Pods/Pods.xcodeproj"></FileRef>
        <FileRef location="group:gone.xcodeproj"></FileRef>
      </Workspace>
      """, to: "All.xcworkspace/contents.xcworkspacedata")
    let app = try AppFinder.find(at: folder.path)
    #expect(app.description == "workspace All.xcworkspace")
    #expect(
      files(of: app, in: folder) == [
        "App": ["one/App/App.swift", "two/App/App.swift"], "Kit": ["Kit/Sources/Kit/Kit.swift"],
      ])
    #expect(
      app.problems == [
        .warning(folder.path("gone.xcodeproj"), "no such file, but the workspace names it"),
        .warning(folder.path("one/App.xcodeproj"), "2 targets are called 'App'; each is counted"),
      ])
  }

  @Test("a package: paths, exclusions, and targets that a function makes")
  func package() throws {
    let folder = try TemporaryFolder()
    for name in [
      "Sources/A/A.swift", "Sources/A/Old/B.swift", "Elsewhere/C.swift", "Tests/ATests/D.swift",
      "Sources/Made/E.swift",
    ] {
      try folder.write("", to: name)
    }
    try folder.write(
      """
      let package = Package(name: "A", targets: [
        .target(name: "A", exclude: ["Old"]), .executableTarget(name: "C", path: "Elsewhere"),
        .testTarget(name: "ATests", dependencies: ["A"]), made("Made"), .target(name: "Gone"),
      ])
      """, to: "Package.swift")
    let app = try AppFinder.find(at: folder.path)
    #expect(
      files(of: app, in: folder) == [
        "A": ["Sources/A/A.swift"], "C": ["Elsewhere/C.swift"],
        "ATests": ["Tests/ATests/D.swift"], "Made": ["Sources/Made/E.swift"],
      ])
    #expect(
      app.problems == [
        .warning(folder.path("Sources/Gone"), "no such folder, but the target 'Gone' has it")
      ])
  }

  @Test("a folder without a project is one target, and its folders may be modules")
  func folder() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Kit/A.swift")
    try folder.write("", to: "Pods/B.swift")
    try folder.write("", to: ".hidden/C.swift")
    let app = try AppFinder.find(at: folder.path)
    #expect(app.targets.map(\.sources) == [[folder.path("Kit/A.swift")]])
    #expect(app.modules.contains("Kit"))
  }

  @Test("a project's own package belongs to the app")
  func ownPackage() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/App.swift")
    try folder.write("", to: "Kit/Sources/Kit/Kit.swift")
    try folder.write(
      #"let package = Package(targets: [.target(name: "Kit")])"#, to: "Kit/Package.swift")
    let project = Projects.ofOneFile(named: "App").replacing(
      "objects = {",
      with: "objects = { K = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };")
    try folder.write(project, to: "App.xcodeproj/project.pbxproj")
    let app = try AppFinder.find(at: folder.path)
    #expect(app.modules == ["App", "Kit"])
  }

  @Test("umlauts that the disk composes otherwise than the project")
  func composition() throws {
    let folder = try TemporaryFolder()
    let onDisk = folder.path + "/" + "Größe".decomposedStringWithCanonicalMapping
    try FileManager.default.createDirectory(atPath: onDisk, withIntermediateDirectories: true)
    #expect(FileManager.default.createFile(atPath: onDisk + "/App.swift", contents: Data()))
    try folder.write(
      Projects.ofOneFile(named: "Größe".precomposedStringWithCanonicalMapping),
      to: "App.xcodeproj/project.pbxproj")
    let app = try AppFinder.find(at: folder.path)
    #expect(app.problems == [])
    #expect(app.targets.map(\.sources.count) == [1])
  }

  @Test(
    "a project, a workspace or a manifest may be named itself, and paths are told from beside it")
  func namedItself() throws {
    let folder = try TemporaryFolder()
    try folder.write("import SceneKit", to: "App/App.swift")
    try folder.write(Projects.ofOneFile(named: "App"), to: "App.xcodeproj/project.pbxproj")
    try folder.write(
      "<Workspace><FileRef location='group:App.xcodeproj'/></Workspace>",
      to: "All.xcworkspace/contents.xcworkspacedata")
    try folder.write(
      #"let package = Package(targets: [.target(name: "App", path: "App")])"#, to: "Package.swift")
    for name in ["App.xcodeproj", "All.xcworkspace", "Package.swift"] {
      let result = try AppCheck.check(at: folder.path(name))
      #expect(result.percent == 0, "\(name)")
      #expect(result.shown(result.groups[0].places[0].path) == folder.path("App/App.swift"))
      #expect(result.folder == folder.path)
    }
    #expect(throws: Problem.self) { try AppCheck.check(at: folder.path("App/App.swift")) }
  }
}
