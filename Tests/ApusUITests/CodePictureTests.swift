import Foundation
import ScreenTesting
import Testing
import ViewGraph

@testable import ApusUI

/// Codes that filters of Core Image make, and the pictures of them.
@MainActor @Suite(.serialized) struct CodePictureTests {
  private func code(_ text: String, _ level: String = "M") throws -> CIImage {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(text.utf8)
    filter.correctionLevel = level
    return try #require(filter.outputImage)
  }

  private func rows(_ image: CIImage, _ part: CGRect? = nil) throws -> [String] {
    let pixels = try #require(CIContext().createCGImage(image, from: part ?? image.extent)).bitmap
    return (0..<pixels.height).map { y in
      String((0..<pixels.width).map { pixels[$0, y] == Bitmap.Color(0, 0, 0, 255) ? "#" : "." })
    }
  }

  @Test func aFilterByItsNameTakesValuesByTheirKeys() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    #expect(filter.outputImage == nil && filter.inputKeys.count == 2)
    filter.setValue(Data("Hello, Apus!".utf8), forKey: "inputMessage")
    #expect(try rows(#require(filter.outputImage)) == rows(code("Hello, Apus!")))
    filter.setValue("H", forKey: "inputCorrectionLevel")
    #expect(filter.outputImage?.extent.width == 27)
    filter.setValue("X", forKey: "inputCorrectionLevel")
    #expect(filter.outputImage == nil)
    filter.setDefaults()
    #expect(filter.value(forKey: "inputCorrectionLevel") as? String == "M")
    #expect(CIFilter(name: "CIPhotoEffectNoir") == nil)
  }

  @Test(arguments: [("L", 2953), ("M", 2331), ("Q", 1663), ("H", 1273)])
  func theLargestCodeHolds(_ level: String, _ count: Int) throws {
    let most = QRCode([UInt8](repeating: 7, count: count), level: QRCode.Level(rawValue: level)!)
    #expect(most?.size == 177)
    #expect(
      QRCode([UInt8](repeating: 7, count: count + 1), level: QRCode.Level(rawValue: level)!) == nil)
  }

  @Test func aCodeIsStretchedWithItsEdges() throws {
    let small = try code("Hello, Apus!")
    let large = small.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
    #expect(large.extent == CGRect(x: 0, y: 0, width: 69, height: 69))
    let expected = try rows(small).flatMap { row in
      Array(repeating: row.map { String(repeating: $0, count: 3) }.joined(), count: 3)
    }
    #expect(try rows(large) == expected)
    // The first row is at the top, and Core Image counts from below.
    let top = CGRect(x: 0, y: 66, width: 69, height: 3)
    #expect(try rows(large, top) == Array(expected.prefix(3)))
    let pixels = try #require(CIContext().createCGImage(large, from: large.extent))
    #expect(pixels.cropping(to: CGRect(x: 3, y: 3, width: 21, height: 21))?.width == 21)
    #expect(pixels.cropping(to: CGRect(x: 80, y: 0, width: 1, height: 1)) == nil)
    #expect(CIContext().createCGImage(large, from: .zero) == nil)
  }

  @Test func aPictureOfACodeIsPNGAndKeepsItsEdgesWhereItIsStretched() throws {
    let large = try code("Hello").transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    let pixels = try #require(CIContext().createCGImage(large, from: large.extent))
    let picture = UIImage(cgImage: pixels, scale: 2, orientation: .up)
    #expect(picture.size == CGSize(width: 115, height: 115))
    #expect(UIImage(ciImage: large).size == CGSize(width: 230, height: 230))
    let data = try #require(picture.pngData())
    #expect(UIImage(data: data)?.size == CGSize(width: 230, height: 230))
    // Ten equal rows are not written ten times.
    #expect(data.count < 2500)
    let screen = ControlsScreen {
      VStack {
        Image(uiImage: picture).interpolation(.none).resizable()
        Image(uiImage: picture).resizable().interpolation(.high)
        Image(decorative: pixels, scale: 1).resizable()
        Image(pixels, scale: 1, label: Text("Code"))
      }
    }
    let shown = screen.all(.image)
    #expect(shown.map { $0[.isPixelated] } == [true, nil, nil, nil])
    #expect(shown.map { $0[.label] } == [nil, nil, nil, "Code"])
  }

  @Test func colours() throws {
    let filter = CIFilter.falseColor()
    #expect(filter.outputImage == nil)
    filter.inputImage = try code("Hello")
    filter.color0 = CIColor(color: .red)
    filter.color1 = .clear
    let tinted = try #require(
      filter.outputImage?.pixels(in: CGRect(x: 0, y: 0, width: 2, height: 2)))
    #expect(tinted[0, 0].w == 0)
    #expect(tinted[1, 0].w == 255 && tinted[1, 0].x > 200 && tinted[1, 0].z < 100)
    let turned = try code("Hello").applyingFilter("CIColorInvert")
    let masked = try #require(turned.applyingFilter("CIMaskToAlpha").pixels(in: turned.extent))
    #expect(masked[0, 0] == [255, 255, 255, 0] && masked[1, 1] == [255, 255, 255, 255])
  }

  @Test func barsOfCharacters() throws {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("Wikipedia".utf8)
    filter.quietSpace = 2
    filter.barcodeHeight = 5
    let image = try #require(filter.outputImage)
    // The start, nine characters, the sum (88 for this word) and the end, which is two wider.
    #expect(image.extent == CGRect(x: 0, y: 0, width: 4 + 12 * 11 + 2, height: 5))
    let row = try #require(rows(image).first)
    #expect(row.hasPrefix("..##.#..#....###.#...##."))
    #expect(row.hasSuffix("##...###.#.##.."))
    #expect(Code128(Array("123456".utf8))?.modules.count == 11 * 5 + 13)
    #expect(Code128([200]) == nil)
  }

  @Test func turnedPixels() {
    let pixels = Bitmap(width: 2, height: 1) { x, _ in [UInt8(x), 0, 0, 255] }
    func reds(_ orientation: UIImage.Orientation) -> [UInt8] {
      let turned = pixels.turned(orientation)
      return stride(from: 0, to: turned.bytes.count, by: 4).map { turned.bytes[$0] }
    }
    #expect(reds(.up) == [0, 1] && reds(.down) == [1, 0] && reds(.upMirrored) == [1, 0])
    #expect(reds(.left) == [1, 0] && reds(.right) == [0, 1])
    #expect(pixels.turned(.left).height == 2)
  }

  @Test func aThumbnailFits() async throws {
    let picture = try #require(UIImage(data: MadeBundle.png(60, 30), scale: 1))
    let small = try #require(picture.preparingThumbnail(of: CGSize(width: 20, height: 20)))
    #expect(small.size == CGSize(width: 20, height: 10))
    let same = await picture.byPreparingThumbnail(ofSize: CGSize(width: 20, height: 20))
    #expect(same == small)
    #expect(UIImage(systemName: "star")?.preparingThumbnail(of: small.size) == nil)
  }
}
