import Testing
import ViewGraph

@testable import PageMarkup

/// Masks in CSS.
@Suite struct MaskLayerTests {
  private func layer(_ kind: ShapeKind, isCutOut: Bool = false) -> MaskLayer {
    MaskLayer(
      box: .whole, opacity: 1, alignment: ElementAlignment(.center, .center),
      content: .shape([Double(kind.rawValue)], isEvenOdd: false), isCutOut: isCutOut)
  }

  @Test func aLayerIsTakenFromWhatLiesBehindIt() throws {
    let text = MaskLayers.declarations(
      LayeredMask([
        layer(.rectangle), layer(.circle, isCutOut: true), layer(.ellipse),
      ]))
    #expect(text.contains("mask-composite:add,subtract,add;"))
    let order = ["<ellipse", "<rect", "<circle"].map { ShapeMask.encoded($0) }
    let places = try order.map { try #require(text.range(of: $0)).lowerBound }
    #expect(places == places.sorted())
  }

  @Test func layersAreAddedWithoutAWord() {
    let text = MaskLayers.declarations(LayeredMask([layer(.rectangle), layer(.circle)]))
    #expect(!text.contains("mask-composite"))
  }
}
