import PresentationUI
import SwiftUI

/// What was measured of a patient.
struct HealthView: View {
  @StateObject private var viewModel: HealthViewModel
  private let onAdd: @MainActor () -> Void
  @Environment(\.locale) private var locale
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(viewModel: HealthViewModel, onAdd: @escaping @MainActor () -> Void) {
    _viewModel = StateObject(wrappedValue: viewModel)
    self.onAdd = onAdd
  }

  var body: some View {
    StateView(viewModel.state) { content in
      HealthContentView(
        patientName: content.patient.name, chart: viewModel.chart(content, locale: locale),
        rows: viewModel.rows(content, locale: locale), isWide: sizeClass == .regular,
        kind: $viewModel.kind)
    } error: { error in
      FailureView(
        error: error, accessibilityID: "health.failure", retry: viewModel.load)
    }
    .navigationTitle("Health")
    .pageTitle(
      viewModel.state.data.map { "\(viewModel.kind.title) of \($0.patient.name)" } ?? "Health"
    )
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        if viewModel.canAdd, viewModel.state.data != nil {
          Button(action: onAdd) { Label("New reading", systemImage: "plus") }
            .pageLink(CareRoute.newReading(patient: viewModel.patientID).address)
            .accessibilityIdentifier("health.newReading.tap")
        }
      }
    }
    .task { await viewModel.load() }
  }
}

struct HealthContentView: View {
  let patientName: String
  let chart: ChartModel?
  let rows: [ReadingRow]
  /// Whether the values have room beside the chart.
  var isWide = false
  @Binding var kind: ReadingKind

  private var columns: AnyLayout {
    isWide
      ? AnyLayout(HStackLayout(alignment: .top, spacing: 16))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 16))
  }

  var body: some View {
    CardPage(maxWidth: isWide ? PageWidth.twoColumns : PageWidth.oneColumn) {
      Text(patientName)
        .font(.title2.weight(.bold))
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("health.patient.text")
      Picker("What is shown", selection: $kind) {
        ForEach(ReadingKind.allCases) { Text($0.title).tag($0) }
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("health.kindPicker.tap")
      if let chart {
        columns {
          latest(chart)
          VStack(alignment: .leading, spacing: 16) {
            SectionTitle(text: "Values")
            ReadingTable(rows: rows).card()
          }
        }
      } else {
        EmptyStateView(
          icon: kind.systemImage, title: "No readings",
          message: "Nothing was measured in the last 30 days.", accessibilityID: "health.empty")
      }
    }
  }

  private func latest(_ chart: ChartModel) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(rows.first?.value ?? "")
          .font(.title.weight(.bold))
          .accessibilityIdentifier("health.latest.text")
        Text("Last 30 days").font(.footnote).foregroundStyle(.secondary)
      }
      LineChart(model: chart)
      if chart.series.count > 1 { legend(chart) }
    }
    .card()
  }

  private func legend(_ chart: ChartModel) -> some View {
    HStack(spacing: 16) {
      ForEach(Array(chart.series.enumerated()), id: \.element.id) { index, series in
        HStack(spacing: 6) {
          Circle()
            .fill(index == 0 ? Color.accentColor : Color.teal)
            .frame(width: 8, height: 8)
          Text(series.name)
        }
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .accessibilityHidden(true)
  }
}

/// The same as the chart, in numbers.
private struct ReadingTable: View {
  let rows: [ReadingRow]

  var body: some View {
    VStack(spacing: 10) {
      ForEach(rows) { row in
        if row.id != rows.first?.id { Divider() }
        HStack(alignment: .firstTextBaseline) {
          VStack(alignment: .leading, spacing: 2) {
            Text(row.time, format: .dateTime.weekday(.abbreviated).day().month(.abbreviated))
            Text(row.author).font(.footnote).foregroundStyle(.secondary)
          }
          Spacer()
          Text(row.value).font(.body.monospacedDigit().weight(.semibold))
        }
        .accessibilityElement(children: .combine)
      }
    }
    .accessibilityIdentifier("health.values.list")
  }
}

#Preview {
  let now = Date()
  let readings = (0..<30).map { day in
    HealthReading(
      id: "\(day)", patientID: "maria", kind: .bloodPressure, value: 130 + Double(day % 7),
      second: 80, time: now.addingTimeInterval(Double(day - 30) * 86_400), author: "Lena Fischer")
  }
  HealthContentView(
    patientName: "Maria Nowak",
    chart: ChartModel(
      readings, kind: .bloodPressure, from: now.addingTimeInterval(-30 * 86_400), to: now,
      locale: .current),
    rows: [ReadingRow(id: "1", value: "130/80 mmHg", time: now, author: "Lena Fischer")],
    kind: .constant(.bloodPressure))
}
