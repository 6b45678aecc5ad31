import Departures
import SwiftUI
import Timetable

struct BoardView: View {
  let board: Board

  var body: some View {
    NavigationStack {
      List(board.crossings) { crossing in
        HStack {
          DepartureLabel(crossing: crossing).foregroundStyle(Color(.sea))
          Spacer()
          Button(board.boarded.contains(crossing.id) ? "On board" : "Board") {
            board.board(crossing)
          }
          .accessibilityIdentifier("board-\(crossing.id)")
        }
      }
      .navigationTitle(board.title)
    }
  }
}
