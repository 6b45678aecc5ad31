import Testing
import ViewGraph

@testable import PageMarkup
@testable import WebHost

/// Symbols whose layers have colours of their own.
@Suite struct IconLayerTests {
  private func html(_ name: String, _ layers: [Double]?) -> String {
    var sink = HTMLSink()
    Drawing.write(Drawing.text(name, layers: layers), to: &sink)
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  private let green = [2, Double(Paint(.green).bits)]
  private let greenColour = CSSText.symbolColor(Paint(.green))

  @Test(arguments: [
    "checkmark.circle.fill", "exclamationmark.triangle.fill", "xmark.square.fill", "7.circle.fill",
    "checkmark.seal.fill", "star.circle", "info.circle", "person.crop.circle.fill",
    "checkmark.shield.fill", "bolt.circle.fill",
  ])
  func theSignIsTheFirstLayerAndItsShapeTheSecond(name: String) {
    let icon = IconCatalogue.layered(named: name)
    #expect(Set(icon.shapes.map(\.layer)) == [0, 1])
    let html = html(name, green)
    #expect(html.contains("=\"\(greenColour)\""))
    #expect(html.contains("=\"currentColor\""))
    // Nothing is cut out: the sign is painted.
    #expect(!html.contains("<mask"))
    // The sign lies on the shape.
    #expect(icon.shapes.first?.layer == 1 && icon.shapes.last?.layer == 0)
  }

  @Test(arguments: ["person.crop.circle", "person.crop.circle.fill", "person.crop.square.fill"])
  func aCroppedFigureIsWholeInTheFirstLayer(name: String) {
    let person = IconCatalogue.icon(named: "person").icon
    let layers = IconCatalogue.layered(named: name).shapes.map(\.layer)
    // Its head and its shoulders; the shape alone has another colour.
    #expect(layers.count { $0 == 0 } == person.shapes.count)
    #expect(layers.first == 1 && layers.count { $0 == 1 } == 1)
  }

  @Test(arguments: ["person.crop.circle.badge.plus", "folder.badge.plus", "bell.badge"])
  func aBadgeIsTheFirstLayer(name: String) throws {
    let html = html(name, green)
    #expect(html.contains("=\"\(greenColour)\"") && html.contains("=\"currentColor\""))
  }

  @Test func aSymbolOfOneLayerHasTheFirstColour() {
    #expect(html("star.fill", green) == html("star.fill", nil))
  }

  @Test func laterLayersAreFainter() {
    let html = html("checkmark.circle.fill", [1])
    #expect(html.contains("color-mix(in srgb,currentColor 50%,transparent)"))
  }

  @Test func symbolsHaveColoursOfTheirOwn() {
    #expect(
      html("exclamationmark.triangle.fill", [3]).contains(CSSText.symbolColor(Paint(.yellow))))
    #expect(html("trash", [3]).contains(CSSText.symbolColor(Paint(.red))))
    #expect(html("chevron.left", [3]) == html("chevron.left", nil))
  }

  @Test(arguments: [
    ("cloud.sun.fill", Paint.System.yellow), ("cloud.rain.fill", .cyan),
    ("cloud.bolt.fill", .yellow),
    ("cloud.snow.fill", .cyan),
  ])
  func aCloudIsWhiteAndTheRestIsNot(name: String, rest: Paint.System) {
    let icon = IconCatalogue.layered(named: name)
    #expect(icon.shapes.count { $0.layer == 0 } == 1)
    #expect(icon.shapes.contains { $0.layer == 1 })
    let html = html(name, [3])
    #expect(html.contains(CSSText.symbolColor(Paint(.white))))
    #expect(html.contains(CSSText.symbolColor(Paint(rest))))
  }

  @Test func closedLinesHaveAPlaceOfTheirOwn() {
    let outlines = IconOutlines("M1 1h2v2zm3 0h1v1zm1-1l-.5.5 2-4.5z").outlines
    #expect(outlines.map { $0.path.prefix(8) } == ["M1 1h2v2", "M4 1h1v1", "M5 0l-0."])
    #expect(outlines.map(\.width) == [2, 1, 2])
    #expect(IconOutlines("M1 1a2 2 0 012 2z").outlines.map(\.path) == ["M1 1a2 2 0 0 1 2 2z"])
    #expect(IconOutlines("M1 1h2v2").outlines.isEmpty)
    #expect(IconOutlines("M1 1x2z").outlines.isEmpty)
  }

  @Test func numbersThatAreNoPaintsDoNoHarm() {
    for numbers in [[Double.nan], [2, -1, .infinity], [9], [2]] {
      #expect(html("checkmark.circle.fill", numbers).hasPrefix("<svg"))
    }
  }
}
