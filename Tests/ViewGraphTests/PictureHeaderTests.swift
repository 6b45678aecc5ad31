import Foundation
import Testing

@testable import ViewGraph

@Suite struct PictureHeaderTests {
  private static func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [width, height].flatMap { number in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
      }
  }

  private static let jpeg: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0x01, 0x2C, 0x02, 0x58, 3, 0, 0, 0,
  ]
  private static let turned: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE1, 0, 30] + Array("Exif\0\0II*\0".utf8)
    + [8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0] + jpeg[8...]
  private static let gif = Array("GIF89a".utf8) + [0x10, 0x01, 0x20, 0x00]
  private static let webp =
    Array("RIFF____WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0] + [0x8F, 1, 0] + [0x63, 0, 0]
  private static let avif =
    [0, 0, 0, 24] + Array("ftypavif____mif1".utf8) + [0, 0, 0, 20] + Array("ispe".utf8)
    + [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 128]

  @Test(arguments: [
    (png(640, 480), PictureHeader(format: .png, width: 640, height: 480)),
    (jpeg, PictureHeader(format: .jpeg, width: 600, height: 300)),
    (turned, PictureHeader(format: .jpeg, width: 300, height: 600)),
    (gif, PictureHeader(format: .gif, width: 272, height: 32)),
    (webp, PictureHeader(format: .webp, width: 400, height: 100)),
    (avif, PictureHeader(format: .avif, width: 256, height: 128)),
  ])
  func theSizeIsReadFromTheFirstBytes(_ bytes: [UInt8], _ header: PictureHeader) {
    #expect(PictureHeader(bytes) == header)
  }

  @Test(arguments: [
    ("<svg xmlns='x' width=\"48\" height='24px'/>", 48.0, 24.0),
    ("<?xml version=\"1.0\"?>\n<!-- a --><svg viewBox=\"0 0 30 10\"></svg>", 30, 10),
    ("<svg height=\"50\" viewBox=\"0,0,30,10\"></svg>", 150, 50),
    ("<svg width=\"1in\" height=\"100%\" viewBox=\"0 0 2 1\"></svg>", 96, 48),
    ("<svg></svg>", 300, 150),
  ])
  func aDrawingHasItsOwnSize(_ text: String, _ width: Double, _ height: Double) {
    #expect(
      PictureHeader(Array(text.utf8))
        == PictureHeader(format: .svg, width: width, height: height))
  }

  @Test(arguments: [
    "", "%PNG", "<html><svg></svg></html>", "<svgx/>", "text <svg/>", "GIF89a", "RIFF",
  ])
  func whatIsNoPictureHasNoSize(_ text: String) {
    #expect(PictureHeader(Array(text.utf8)) == nil)
  }

  @Test func aFileThatDeclaresTooMuchIsRefused() throws {
    #expect(try !#require(PictureHeader(Self.png(60_000, 60_000))).isReasonable)
    #expect(try !#require(PictureHeader(Self.png(.max, 1))).isReasonable)
    #expect(try !#require(PictureHeader(Self.png(0, 10))).isReasonable)
    #expect(try !#require(PictureHeader(Self.png(15_000, 15_000))).isReasonable)
    #expect(try #require(PictureHeader(Self.png(8_000, 12_000))).isReasonable)
  }

  @Test func brokenFilesStopNothing() {
    var random = SplitMix(state: 1)
    for whole in [Self.png(3, 4), Self.jpeg, Self.turned, Self.gif, Self.webp, Self.avif] {
      for length in 0..<whole.count { _ = PictureHeader(whole.prefix(length)) }
      for _ in 0..<2_000 {
        var bytes = whole
        for _ in 0..<3 {
          bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
        }
        _ = PictureHeader(bytes)
      }
    }
  }

  @Test func otherContentHasAnotherName() {
    let files = ServedFiles()
    let file = ServedFiles.File(url: URL(fileURLWithPath: "/a.svg"), type: "image/svg+xml")
    var names: Set<String> = []
    for length in 0..<40 {
      for byte in [UInt8(0), 1, 128] {
        names.insert(files.add(file, content: Data(repeating: byte, count: length)))
      }
    }
    #expect(names.count == 39 * 3 + 1)
    // Both halves of a name differ, and no name tells where a file lies.
    #expect(
      Set(names.map { $0.dropFirst(ServedFiles.prefix.count).prefix(16) }).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /\/_apus\/picture\/[0-9a-f]{32}\.svg/) != nil })
    #expect(files["/_apus/picture/../a.svg"] == nil)
  }
}

private struct SplitMix {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
