import ApusCharts
import ApusUI
import Foundation
import ScreenTesting
import Testing

@testable import ApusCharts

/// Charts of which a part is seen at a time.
@MainActor @Suite struct ChartScrollTests {
  private struct Days: View {
    var start = 0.0
    var body: some View {
      Chart(0..<20, id: \.self) { day in
        BarMark(x: .value("Day", day), y: .value("Steps", 10 + day))
          .accessibilityIdentifier("day \(day)")
      }
      .chartXScale(domain: 0...20)
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 5)
      .chartScrollPosition(initialX: start)
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .frame(width: 300, height: 200)
    }
  }

  @Test func aPartOfThePlotFillsTheChart() throws {
    let screen = Screen { Days() }
    let first = try #require(screen.element("day 1").frame)
    let second = try #require(screen.element("day 2").frame)
    // Five of twenty days are 300 points.
    #expect(abs(second.midX - first.midX - 60) < 0.1)
    #expect(abs(try #require(screen.element("day 19").frame).midX - first.midX - 1080) < 0.1)
  }

  @Test func theOtherAxisStandsStill() throws {
    let screen = Screen {
      Chart(0..<20, id: \.self) { BarMark(x: .value("Day", $0), y: .value("Steps", 90)) }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 5)
        .frame(width: 300, height: 200)
        .accessibilityIdentifier("chart")
    }
    let chart = try #require(screen.element("chart").frame)
    #expect(screen.text("100").exists)
    #expect(try #require(screen.text("100").frame).maxX <= chart.maxX + 1)
    #expect(screen.text("20").exists)
  }

  @Test func aPlaceIsTheValueAtWhichThePartBegins() {
    let scale = PositionScale(domain: .number(0...20), start: 0, end: 1200)
    #expect(scale.scrolled(to: .number(5), seen: 300) == 300)
    #expect(scale.scrolled(to: .number(19), seen: 300) == 900)
    #expect(scale.first(scrolledBy: 300, seen: 300) == .number(5))
    let up = PositionScale(domain: .number(0...20), start: 1200, end: 0)
    #expect(up.scrolled(to: .number(0), seen: 300) == 900)
    #expect(up.first(scrolledBy: 900, seen: 300) == .number(0))
    let names = PositionScale(domain: .category(["a", "b", "c", "d"]), start: 0, end: 400)
    #expect(names.scrolled(to: .category("b"), seen: 100) == 100)
    #expect(names.first(scrolledBy: 100, seen: 100) == .category("b"))
  }

  @Test func aShortDomainIsAsLongAsTheSeenPart() {
    var scrolling = ChartScrolling()
    scrolling.xLength = 50
    #expect(scrolling.filled(.number(0...20), isX: true) == .number(0...50))
    #expect(scrolling.filled(.number(0...20), isX: false) == .number(0...20))
    #expect(scrolling.factor(.number(0...100), isX: true) == 2)
    #expect(scrolling.factor(.category(["a"]), isX: true) == 1)
  }

  @Test func scrollingRestsAtUnits() throws {
    let calendar = Calendar(identifier: .gregorian)
    let units = ValueAlignedChartScrollTargetBehavior(unit: 5, limitBehavior: .always)
    #expect(units._snapping == 3)
    #expect(
      units.values(in: .number(0...12), isX: true, calendar: calendar)
        == [.number(0), .number(5), .number(10)])
    let midnight = ValueAlignedChartScrollTargetBehavior(matching: DateComponents(hour: 0))
    let start = calendar.startOfDay(for: Date(timeIntervalSince1970: 1_700_000_000))
    let days = midnight.values(
      in: .date(start...start.addingTimeInterval(86400 * 3)), isX: true, calendar: calendar)
    #expect(days.count == 4 && days.first == .date(start))
  }
}
