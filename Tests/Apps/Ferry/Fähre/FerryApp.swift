import SwiftUI
import Timetable

@main
struct FerryApp: App {
  @State private var board = Board(crossings: Crossing.today)

  var body: some Scene {
    WindowGroup("Fähre") {
      BoardView(board: board)
    }
  }
}
