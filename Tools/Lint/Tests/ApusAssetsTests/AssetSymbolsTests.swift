import Foundation
import Testing

@testable import ApusAssets

@Suite struct AssetSymbolsTests {
  private func lines(_ catalogue: AssetCatalogue) -> [String] {
    AssetSymbols(catalogue).text.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test("a member that the target declares itself is not declared again")
  func declared() {
    let catalogue = AssetCatalogue(colors: ["Brand", "Money"])
    let text = AssetSymbols(catalogue, declared: ["Color": ["money"]]).text
    let parts = text.components(separatedBy: "extension ")
    let members = { (type: String) in parts.first { $0.hasPrefix(type + " ") } ?? "" }
    #expect(members("Color").contains("brand"))
    #expect(!members("Color").contains("money"))
    #expect(members("UIColor").contains("money"))
    #expect(members("ColorResource").contains("money"))
  }

  @Test(arguments: [
    ("Flag", "flag"), ("my flag-icon", "myFlagIcon"), ("URLIcon", "urlIcon"), ("USA", "usa"),
    ("2x", "_2x"), ("HeroImage", "hero"), ("Image", "image"), ("default", "`default`"),
    ("Straße 1", "straße1"), ("a_b", "a_b"),
  ])
  func aNameIsWrittenAsXcodeDoes(_ asset: String, _ name: String) {
    #expect(
      lines(AssetCatalogue(images: [asset])).contains(
        "static let \(name) = ImageResource(name: \(asset.debugDescription), bundle: resourceBundle)"
      ))
  }

  @Test func namesInANamespaceAreInATypeOfTheirOwn() {
    let text = AssetSymbols(AssetCatalogue(images: ["Countries/Austria"])).text
    #expect(
      text.contains(
        """
        extension ImageResource {
          enum Countries {
            static let austria = ImageResource(name: "Countries/Austria", bundle: resourceBundle)
          }
        }
        """))
  }

  @Test func aSystemColourStaysTheSystems() {
    let found = lines(AssetCatalogue(colors: ["Red", "BrandColor"]))
    #expect(found.contains { $0.hasPrefix("static let red = ColorResource") })
    #expect(found.contains("static var brand: Color { Color(.brand) }"))
    #expect(!found.contains { $0.hasPrefix("static var red") })
  }

  @Test func whatHasNoNameOfItsOwnIsLeftOut() {
    let symbols = AssetSymbols(AssetCatalogue(images: ["a-b", "a b", "…"]))
    #expect(
      symbols.leftOut == [
        "image a-b: .aB is a b already", "image …: its name has no letters",
      ])
  }

  @Test func aQuoteInANameEndsNoText() {
    let found = lines(AssetCatalogue(images: ["a\"), b(\""]))
    #expect(found.contains { $0.contains(#"name: "a\"), b(\"""#) })
  }

  /// The browser tests' program is built with it, so what is written compiles.
  @Test func theFixturesFileIsWhatTheToolWrites() throws {
    let fixture = URL(filePath: #filePath).appending(path: "../../../../../Tests/Browser/Fixture")
      .standardized
    let catalogue = try AssetCatalogue(paths: [fixture.appending(path: "Resources").path])
    let file = fixture.appending(path: "GeneratedAssetSymbols.swift")
    #expect(try String(contentsOf: file, encoding: .utf8) == AssetSymbols(catalogue).text)
  }

  @Test func cataloguesAreReadWithTheirFolders() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in [
      "App/Assets.xcassets/Flag.imageset", "App/Assets.xcassets/Plain/Two.imageset",
      "App/Assets.xcassets/Named/One.imageset", "App/Assets.xcassets/Brand.colorset",
      "App/Assets.xcassets/AppIcon.appiconset", "App/No catalogue/Other.imageset",
    ] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    try Data(#"{"properties":{"provides-namespace":true}}"#.utf8).write(
      to: folder.appendingPathComponent("App/Assets.xcassets/Named/Contents.json"))
    #expect(
      try AssetCatalogue(paths: [folder.path])
        == AssetCatalogue(images: ["Flag", "Two", "Named/One"], colors: ["Brand"]))
    #expect(throws: CocoaError.self) {
      try AssetCatalogue(paths: [folder.appendingPathComponent("none").path])
    }
  }
}
