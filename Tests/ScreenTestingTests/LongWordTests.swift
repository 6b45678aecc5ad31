import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Words that are longer than an offered line.
@MainActor
struct LongWordTests {
  private func frame(_ text: some View) -> CGRect {
    let screen = Screen {
      VStack {
        text.accessibilityIdentifier("text")
      }
    }
    return screen.element("text").frame!
  }

  private let line = 20.33

  @Test func allLinesAreAsWideAsAWordThatSticksOut() {
    // “1,204.50 notes” is wider than 100 points, and narrower than the long word.
    let text = frame(Text("1,204.50 notes Constantinople").frame(width: 100))
    #expect(text.width == frame(Text("Constantinople")).width)
    #expect(text.width > 100)
    #expect(text.height > 1.5 * line && text.height < 2.5 * line)
  }

  @Test func aLimitOfLinesBreaksALongWord() {
    let text = frame(HStack { Text("Constantinople").lineLimit(2) }.frame(width: 60))
    #expect(text.height > 1.5 * line)
  }

  @Test func aWordIsBrokenBesideWhatTakesItsRoom() {
    let row = frame(
      HStack {
        Text("and").font(.largeTitle).lineLimit(2)
        Label("Reading", systemImage: "person")
      }.frame(width: 140))
    #expect(row.height > 70)
  }
}
