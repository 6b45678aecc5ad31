import ApusUniformTypeIdentifiers
import Foundation
import Testing

@Suite struct TypeTests {
  @Test func aTypeIsFoundByItsNames() throws {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "text/csv") == .commaSeparatedText)
    #expect(UTType("public.png") == .png)
    #expect(UTType.png.preferredMIMEType == "image/png")
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
  }

  @Test func aTypeConformsToWhatItsTypesConformTo() {
    #expect(UTType.png.conforms(to: .data))
    #expect(UTType.svg.conforms(to: .image) && UTType.svg.conforms(to: .text))
    #expect(!UTType.png.conforms(to: .movie))
    #expect(UTType.image.isSupertype(of: .heic))
    #expect(UTType(filenameExtension: "png", conformingTo: .movie) == nil)
  }

  @Test func whatNobodyKnowsIsDynamic() throws {
    let type = try #require(UTType(filenameExtension: "swallow"))
    #expect(type.isDynamic && type.preferredFilenameExtension == "swallow")
    #expect(type.conforms(to: .data))
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType("nothing") == nil)
  }

  @Test func everyTypeOfTheSystemIsInTheTable() {
    for type in [UTType.text, .folder, .pdf, .zip, .mp3, .mpeg4Movie, .webP, .vCard, .json] {
      #expect(!type.supertypes.isEmpty, "\(type)")
    }
  }
}
