import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Content that follows a schedule by the screen's clock.
@MainActor
@Suite struct TimelineViewTests {
  /// Half past a minute.
  nonisolated private static let start = Date(timeIntervalSince1970: 1_700_000_070)

  /// Counts the seconds since the start.
  private struct Seconds<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    var body: some View {
      TimelineView(schedule) { context in
        let passed = context.date.timeIntervalSince(TimelineViewTests.start)
        Text(verbatim: "at \(Int((passed * 10).rounded()))")
        Text(verbatim: context.cadence <= .live ? "live" : "seldom")
      }
    }
  }

  private func screen(_ schedule: some TimelineSchedule, after seconds: Double = 0) -> Screen {
    Screen(now: Self.start + seconds) { Seconds(schedule: schedule) }
  }

  /// Tenths of a second.
  private func shown(_ screen: Screen) -> Int? {
    screen.dump.firstMatch(of: /at (-?[0-9]+)/).flatMap { Int($0.1) }
  }

  @Test func aPeriodicScheduleBeginsWithTheLastDateAndGoesOn() async {
    let screen = screen(.periodic(from: Self.start, by: 10), after: 25)
    #expect(shown(screen) == 200)
    #expect(screen.text("live").exists)
    await screen.advance(by: .seconds(4))
    #expect(shown(screen) == 200)
    await screen.advance(by: .seconds(1))
    #expect(shown(screen) == 300)
    await screen.advance(by: .seconds(60))
    #expect(shown(screen) == 900)
  }

  @Test func everyMinuteBeginsAtTheBeginningOfAMinute() async {
    let screen = screen(.everyMinute)
    #expect(shown(screen) == -300)
    await screen.advance(by: .seconds(29))
    #expect(shown(screen) == -300)
    await screen.advance(by: .seconds(1))
    #expect(shown(screen) == 300)
  }

  @Test func listedDatesEndWithTheLast() async {
    let screen = screen(.explicit([Self.start + 5, Self.start + 7]), after: 1)
    // Until the first date comes, the date is the present one.
    #expect(shown(screen) == 10)
    await screen.advance(by: .seconds(4))
    #expect(shown(screen) == 50)
    await screen.advance(by: .seconds(100))
    #expect(shown(screen) == 70)
    #expect(screen.clock.sleeperCount == 0)
    #expect(shown(self.screen(.explicit([Self.start - 9, Self.start - 8]))) == -80)
  }

  /// One, two, four … seconds after the start.
  private struct Doubling: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
      var distance = 1.0
      return AnyIterator {
        defer { distance *= 2 }
        return TimelineViewTests.start + distance
      }
    }
  }

  @Test func aScheduleOfTheAppsOwnIsFollowed() async {
    let screen = screen(Doubling())
    for (wait, tenths) in [(1, 10), (1, 20), (1, 20), (1, 40), (4, 80)] {
      await screen.advance(by: .seconds(wait))
      #expect(shown(screen) == tenths)
    }
  }

  private struct Frames: View {
    @State private var isPaused = false
    let count: Count
    var body: some View {
      Toggle("Paused", isOn: $isPaused)
      TimelineView(.animation(minimumInterval: 1 / 60, paused: isPaused)) { context in
        count.add(context.date)
      }
    }
  }

  /// The dates that content was made for.
  final class Count {
    var dates: [Date] = []
    func add(_ date: Date) -> Text {
      dates.append(date)
      return Text(verbatim: "\(dates.count)")
    }
  }

  @Test func aMotionHasTenFramesInASecondUntilItIsPaused() async {
    let count = Count()
    let screen = Screen(now: Self.start) { Frames(count: count) }
    #expect(count.dates == [Self.start])
    await screen.advance(by: .seconds(2))
    #expect((20...21).contains(count.dates.count), "\(count.dates.count)")
    screen.toggle(label: "Paused").tap()
    await screen.settle()
    let paused = count.dates.count
    await screen.advance(by: .seconds(2))
    #expect(count.dates.count == paused)
    screen.toggle(label: "Paused").tap()
    await screen.settle()
    await screen.advance(by: .seconds(1))
    #expect((10...12).contains(count.dates.count - paused))
  }

  @Test func datesThatAreTooCloseAreLeftOut() async {
    let count = Count()
    let screen = Screen(now: Self.start) {
      TimelineView(.periodic(from: Self.start, by: 0.01)) { count.add($0.date) }
    }
    await screen.advance(by: .seconds(1))
    #expect((10...11).contains(count.dates.count), "\(count.dates.count)")
    #expect(count.dates.last.map { abs($0.timeIntervalSince(Self.start) - 1) < 0.02 } == true)
  }

  private struct Hideable: View {
    @State private var isShown = true
    let count: Count
    var body: some View {
      Toggle("Shown", isOn: $isShown)
      if isShown {
        TimelineView(.periodic(from: TimelineViewTests.start, by: 1)) { count.add($0.date) }
      }
    }
  }

  @Test func nothingWaitsWhenTheViewIsGone() async {
    let count = Count()
    let screen = Screen(now: Self.start) { Hideable(count: count) }
    await screen.advance(by: .seconds(3))
    #expect(count.dates.count == 4)
    screen.toggle(label: "Shown").tap()
    await screen.settle()
    #expect(screen.clock.sleeperCount == 0)
    await screen.advance(by: .seconds(3))
    #expect(count.dates.count == 4)
  }

  @Test func datesThatDoNotAdvanceAreFollowedOnce() {
    for interval in [0, -1, Double.nan, .infinity] {
      let schedule = PeriodicTimelineSchedule(from: Self.start, by: interval)
      #expect(Array(schedule.entries(from: Self.start + 3, mode: .normal)) == [Self.start + 3])
    }
  }
}
