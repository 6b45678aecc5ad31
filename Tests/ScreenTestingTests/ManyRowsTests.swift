import ApusUI
import Foundation
import ScreenTesting
import Testing

/// What a test of a long screen costs grows with its rows, not with their square.
@MainActor
@Suite struct ManyRowsTests {
  struct Row: Identifiable {
    let id: Int
    var name: String
  }

  struct Rows: View {
    @State var rows: [Row]

    init(count: Int) {
      _rows = State(initialValue: (0..<count).map { Row(id: $0, name: "Row") })
    }

    var body: some View {
      VStack {
        Button("Change") { for index in rows.indices { rows[index].name += "!" } }
          .accessibilityIdentifier("change")
        Button("Reverse") { rows.reverse() }.accessibilityIdentifier("reverse")
        Button("Clear") { rows = [] }.accessibilityIdentifier("clear")
        ForEach(rows) { row in
          HStack {
            Text(row.name)
            Text(verbatim: "\(row.id)")
          }
        }
      }
    }
  }

  /// Seconds that the processor spends on each button, on a screen of its own.
  private func costs(rows: Int) -> [String: Double] {
    let screen = Screen { Rows(count: rows) }
    var costs: [String: Double] = [:]
    for button in ["change", "reverse", "clear"] {
      let start = processorTime()
      screen.button(button).tap()
      costs[button] = processorTime() - start
    }
    return costs
  }

  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test(arguments: ["change", "reverse", "clear"])
  func workGrowsWithRows(button: String) throws {
    _ = costs(rows: 100)
    let few = try #require((0..<3).compactMap { _ in costs(rows: 250)[button] }.min())
    let many = try #require((0..<3).compactMap { _ in costs(rows: 2_000)[button] }.min())
    // Eight times the rows: 8 if it grows with the rows, 64 with their square.
    #expect(many / few < 24, "\(button): \(few * 1e3) ms, \(many * 1e3) ms")
  }

  @Test func rowsAreFoundInTheOrderInWhichTheyStand() {
    let screen = Screen { Rows(count: 40) }
    #expect(screen.all(.text).compactMap { Int($0.text) } == Array(0..<40))
    screen.button("reverse").tap()
    #expect(screen.all(.text).compactMap { Int($0.text) } == (0..<40).reversed())
    screen.button("change").tap()
    #expect(!screen.text("Row").exists)
    #expect(screen.text("Row!").exists)
    screen.button("clear").tap()
    #expect(screen.all(.text).compactMap { Int($0.text) }.isEmpty)
  }
}
