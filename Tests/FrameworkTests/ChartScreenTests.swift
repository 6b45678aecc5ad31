import ApusCharts
import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Charts on a screen without a browser.
@MainActor @Suite struct ChartScreenTests {
  private struct Day: Identifiable {
    let id: String
    let steps: Double
  }

  private struct Week: View {
    @State private var chosen: String?
    let days = [Day(id: "Mon", steps: 25), Day(id: "Tue", steps: 100), Day(id: "Wed", steps: .nan)]

    var body: some View {
      Chart(days) { day in
        BarMark(x: .value("Day", day.id), y: .value("Steps", day.steps))
          .accessibilityIdentifier(day.id)
      }
      .chartXSelection(value: $chosen)
      .frame(width: 300, height: 200)
      Text(chosen ?? "none").accessibilityIdentifier("chosen")
    }
  }

  @Test func barsAreAsHighAsTheirValues() throws {
    let screen = Screen { Week() }
    let monday = try #require(screen.element("Mon").frame)
    let tuesday = try #require(screen.element("Tue").frame)
    #expect(abs(tuesday.height - 4 * monday.height) < 0.1)
    #expect(abs(tuesday.maxY - monday.maxY) < 0.1)
    #expect(monday.maxX < tuesday.minX)
    #expect(tuesday.height > 150 && tuesday.height < 200)
    #expect(!screen.element("Wed").exists)
  }

  @Test func eachMarkHasWords() {
    let screen = Screen { Week() }
    #expect(screen.element("Mon").label == "Mon, Steps: 25")
  }

  @Test func aTapChoosesTheMark() {
    let screen = Screen { Week() }
    screen.element("Tue").tap()
    #expect(screen.element("chosen").text == "Tue")
  }

  @Test func axesAndLegendHaveTheirWords() {
    let screen = Screen {
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Steps", 90))
          .foregroundStyle(by: .value("Who", "Ann"))
      }
      .chartYAxisLabel("Steps a day")
      .frame(width: 300, height: 200)
    }
    for words in ["Mon", "0", "50", "100", "Ann", "Steps a day"] {
      #expect(screen.text(words).exists, "\(words)")
    }
  }

  @Test func hiddenAxesHaveNoWords() {
    let screen = Screen {
      Chart { BarMark(x: .value("Day", "Mon"), y: .value("Steps", 90)) }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .frame(width: 300, height: 200)
    }
    #expect(!screen.text("Mon").exists)
    #expect(!screen.text("100").exists)
  }

  @Test func anAxisOfTheAppHasItsLabels() {
    let screen = Screen {
      Chart { BarMark(x: .value("Day", "Mon"), y: .value("Share", 0.9)) }
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 0.5, 1]) { value in
            AxisGridLine()
            AxisValueLabel {
              if let share = value.as(Double.self) { Text("\(Int(share * 100)) percent") }
            }
          }
        }
        .frame(width: 300, height: 200)
    }
    #expect(screen.text("50 percent").exists)
  }

  @Test func anOverlayKnowsThePlot() {
    let screen = Screen {
      Chart { PointMark(x: .value("X", 5), y: .value("Y", 5)) }
        .chartXScale(domain: 0...10)
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartOverlay { proxy in
          if let x = proxy.position(forX: 5), let value = proxy.value(atX: 75, as: Double.self) {
            Text("at \(Int(x)), \(value.formatted())")
          }
        }
        .frame(width: 300, height: 200)
    }
    #expect(screen.text("at 150, 2.5").exists)
  }

  @Test func aChartWithoutDataIsThere() throws {
    let screen = Screen {
      Chart {}
        .frame(width: 300, height: 200)
        .accessibilityIdentifier("chart")
    }
    #expect(try #require(screen.element("chart").frame).width == 300)
  }
}
