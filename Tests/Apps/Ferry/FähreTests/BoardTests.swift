import Testing
import Timetable

@testable import Fähre

@Suite("the board of departures")
@MainActor
struct BoardTests {
  @Test("who boards is on board, once")
  func boarding() {
    let board = Board(crossings: Crossing.today)
    board.board(Crossing.today[0])
    board.board(Crossing.today[0])
    #expect(board.boarded == [Crossing.today[0].id])
  }

  @Test("the title is the app's name")
  func title() {
    #expect(Board(crossings: []).title == "Ferry Times")
  }

  @Test("a harbour is as on a phone")
  func harbour() {
    #expect(Harbour.buzzes)
    #expect(Harbour().name == "Sandvik")
  }
}
