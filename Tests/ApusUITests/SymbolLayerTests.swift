import Testing
import ViewGraph

@testable import ApusUI

/// In how many colours a symbol is drawn.
@MainActor
@Suite struct SymbolLayerTests {
  private func layers<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> [Double]? {
    ControlsScreen { content() }.first(.image)[.symbolLayers]
  }

  private func bits(_ system: Paint.System) -> Double { Double(Paint(system).bits) }

  @Test func twoStylesAreThoseOfTwoLayers() {
    let screen = ControlsScreen {
      Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .green)
    }
    #expect(screen.first(.image).attributes[.foreground] == .paint(Paint(.white)))
    #expect(screen.first(.image)[.symbolLayers] == [2, bits(.green)])
  }

  @Test func aThirdStyleIsThatOfAThirdLayer() {
    #expect(
      layers {
        Image(systemName: "person.3.sequence.fill").foregroundStyle(.red, .green, .blue)
      } == [2, bits(.green), bits(.blue)])
  }

  @Test func aModeHoldsForAllSymbolsInAView() {
    #expect(
      layers {
        HStack { Image(systemName: "plus.circle") }.symbolRenderingMode(.hierarchical)
      } == [1])
    #expect(
      layers { Image(systemName: "trash").symbolRenderingMode(.multicolor) } == [3])
  }

  @Test func anOriginalHasItsOwnColours() {
    #expect(layers { Image(systemName: "cloud.sun.fill").renderingMode(.original) } == [3])
    #expect(layers { Image(systemName: "cloud.sun.fill").renderingMode(.template) } == nil)
  }

  @Test func aModeOfTheSymbolsOwnWins() {
    #expect(
      layers {
        Image(systemName: "plus.circle").symbolRenderingMode(.monochrome)
          .foregroundStyle(.red, .green)
      } == nil)
  }

  @Test func oneStyleIsOneColour() {
    #expect(layers { Image(systemName: "plus.circle").foregroundStyle(.red) } == nil)
    #expect(
      layers {
        Image(systemName: "plus.circle").symbolRenderingMode(.palette).foregroundStyle(.red)
      } == nil)
  }
}
