import ApusUI
import Foundation
import ScreenTesting
import Testing

@testable import ViewGraph

/// Fonts are read from the bytes of their files, which anybody may have made.
@Suite struct FontFileTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Browser/Fixture/Resources/Fonts")

  private func data(_ name: String) throws -> Data {
    try Data(contentsOf: Self.folder.appendingPathComponent(name))
  }

  private func font(_ name: String) throws -> FontFile {
    try #require(FontFile(try data(name), fallback: "?"))
  }

  @Test func namesAndLooksStandInTheFile() throws {
    let bold = try font("boxes-bold.ttf")
    #expect(bold.family == "Apus Boxes")
    #expect(bold.names == ["ApusBoxes-Bold", "Apus Boxes Bold"])
    #expect(bold.weights == 700...700 && !bold.isItalic && bold.format == .trueType)
  }

  @Test func widthsAreTheFonts() throws {
    let (plain, bold) = (try font("boxes-regular.ttf"), try font("boxes-bold.ttf"))
    #expect(plain.advance(of: "a") == 1 && plain.advance(of: " ") == 0.5)
    #expect(bold.advance(of: "Z") == 1.2 && bold.advance(of: "…") == 1.2)
    #expect(plain.advance(of: "ß") == nil && plain.advance(of: "😀") == nil)
  }

  @Test func aNameMeansAFontForEachWeight() throws {
    let fonts = AppFonts()
    fonts.add(AppFonts.Font(file: try font("boxes-bold.ttf"), address: "/bold"))
    fonts.add(AppFonts.Font(file: try font("boxes-regular.ttf"), address: "/plain"))
    func faces(_ name: String) -> [String] {
      fonts.faces(named: name).map { "\($0.font.address) \($0.weights) \($0.isItalic)" }
    }
    #expect(faces("ApusBoxes-Regular") == ["/plain 1...599 false", "/bold 600...1000 false"])
    #expect(faces("Apus Boxes Bold") == ["/bold 1...1000 false"])
    #expect(faces("Apus Boxes") == ["/plain 1...400 false", "/bold 700...1000 false"])
    #expect(faces("Apus") == [])
    #expect(fonts.file(named: "Apus Boxes", weight: 400)?.weights == 400...400)
    #expect(fonts.file(named: "Apus Boxes", weight: 700)?.weights == 700...700)
  }

  @Test func noBytesEndTheProgram() throws {
    let whole = try data("boxes-regular.ttf")
    for count in 0..<whole.count where count < 300 || count.isMultiple(of: 97) {
      _ = FontFile(whole.prefix(count), fallback: "?")?.advance(of: "a")
    }
    var state: UInt64 = 7
    for _ in 0..<400 {
      var odd = whole
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        odd[Int(state >> 33) % (state & 1 == 0 ? 400 : odd.count)] = UInt8(
          truncatingIfNeeded: state >> 25)
      }
      let font = FontFile(odd, fallback: "?")
      for character in "aZ ß…😀".unicodeScalars { _ = font?.advance(of: character) }
    }
    #expect(FontFile(Data("no font at all".utf8), fallback: "?") == nil)
  }

  @MainActor @Test func aScreenInATestIsMeasuredByThem() throws {
    AppFonts.shared.add(AppFonts.Font(file: try font("boxes-regular.ttf"), address: "/boxes"))
    let screen = Screen {
      VStack {
        Text("abcdef").font(.custom("ApusBoxes-Regular", size: 20)).accessibilityIdentifier("own")
        Text("abcdef").font(.system(size: 20)).accessibilityIdentifier("system")
      }
      .font(.custom("ApusBoxes-Regular", size: 20))
    }
    #expect(screen.element("own").frame?.width == 120)
    #expect((screen.element("system").frame?.width ?? 99) < 90)
  }
}
