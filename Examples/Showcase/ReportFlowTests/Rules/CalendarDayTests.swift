import Foundation
import Testing

@testable import ReportFlow

@Suite("Calendar day")
struct CalendarDayTests {
  @Test("reads what it writes")
  func roundTrip() {
    let day = CalendarDay(year: 2024, month: 2, day: 29)
    #expect(day.text == "2024-02-29")
    #expect(CalendarDay(text: day.text) == day)
  }

  @Test(
    "does not read what is not a day",
    arguments: ["", "2023-02-29", "2026-13-01", "2026-1", "x-y-z", "2026-11-21-1", "2026--1"])
  func refused(text: String) {
    #expect(CalendarDay(text: text) == nil)
  }

  @Test("its last moment is still the same day, also where clocks change")
  func lastMoment() throws {
    // Clocks went back in Warsaw on 2026-10-25: the day has 25 hours.
    let day = CalendarDay(year: 2026, month: 10, day: 25)
    let last = try #require(day.lastMoment(in: .warsaw))
    #expect(CalendarDay(last, in: .warsaw) == day)
    #expect(CalendarDay(last.addingTimeInterval(1), in: .warsaw) > day)
  }
}
