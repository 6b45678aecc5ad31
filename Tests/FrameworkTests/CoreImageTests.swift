import ApusCoreImage
import ApusUIKit
import Foundation
import Testing

/// A file with the usual imports of apps.
@MainActor struct CoreImageTests {
  @Test func aCodeAsAppsMakeIt() throws {
    let context = CIContext()
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("https://example.com/pay?to=7".utf8)
    filter.correctionLevel = "M"
    let output = try #require(
      filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 10, y: 10)))
    let pixels = try #require(context.createCGImage(output, from: output.extent))
    #expect(UIImage(cgImage: pixels).size == output.extent.size)
  }
}
