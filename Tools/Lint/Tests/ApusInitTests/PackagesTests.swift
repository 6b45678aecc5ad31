import ApusCheck
import Foundation
import Testing
import ToolTesting

@testable import ApusInit

@Suite("packages that an app depends on")
struct PackagesTests {
  @Test("a package that is fetched, of each kind of version; one that nobody uses is left out")
  func fetched() throws {
    let folder = try TemporaryFolder()
    try folder.write("@main struct A { static func main() {} }", to: "App/App.swift")
    let requirements = [
      "kind = upToNextMajorVersion; minimumVersion = 1.2.0;",
      "kind = upToNextMinorVersion; minimumVersion = 1.2.0;",
      "kind = exactVersion; version = 2.0.1;",
      "kind = branch; branch = main;", "kind = revision; revision = abc;",
      "kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 3.0.0;",
    ]
    var objects = ""
    for (number, requirement) in requirements.enumerated() {
      objects += """
        R\(number) = {
          isa = XCRemoteSwiftPackageReference; requirement = { \(requirement) };
          repositoryURL = "https://example.org/kit\(number).git";
        };
        K\(number) = { isa = XCSwiftPackageProductDependency; package = R\(number); productName = Kit\(number); };

        """
    }
    objects += """
      RX = {
        isa = XCRemoteSwiftPackageReference; requirement = { kind = branch; branch = main; };
        repositoryURL = "https://example.org/unused";
      };

      """
    try folder.write(
      Projects.ofOneFile(named: "App").replacing(
        "productType =",
        with: "packageProductDependencies = (K0, K1, K2, K3, K4, K5, ); productType ="
      ).replacing("objects = {", with: "objects = { \(objects)"),
      to: "App.xcodeproj/project.pbxproj")
    let result = try folder.initialise()
    #expect(result.leftOut == [])
    #expect(
      result.package.dependencies == [
        ".package(url: \"https://example.org/kit0.git\", from: \"1.2.0\")",
        ".package(url: \"https://example.org/kit1.git\", .upToNextMinor(from: \"1.2.0\"))",
        ".package(url: \"https://example.org/kit2.git\", exact: \"2.0.1\")",
        ".package(url: \"https://example.org/kit3.git\", branch: \"main\")",
        ".package(url: \"https://example.org/kit4.git\", revision: \"abc\")",
        ".package(url: \"https://example.org/kit5.git\", \"1.0.0\"..<\"3.0.0\")",
      ])
    let products = try folder.manifest().target("App").products
    #expect(products.suffix(6) == ["Kit0", "Kit1", "Kit2", "Kit3", "Kit4", "Kit5"])
  }

  @Test("a workspace with a project and a package, which needs another")
  func workspace() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <Workspace version="1.0"><FileRef location="group:App/App.xcodeproj"/>\
      <FileRef location="group:Kit"/></Workspace>
      """, to: "All.xcworkspace/contents.xcworkspacedata")
    try folder.write("@main struct A { static func main() {} }", to: "App/App/App.swift")
    try folder.write(
      Projects.ofOneFile(named: "App").replacing(
        "productType =", with: "packageProductDependencies = (K, ); productType ="
      ).replacing(
        "objects = {",
        with: "objects = { K = { isa = XCSwiftPackageProductDependency; productName = Kit; };"),
      to: "App/App.xcodeproj/project.pbxproj")
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        dependencies: [
          .package(path: "../Base"), .package(url: "https://example.org/far", from: "1.0.0"),
          .package(path: "../Nowhere"), .package(url: "https://example.org/apus", branch: "main"),
        ],
        targets: [
          .target(name: "Kit", dependencies: [
            .product(name: "Base", package: "Base"), .product(name: "Far", package: "far"),
            .product(name: "Presentation", package: "apus"),
          ]),
          .binaryTarget(name: "Engine", path: "Engine.xcframework"),
        ])
      """, to: "Kit/Package.swift")
    try folder.write("", to: "Kit/Sources/Kit/Kit.swift")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Base", products: [.library(name: "Base", targets: ["Base"])],
        targets: [.target(name: "Base", swiftSettings: [.swiftLanguageMode(.v5)])])
      """, to: "Base/Package.swift")
    try folder.write("", to: "Base/Sources/Base/Base.swift")
    let result = try folder.initialise()
    #expect(result.folder == folder.path)
    let manifest = try folder.manifest()
    #expect(Set(manifest.targets.map(\.name)) == ["App", "Kit", "Base"])
    #expect(try manifest.target("App").targets == ["Kit"])
    #expect(try manifest.target("Kit").targets == ["Base"])
    #expect(
      try manifest.target("Kit").products == [
        "ApusUI", "ApusCombine", "ApusFoundation", "AppleFrameworks", "Presentation", "Far",
      ])
    #expect(
      result.package.dependencies == [".package(url: \"https://example.org/far\", from: \"1.0.0\")"]
    )
    #expect(
      Set(result.leftOut.map(\.path))
        == [folder.path("Kit/Package.swift"), folder.path("Nowhere")])
    let base = try #require(result.package.targets.first { $0.name == "Base" })
    #expect(base.settings == [".swiftLanguageMode(.v5)"])
  }

  @Test("a product that is nowhere is named")
  func nowhere() throws {
    let folder = try TemporaryFolder.copy(of: "Ferry")
    try FileManager.default.removeItem(atPath: folder.path("Packages"))
    let result = try folder.initialise()
    #expect(result.leftOut.contains { $0.path == folder.path("Packages/Timetable") })
    #expect(
      result.leftOut.map(\.reason).contains("'Fähre' needs Timetable, which is nowhere"))
    #expect(try folder.manifest().target("Faehre").targets == [])
  }

  @Test("only targets that use Apple's frameworks get all their names")
  func frameworks() throws {
    let folder = try TemporaryFolder.copy(of: "Ferry")
    try folder.initialise()
    let file = { (target: String) in
      FileTree.kind(folder.path(".apus/Sources/\(target)/Generated/Frameworks.swift"))
    }
    #expect(file("Departures") == .typeRegular)
    #expect(file("Timetable") == nil)
  }
}
