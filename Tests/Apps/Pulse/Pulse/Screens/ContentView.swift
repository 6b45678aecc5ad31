import SwiftUI

struct ContentView: View {
  @Environment(MeasurementStore.self) private var store
  @State private var path: [Measurement.Kind] = []
  @State private var isAdding = false

  var body: some View {
    @Bindable var store = store
    TabView {
      NavigationStack(path: $path) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 12) {
            ForEach(Measurement.Kind.allCases) { kind in
              NavigationLink(value: kind) { SummaryCard(kind: kind) }
                .buttonStyle(.plain)
            }
          }
          .padding()
          GroupBox("Your day") {
            ShareOfDay(parts: [("Sleep", 7.5), ("Active", 2), ("Rest", 14.5)])
          }
          .padding(.horizontal)
        }
        .background(Color(.systemGroupedBackground))
        .navigationTitle("Summary")
        .navigationDestination(for: Measurement.Kind.self) { KindView(kind: $0) }
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Add", systemImage: "plus") { isAdding.toggle() }
          }
        }
        .sheet(isPresented: $isAdding) {
          AddMeasurementView(kind: $store.selectedKind)
            .presentationDetents([.medium])
            .presentationDragIndicator(.visible)
        }
      }
      .tabItem { Label("Summary", systemImage: "chart.bar.xaxis") }
      ProfileView()
        .tabItem { Label("Profile", systemImage: "person.fill") }
    }
  }
}

struct SummaryCard: View {
  let kind: Measurement.Kind
  @Environment(MeasurementStore.self) private var store

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(kind.rawValue, systemImage: kind.symbol)
        .font(.subheadline.bold())
        .foregroundStyle(kind.color)
      HStack(alignment: .lastTextBaseline, spacing: 2) {
        Text(store.average(of: kind), format: .number.precision(.fractionLength(0...1)))
          .font(.system(.title, design: .rounded, weight: .semibold))
          .contentTransition(.numericText())
        Text(kind.unit).font(.caption).foregroundStyle(.secondary)
      }
      Gauge(
        value: min(store.average(of: kind), store.goal[kind, default: 1]),
        in: 0...store.goal[kind, default: 1]
      ) {
        EmptyView()
      }
      .gaugeStyle(.accessoryLinearCapacity)
      .tint(kind.color)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
    .accessibilityElement(children: .combine)
  }
}

#Preview("Summary") {
  ContentView()
    .environment(MeasurementStore())
}
