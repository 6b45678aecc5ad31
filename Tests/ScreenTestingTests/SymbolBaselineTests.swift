import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Symbols beside text on one baseline, as on a phone.
@MainActor
struct SymbolBaselineTests {
  private func distance(_ alignment: VerticalAlignment, _ image: some View) throws -> CGFloat {
    let screen = Screen {
      HStack(alignment: alignment) {
        image.accessibilityIdentifier("symbol")
        Text("H").accessibilityIdentifier("text")
      }
    }
    // Capital letters of 17 points are 12 high and stand 4.1 above the bottom of their line.
    let symbol = try #require(screen.element("symbol").frame)
    let text = try #require(screen.element("text").frame)
    return symbol.midY - (text.maxY - 4.1 - 6)
  }

  @Test(arguments: [VerticalAlignment.firstTextBaseline, .lastTextBaseline])
  func aSymbolHasTheMiddleOfTheCapitalLetters(_ alignment: VerticalAlignment) throws {
    #expect(try abs(distance(alignment, Image(systemName: "star"))) < 0.1)
    #expect(try abs(distance(alignment, Image(systemName: "star").imageScale(.large))) < 0.1)
  }

  @Test func aResizedSymbolStandsOnTheBaseline() throws {
    let image = Image(systemName: "star").resizable().frame(width: 30, height: 30)
    #expect(try abs(distance(.firstTextBaseline, image) + 9) < 0.1)
  }
}
