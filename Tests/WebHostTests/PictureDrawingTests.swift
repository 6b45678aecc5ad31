import Testing

@testable import PageMarkup
@testable import WebHost

@Suite struct PictureDrawingTests {
  private func html(_ parts: String...) -> String {
    var sink = HTMLSink()
    PictureDrawing.write(parts.joined(separator: "\n"), to: &sink)
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  /// Beside other addresses, browsers take that of `src` for one of scale 1.
  @Test func aSizeThatComesOfTheScaleIsNotContradicted() {
    let html = html("", "", "", "https://h/a.png 2.0x", "https://h/a.png")
    #expect(html.contains("srcset=\"https://h/a.png 2.0x\""))
    #expect(!html.contains(" src="))
  }

  @Test func aPictureOfKnownSizeHasAnAddressForAll() {
    #expect(html("", "40", "30", "/b.png 2x", "/b.png").contains(" src=\"/b.png\""))
    #expect(html("", "", "", "", "/b.png").contains(" src=\"/b.png\""))
  }
}
