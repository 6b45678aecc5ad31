import Foundation
import Testing

@testable import ReportFlow

@Suite("Image type")
struct ImageTypeTests {
  @Test(
    "is told by the content",
    arguments: [
      (Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), .png),
      (Data([0xFF, 0xD8, 0xFF, 0xE0]), .jpeg),
      (Data("GIF89a".utf8), .gif),
      (Data("RIFF0000WEBPVP8 ".utf8), .webp),
      (Data([0, 0, 0, 0x18]) + Data("ftypheic".utf8), .heic),
      (Data("<svg onload=alert(1)>".utf8), nil),
      (Data("RIFF0000WAVE".utf8), nil),
      (Data([0, 0, 0, 0x18]) + Data("ftypmp42".utf8), nil),
      (Data([0x89, 0x50]), nil),
      (Data(), nil),
    ] as [(Data, ImageType?)])
  func signature(data: Data, type: ImageType?) {
    #expect(ImageType(signature: data) == type)
  }

  @Test(
    "a photo's name is never a path",
    arguments: [
      "../../etc/passwd", "a.png", "", ".", "x/y.png",
      "6ba7b810-9dad-11d1-80b4-00c04fd430c8.svg", "6ba7b810-9dad-11d1-80b4-00c04fd430c8",
      "6BA7B810-9dad-11d1-80b4-00c04fd430c8.png", "6ba7b810-9dad-11d1-80b4-00c04fd430c8.png.png",
    ])
  func refusedName(name: String) {
    #expect(PhotoReference(fileName: name) == nil)
  }

  @Test("a photo's own name is accepted", arguments: ImageType.allCases)
  func ownName(type: ImageType) {
    let photo = PhotoReference(type: type)
    #expect(PhotoReference(fileName: photo.fileName) == photo)
  }
}
