import SwiftUI

struct KindView: View {
  let kind: Measurement.Kind
  @Environment(MeasurementStore.self) private var store
  @State private var range = Range.week

  enum Range: String, CaseIterable, Identifiable {
    case week = "Week", twoWeeks = "2 Weeks"
    var id: Self { self }
  }

  private var values: [Measurement] {
    let all = store.values(of: kind)
    return range == .week ? all.suffix(7) : all
  }

  var body: some View {
    List {
      Section {
        Picker("Range", selection: $range.animation()) {
          ForEach(Range.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        TrendChart(kind: kind, values: values, goal: store.goal[kind, default: 0])
          .padding(.vertical)
      }
      .listRowSeparator(.hidden)

      Section("History") {
        ForEach(values.reversed()) { item in
          LabeledContent {
            Text("\(item.value.formatted()) \(kind.unit)")
          } label: {
            Text(item.day, style: .date)
          }
          .swipeActions {
            Button("Delete", systemImage: "trash", role: .destructive) { store.remove(item) }
          }
        }
      }
    }
    .navigationTitle(kind.rawValue)
    .navigationBarTitleDisplayMode(.inline)
    .overlay {
      if values.isEmpty {
        ContentUnavailableView(
          "No data", systemImage: kind.symbol, description: Text("Add a measurement."))
      }
    }
    .sensoryFeedback(.selection, trigger: range)
  }
}

struct AddMeasurementView: View {
  @Binding var kind: Measurement.Kind
  @Environment(MeasurementStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var value: Double?

  var body: some View {
    NavigationStack {
      Form {
        Picker("Kind", selection: $kind) {
          ForEach(Measurement.Kind.allCases) { kind in
            Label(kind.rawValue, systemImage: kind.symbol).tag(kind)
          }
        }
        TextField("Value", value: $value, format: .number)
          .keyboardType(.decimalPad)
      }
      .navigationTitle("New measurement")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            guard let value else { return }
            store.add(value, to: kind)
            dismiss()
          }
          .disabled(value == nil)
        }
      }
    }
  }
}
