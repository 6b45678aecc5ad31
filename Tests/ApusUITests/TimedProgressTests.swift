import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Progress that follows the clock by itself.
@MainActor
@Suite struct TimedProgressTests {
  private static let now = Date(timeIntervalSince1970: 1_700_000_000)

  private struct Timers: View {
    private let range = TimedProgressTests.now + 10...TimedProgressTests.now + 110
    var body: some View {
      VStack {
        ProgressView(timerInterval: range) { Text("Tea") }
        ProgressView(timerInterval: range, countsDown: false) {
          Text("Rice")
        } currentValueLabel: {
          Text("It cooks")
        }
        ProgressView(timerInterval: range)
      }
    }
  }

  @Test func itFillsAndEmptiesWithTheClock() async {
    let screen = Screen(now: Self.now) { Timers() }
    func values() -> [String?] {
      ["Tea", "Rice"].map { screen.element(.progress, label: $0).value }
    }
    #expect(values() == ["1", "0"])
    await screen.advance(by: .seconds(35))
    #expect(values() == ["0.75", "0.25"])
    await screen.advance(by: .seconds(60))
    let up = screen.element(.progress, label: "Rice").value.flatMap(Double.init)
    #expect(up.map { ($0 * 100).rounded() } == 85)
    await screen.advance(by: .seconds(3_600))
    #expect(values() == ["0", "1"])
  }

  @Test func theTimeStandsBelow() async {
    let screen = Screen(now: Self.now) { Timers() }
    #expect(screen.text("It cooks").isVisible)
    #expect(screen.text("1:40").exists)
    await screen.advance(by: .seconds(20))
    #expect(screen.text("1:30").exists)
    #expect(!screen.text("1:40").exists)
  }
}
