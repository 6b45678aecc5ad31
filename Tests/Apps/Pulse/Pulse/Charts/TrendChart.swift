import Charts
import SwiftUI

struct TrendChart: View {
  let kind: Measurement.Kind
  let values: [Measurement]
  let goal: Double
  @State private var selectedDay: Date?

  private var selected: Measurement? {
    guard let selectedDay else { return nil }
    return values.min {
      abs($0.day.timeIntervalSince(selectedDay)) < abs($1.day.timeIntervalSince(selectedDay))
    }
  }

  var body: some View {
    Chart {
      ForEach(values) { item in
        switch kind {
        case .heartRate:
          LineMark(x: .value("Day", item.day, unit: .day), y: .value(kind.rawValue, item.value))
            .interpolationMethod(.catmullRom)
            .symbol(.circle)
            .foregroundStyle(kind.color.gradient)
          AreaMark(x: .value("Day", item.day, unit: .day), y: .value(kind.rawValue, item.value))
            .foregroundStyle(
              LinearGradient(
                colors: [kind.color.opacity(0.3), .clear], startPoint: .top, endPoint: .bottom))
        case .steps, .sleep:
          BarMark(x: .value("Day", item.day, unit: .day), y: .value(kind.rawValue, item.value))
            .cornerRadius(4)
            .foregroundStyle(item.value >= goal ? kind.color : kind.color.opacity(0.5))
            .opacity(selected == nil || selected == item ? 1 : 0.4)
        }
      }
      RuleMark(y: .value("Goal", goal))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
        .foregroundStyle(.secondary)
        .annotation(position: .top, alignment: .trailing) {
          Text("Goal").font(.caption2).foregroundStyle(.secondary)
        }
      if let selected {
        RuleMark(x: .value("Selected", selected.day, unit: .day))
          .foregroundStyle(.gray.opacity(0.3))
          .annotation(
            position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
          ) {
            Text(selected.value, format: .number)
              .padding(6)
              .background(.regularMaterial, in: .rect(cornerRadius: 6))
          }
      }
    }
    .chartXSelection(value: $selectedDay)
    .chartYScale(domain: .automatic(includesZero: kind != .heartRate))
    .chartXAxis {
      AxisMarks(values: .stride(by: .day, count: 4)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.day().month(.abbreviated), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading)
    }
    .frame(height: 220)
    .accessibilityLabel("\(kind.rawValue) of two weeks")
  }
}

struct ShareOfDay: View {
  let parts: [(name: String, hours: Double)]

  var body: some View {
    Chart(parts, id: \.name) { part in
      SectorMark(angle: .value("Hours", part.hours), innerRadius: .ratio(0.6), angularInset: 1.5)
        .cornerRadius(4)
        .foregroundStyle(by: .value("Part", part.name))
    }
    .chartLegend(position: .bottom, alignment: .center)
    .chartForegroundStyleScale(["Sleep": .indigo, "Active": .orange, "Rest": .gray])
    .frame(height: 200)
  }
}
