import Charts
import SwiftUI

/// Charts as a team writes them, without settings of their looks.
struct ChartsScreen: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        titled("Steps") { StepsChart() }
        titled("Temperature") { TemperatureChart() }
        titled("Sales") { SalesChart() }
        titled("Expenses") { ExpensesChart() }
        titled("Visits") { VisitsChart() }
        titled("Sleep") { SleepChart() }
        titled("Nothing yet") { Chart {}.frame(height: 80) }
      }
      .padding()
    }
  }

  private func titled<C: View>(_ title: String, @ViewBuilder chart: () -> C) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      chart()
    }
  }
}

/// Bars of a week. A tap on one tells its day.
struct StepsChart: View {
  private struct Day: Identifiable {
    let name: String
    let steps: Int
    var id: String { name }
  }

  private let days = [
    Day(name: "Mon", steps: 1200), Day(name: "Tue", steps: 4800), Day(name: "Wed", steps: 3600),
    Day(name: "Thu", steps: 7200), Day(name: "Fri", steps: 2400), Day(name: "Sat", steps: 9600),
    Day(name: "Sun", steps: 600),
  ]
  @State private var chosen: String?

  var body: some View {
    VStack(alignment: .leading) {
      Chart(days) { day in
        BarMark(x: .value("Day", day.name), y: .value("Steps", day.steps))
      }
      .chartXSelection(value: $chosen)
      .frame(height: 200)
      Text(chosen ?? "No day").accessibilityIdentifier("charts.chosen")
    }
  }
}

/// Lines of two cities with symbols and a legend.
struct TemperatureChart: View {
  private struct Reading: Identifiable {
    let city: String
    let month: Date
    let degrees: Double
    var id: String { "\(city) \(month)" }
  }

  private static let readings: [Reading] = {
    let degrees = [
      ("Oslo", [-3.0, -2, 2, 7, 13, 17]), ("Rome", [8.0, 9, 12, 15, 19, 24]),
    ]
    return degrees.flatMap { city, values in
      values.enumerated().compactMap { index, value in
        let parts = DateComponents(year: 2025, month: index + 1, day: 1)
        return Calendar.current.date(from: parts).map {
          Reading(city: city, month: $0, degrees: value)
        }
      }
    }
  }()

  var body: some View {
    Chart(Self.readings) { reading in
      LineMark(
        x: .value("Month", reading.month), y: .value("Degrees", reading.degrees)
      )
      .foregroundStyle(by: .value("City", reading.city))
      .symbol(by: .value("City", reading.city))
      .interpolationMethod(.catmullRom)
    }
    .chartYAxisLabel("°C")
    .frame(height: 220)
  }
}

/// Bars that are put on each other.
struct SalesChart: View {
  private let sales = [
    ("North", "Cubes", 12.0), ("North", "Spheres", 8), ("North", "Pyramids", 5),
    ("South", "Cubes", 7), ("South", "Spheres", 14), ("South", "Pyramids", 9),
    ("West", "Cubes", 16), ("West", "Spheres", 4), ("West", "Pyramids", 11),
  ]

  var body: some View {
    Chart {
      ForEach(Array(sales.enumerated()), id: \.offset) { _, sale in
        BarMark(x: .value("Region", sale.0), y: .value("Sold", sale.2))
          .foregroundStyle(by: .value("Shape", sale.1))
      }
    }
    .frame(height: 220)
  }
}

/// A ring of parts.
struct ExpensesChart: View {
  private let expenses = [("Rent", 900), ("Food", 420), ("Travel", 180), ("Fun", 120)]

  var body: some View {
    Chart(expenses, id: \.0) { name, amount in
      SectorMark(
        angle: .value("Amount", amount), innerRadius: .ratio(0.618), angularInset: 1.5
      )
      .cornerRadius(4)
      .foregroundStyle(by: .value("Kind", name))
    }
    .frame(height: 240)
  }
}

/// An area that fades downwards, under its line.
struct VisitsChart: View {
  private let visits: [(hour: Int, count: Int)] = [
    (0, 12), (3, 5), (6, 18), (9, 64), (12, 80), (15, 72), (18, 95), (21, 40), (24, 15),
  ]

  var body: some View {
    Chart(visits, id: \.hour) { visit in
      AreaMark(x: .value("Hour", visit.hour), y: .value("Visits", visit.count))
        .foregroundStyle(
          LinearGradient(
            colors: [.blue.opacity(0.5), .blue.opacity(0.02)], startPoint: .top,
            endPoint: .bottom)
        )
        .interpolationMethod(.monotone)
        .accessibilityHidden(true)
      LineMark(x: .value("Hour", visit.hour), y: .value("Visits", visit.count))
        .interpolationMethod(.monotone)
    }
    .chartXScale(domain: 0...24)
    .chartXAxis {
      AxisMarks(values: .stride(by: 6.0)) { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel {
          if let hour = value.as(Int.self) { Text("\(hour):00") }
        }
      }
    }
    .frame(height: 200)
  }
}

/// Points, with their mean as a line that is named.
struct SleepChart: View {
  private let nights: [(bed: Double, hours: Double)] = [
    (21.5, 8.4), (22, 8.1), (22.2, 7.2), (22.8, 7.6), (23, 6.9), (23.4, 6.1), (23.9, 5.8),
    (.nan, 7), (22.5, .infinity),
  ]

  var body: some View {
    Chart {
      ForEach(nights, id: \.bed) { night in
        PointMark(x: .value("To bed", night.bed), y: .value("Asleep", night.hours))
      }
      RuleMark(y: .value("Mean", 7.2))
        .foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
        .annotation(position: .top, alignment: .leading) {
          Text("Mean 7.2 h").font(.caption).foregroundStyle(.red)
        }
    }
    .chartXScale(domain: 21...24)
    .chartYAxis { AxisMarks(position: .leading) }
    .frame(height: 200)
  }
}
