import Foundation
import ScreenTesting
import Testing
import ViewGraph

@testable import ApusUI

/// A bundle of resources that is made for a test.
final class MadeBundle {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    .resolvingSymlinksInPath()
  var bundle: Bundle { Bundle(path: folder.path)! }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ path: String, _ data: Data) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  /// A set with these entries of its `Contents.json`.
  func set(_ path: String, _ images: String, properties: String = "{}") throws {
    try write(
      "Assets.xcassets/\(path).imageset/Contents.json",
      #"{"images":[\#(images)],"properties":\#(properties)}"#)
  }

  static func png(_ width: UInt32, _ height: UInt32, mark: UInt8 = 0) -> Data {
    let sizes = [width, height].flatMap { number in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + sizes
        + [mark])
  }
}

@Suite @MainActor struct PictureTests {
  private let made: MadeBundle

  init() throws {
    made = try MadeBundle()
    try made.set(
      "Flag",
      #"""
      {"filename":"a.png","idiom":"universal","scale":"1x"},
      {"filename":"b.png","idiom":"universal","scale":"2x"},
      {"idiom":"universal","scale":"3x"},
      {"filename":"d.png","idiom":"universal","scale":"1x",
       "appearances":[{"appearance":"luminosity","value":"dark"}]},
      {"filename":"no.png","idiom":"universal","scale":"1x",
       "appearances":[{"appearance":"contrast","value":"high"}]}
      """#)
    for (name, size, mark) in [("a", 40, 1), ("b", 80, 2), ("d", 40, 3), ("no", 40, 4)] {
      try made.write(
        "Assets.xcassets/Flag.imageset/\(name).png",
        MadeBundle.png(UInt32(size), UInt32(size) * 3 / 4, mark: UInt8(mark)))
    }
  }

  private func index() -> AssetIndex {
    AssetIndex(made.folder, isDeep: true, served: ServedFiles())
  }

  @Test func aScreenKnowsTheSizeOfAPicture() {
    let bundle = made.bundle
    let screen = Screen {
      VStack {
        Image("Flag", bundle: bundle).accessibilityIdentifier("plain")
        Image("Flag", bundle: bundle).resizable().scaledToFit().frame(width: 80)
          .accessibilityIdentifier("fit")
        Image("Flag", bundle: bundle).resizable().frame(width: 10, height: 20)
          .accessibilityIdentifier("stretched")
      }
    }
    func size(_ name: String) -> [Double] {
      let frame = screen.image(name).frame
      return [Double(frame?.width ?? 0), Double(frame?.height ?? 0)]
    }
    #expect(size("plain") == [40, 30])
    #expect(size("fit") == [80, 60])
    #expect(size("stretched") == [10, 20])
  }

  @Test func lightAndDarkHaveFilesOfTheirOwn() throws {
    let set = try #require(index().images["Flag"])
    let light = try #require(set.shown(isDark: false))
    let dark = try #require(set.shown(isDark: true))
    #expect(light.sources?.split(separator: ", ").map { $0.suffix(3) } == [" 1x", " 2x"])
    #expect(dark.sources == nil)
    #expect(dark.address != light.address)
    // A picture for more contrast is no picture for everybody.
    #expect(set.variants.count == 3)
  }

  @Test func namesMayHaveSpacesAndFolders() throws {
    try made.set("Two words", #"{"filename":"a b.png","idiom":"universal"}"#)
    try made.write("Assets.xcassets/Two words.imageset/a b.png", MadeBundle.png(3, 4))
    try made.write(
      "Assets.xcassets/Named/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
    try made.set("Named/One", #"{"filename":"a.png","idiom":"iphone","scale":"3x"}"#)
    try made.write("Assets.xcassets/Named/One.imageset/a.png", MadeBundle.png(30, 60))
    try made.set("Plain/Two", #"{"filename":"a.png","idiom":"universal"}"#)
    try made.write("Assets.xcassets/Plain/Two.imageset/a.png", MadeBundle.png(5, 5))
    try made.write("loose@2x.png", MadeBundle.png(8, 8))
    try made.write("folder/deep.png", MadeBundle.png(8, 8))
    let images = index().images
    #expect(images["Two words"]?.shown(isDark: false)?.height == 4)
    #expect(images["Named/One"]?.shown(isDark: false)?.width == 10)
    #expect(images["One"] == nil)
    #expect(images["Two"] != nil && images["Plain/Two"] == nil)
    #expect(images["loose"]?.shown(isDark: false)?.width == 4)
    #expect(images["folder/deep.png"] != nil && images["folder/deep"] != nil)
  }

  @Test func theCatalogueSaysWhatIsATemplate() throws {
    let drawing = #"<svg viewBox="0 0 24 12"/>"#
    try made.set(
      "Glyph", #"{"filename":"a.svg","idiom":"universal"}"#,
      properties: #"{"template-rendering-intent":"template"}"#)
    try made.write("Assets.xcassets/Glyph.imageset/a.svg", drawing)
    let glyph = try #require(index().images["Glyph"]?.shown(isDark: true))
    #expect(glyph.intent == .template && glyph.width == 24 && glyph.height == 12)
    #expect(glyph.sources == nil)
  }

  @Test(arguments: [
    "../../../outside.png", "/etc/hostname", "link.png", "..", ".", "missing.png", "note.txt",
    "huge.png", "paper.pdf", "%2e%2e/outside.png",
  ])
  func nothingOutsideOfASetBelongsToIt(_ name: String) throws {
    try made.set("Odd", #"{"filename":"\#(name)","idiom":"universal"}"#)
    let outside = made.folder.deletingLastPathComponent().appendingPathComponent(
      "\(UUID().uuidString).png")
    try MadeBundle.png(2, 2).write(to: outside)
    defer { try? FileManager.default.removeItem(at: outside) }
    try made.write("outside.png", MadeBundle.png(2, 2))
    try FileManager.default.createSymbolicLink(
      at: made.folder.appendingPathComponent("Assets.xcassets/Odd.imageset/link.png"),
      withDestinationURL: outside)
    try made.write("Assets.xcassets/Odd.imageset/note.txt", "no picture")
    try made.write("Assets.xcassets/Odd.imageset/huge.png", MadeBundle.png(60_000, 60_000))
    try made.write("Assets.xcassets/Odd.imageset/paper.pdf", "%PDF-1.4 /MediaBox [0 0 2 3]")
    #expect(index().images["Odd"]?.shown(isDark: false) == nil)
  }

  @Test func aNameThatIsNotThereShowsAPlaceholder() {
    let bundle = made.bundle
    let screen = Screen {
      Image("../Flag", bundle: bundle).accessibilityIdentifier("missing")
    }
    #expect(screen.image("missing").isVisible)
    #expect(UIImage(named: "No such picture of any bundle") == nil)
    #expect(UIColor(named: "No such colour of any bundle") == nil)
  }

  @Test func aColourIsReadInAllSpellings() throws {
    func colors(_ components: String, _ space: String = "srgb") -> ColorSet? {
      ColorSet(
        Data(
          #"{"colors":[{"idiom":"universal","color":{"color-space":"\#(space)","components":\#(components)}}]}"#
            .utf8))
    }
    func light(_ components: String, _ space: String = "srgb") -> [UInt8]? {
      colors(components, space).map {
        [$0.light.red, $0.light.green, $0.light.blue, $0.light.alpha]
      }
    }
    #expect(
      light(#"{"alpha":"1.000","red":"0xFF","green":"0x80","blue":"0x00"}"#) == [255, 128, 0, 255])
    #expect(light(#"{"alpha":"0.5","red":"255","green":"128","blue":"1"}"#) == [255, 128, 1, 128])
    #expect(
      light(#"{"alpha":"1","red":"1.000","green":"0.502","blue":"0.0"}"#) == [255, 128, 0, 255])
    #expect(light(#"{"alpha":"1.0","white":"0.2"}"#, "gray-gamma-22") == [51, 51, 51, 255])
    // A wider red is more than sRGB's.
    #expect(
      light(#"{"alpha":"1.0","red":"1.0","green":"0.0","blue":"0.0"}"#, "display-p3")
        == [255, 0, 0, 255])
    #expect(
      light(#"{"alpha":"1.0","red":"0.5","green":"0.3","blue":"0.3"}"#, "display-p3")![0] > 128)
    #expect(light(#"{"alpha":"1.0"}"#) == nil)
    let system = ColorSet(
      Data(#"{"colors":[{"color":{"platform":"ios","reference":"systemBlueColor"}}]}"#.utf8))
    #expect(system?.light == Paint(.blue))
  }

  @Test func aColourMayBeOneOfTheSystems() throws {
    func set(_ colors: String) -> ColorSet? { ColorSet(Data(#"{"colors":[\#(colors)]}"#.utf8)) }
    func reference(_ name: String, _ appearances: String = "") -> String {
      #"{"idiom":"universal","color":{"platform":"ios","reference":"\#(name)"}\#(appearances)}"#
    }
    let dark = #","appearances":[{"appearance":"luminosity","value":"dark"}]"#
    #expect(set(reference("systemGreenColor"))?.dark == Paint(.green))
    #expect(set(reference("systemGray2Color"))?.light == Paint(.gray2))
    let both = set(reference("labelColor") + "," + reference("systemOrangeColor", dark))
    #expect(both == ColorSet(light: Paint(.label), dark: Paint(.orange)))
    // A name that has two colours itself.
    let cell = try #require(set(reference("secondarySystemGroupedBackgroundColor")))
    #expect([cell.light.red, cell.dark.red] == [255, 0x1C])
    #expect(set(reference("noColor")) == nil)
  }

  @Test func theAppsAccentIsTheTintOfAll() {
    let accent = ColorSet(light: Paint(.green), dark: Paint(.orange))
    let session = Session()
    let graph = Graph(session: session, accent: accent) {
      VStack {
        Text("accent").foregroundColor(.accentColor)
        Text("tint").foregroundStyle(.tint)
        Text("faint").foregroundColor(.accentColor.opacity(0.5))
        Text("own").foregroundStyle(.tint).tint(.red)
        Text("back").foregroundStyle(.tint).tint(Color?.none).tint(.red)
      }
      .sheet(isPresented: .constant(true)) { Text("sheet") }
    }
    let screen = ControlsScreen(graph)
    let green = Paint(.green)
    #expect(
      screen.all(.text).map { $0[.foreground] }
        == [green, green, Paint(.green, opacity: 0.5), Paint(.red), green, nil])
    #expect(screen.first(.stack)[.tint] == green)
    #expect(screen.first(.modal)[.tint] == green)
    session.surroundings.isDark = true
    screen.update()
    #expect(screen.first(.stack)[.tint] == Paint(.orange))
    #expect(screen.first(.text)[.foreground] == Paint(.orange))
  }

  @Test func accentColorChangesTheAccentAndTintDoesNot() {
    let screen = ControlsScreen {
      VStack {
        VStack {
          Text("accent").foregroundColor(.accentColor)
          Text("tint").foregroundStyle(.tint)
          Text("inner").foregroundColor(.accentColor).accentColor(.red)
        }
        .accentColor(.purple)
        Text("tinted").foregroundColor(.accentColor).tint(.purple)
      }
    }
    #expect(
      screen.all(.text).map { $0[.foreground] }
        == [Paint(.purple), Paint(.purple), Paint(.red), Paint(.accent)])
  }

  @Test func theAccentIsTheColourSetOfThatName() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "accent-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("App.resources/A.xcassets/AccentColor.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let library = AssetLibrary(program: folder, served: ServedFiles())
    #expect(AssetLibrary(program: folder, served: ServedFiles()).accent() == nil)
    try Data(#"{"colors":[{"color":{"platform":"ios","reference":"systemGreenColor"}}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    #expect(library.accent() == ColorSet(light: Paint(.green), dark: Paint(.green)))
  }

  @Test func aPictureInMemoryHasItsSize() throws {
    let image = try #require(UIImage(data: MadeBundle.png(60, 30), scale: 3))
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(UIImage(data: MadeBundle.png(60_000, 60_000)) == nil)
    #expect(UIImage(data: Data("<svg width='1' height='1'/>".utf8)) == nil)
    let screen = Screen { Image(uiImage: image).accessibilityIdentifier("image") }
    #expect(screen.image("image").frame?.width == 20)
    #expect(image.withRenderingMode(.alwaysTemplate) != image)
  }

  @Test func generatedNamesAreThoseOfTheirBundle() {
    let resource = ImageResource(name: "Flag", bundle: made.bundle)
    let screen = Screen {
      Label("Country", image: resource)
      Image(resource).accessibilityIdentifier("flag")
      Color(ColorResource(name: "None", bundle: made.bundle))
    }
    #expect(screen.image("flag").frame?.width == 40)
    #expect(UIImage(resource: resource).size == CGSize(width: 40, height: 30))
  }
}
