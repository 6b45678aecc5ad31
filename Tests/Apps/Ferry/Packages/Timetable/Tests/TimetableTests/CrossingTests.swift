import Testing

@testable import Timetable

@Test("minutes have two digits")
func minutes() {
  #expect(Crossing(id: 0, harbour: "Wyk", minute: 485).time == "8:05")
}
