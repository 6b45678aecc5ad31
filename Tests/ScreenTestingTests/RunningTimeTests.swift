import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Texts that change while time passes, on a clock that a test moves.
@MainActor
@Suite struct RunningTimeTests {
  private static let now = Date(timeIntervalSince1970: 1_700_000_000)

  private struct Times: View {
    let date: Date
    var body: some View {
      VStack {
        Text(date, style: .timer).accessibilityIdentifier("timer")
        Text(date, style: .relative).accessibilityIdentifier("relative")
        Text("It was \(Text(date, style: .offset)).").accessibilityIdentifier("offset")
      }
    }
  }

  private func said(_ screen: Screen) -> [String] {
    ["timer", "relative", "offset"].map { screen.element($0).text }
  }

  @Test func datesRunWithTheClock() async {
    let screen = Screen(now: Self.now) { Times(date: Self.now + 7_265) }
    #expect(said(screen) == ["2:01:05", "2 hours, 1 minute", "It was +2 hours."])
    await screen.advance(by: .seconds(66))
    #expect(said(screen) == ["1:59:59", "1 hour, 59 minutes", "It was +1 hour."])
    await screen.advance(by: .seconds(7_199))
    #expect(said(screen) == ["0:00", "0 seconds", "It was +0 seconds."])
    await screen.advance(by: .seconds(3))
    #expect(said(screen) == ["0:03", "3 seconds", "It was -3 seconds."])
    await screen.advance(by: .seconds(86_400 * 15))
    #expect(said(screen) == ["360:00:03", "2 weeks, 1 day", "It was -2 weeks."])
    #expect(screen.text("2 weeks, 1 day").isVisible)
  }

  @Test func theyRunInThePersonsLanguage() async {
    let screen = Screen(locale: Locale(identifier: "de_DE"), now: Self.now) {
      Times(date: Self.now - 3_600)
    }
    #expect(said(screen) == ["1:00:00", "1 Stunde", "It was -1 Stunde."])
    await screen.advance(by: .seconds(3_660))
    #expect(said(screen) == ["2:01:00", "2 Stunden, 1 Minute", "It was -2 Stunden."])
  }

  private struct Timers: View {
    private let range = RunningTimeTests.now...RunningTimeTests.now + 5_400
    var body: some View {
      VStack {
        Text(timerInterval: range).accessibilityIdentifier("down")
        Text(timerInterval: range, countsDown: false).accessibilityIdentifier("up")
        Text(timerInterval: range, showsHours: false).accessibilityIdentifier("minutes")
        Text(timerInterval: range, pauseTime: range.lowerBound + 600, countsDown: false)
          .accessibilityIdentifier("paused")
      }
    }
  }

  @Test func timersRunWithinTheirInterval() async {
    let screen = Screen(now: Self.now - 60) { Timers() }
    func said() -> [String] {
      ["down", "up", "minutes", "paused"].map { screen.element($0).text }
    }
    #expect(said() == ["1:30:00", "0:00", "90:00", "0:00"])
    await screen.advance(by: .milliseconds(60_500))
    // What is left is shown until it is over.
    #expect(said() == ["1:30:00", "0:00", "90:00", "0:00"])
    await screen.advance(by: .seconds(1_800))
    #expect(said() == ["1:00:00", "30:00", "60:00", "10:00"])
    await screen.advance(by: .seconds(10_000))
    #expect(said() == ["0:00", "1:30:00", "0:00", "10:00"])
  }
}
