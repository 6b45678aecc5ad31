import SwiftUI

/// An app as its author writes it for a phone: it says nothing of addresses.
struct PhoneApp: View {
  var body: some View {
    TabView {
      PlantsTab()
        .tabItem { Label("Plants", systemImage: "leaf") }
      DiaryTab()
        .tabItem { Label("Diary", systemImage: "book") }
        .tag("diary")
      NavigationView { PreferencesPage() }
        .tabItem { Label("Settings", systemImage: "gear") }
        .tag(2)
    }
  }
}

struct Plant: Identifiable, Hashable {
  let id: Int
  let name: String
  let place: String

  static let all = [
    Plant(id: 1, name: "Fern", place: "Bathroom"), Plant(id: 2, name: "Fig", place: "Hall"),
    Plant(id: 3, name: "Aloe", place: "Kitchen"),
  ]
}

private struct PlantsTab: View {
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        Section("At home") {
          ForEach(Plant.all) { plant in
            NavigationLink(value: plant) {
              HStack {
                Image(systemName: "leaf.fill").foregroundStyle(.green)
                VStack(alignment: .leading) {
                  Text(plant.name)
                  Text(plant.place).font(.caption).foregroundStyle(.secondary)
                }
                Spacer()
                Button {
                } label: {
                  Image(systemName: "drop")
                }
                .accessibilityLabel("Water \(plant.name)")
              }
            }
          }
        }
        Section {
          NavigationLink("Under glass", value: Plant.all[2]).disabled(true)
        }
      }
      .navigationTitle("Plants")
      .toolbar { Button("Add") { isAdding = true } }
      .navigationDestination(for: Plant.self) { PlantPage(plant: $0) }
      .sheet(isPresented: $isAdding) {
        NavigationStack {
          NavigationLink("Sort", value: Plant.all[0])
            .navigationDestination(for: Plant.self) { Text("Sort of \($0.name)") }
            .navigationTitle("New plant")
        }
      }
    }
  }
}

private struct PlantPage: View {
  let plant: Plant
  var body: some View {
    VStack(spacing: 12) {
      Text("It stands in the \(plant.place.lowercased()).")
      NavigationLink(destination: CarePage(plant: plant)) {
        Label("Care", systemImage: "heart.text.square")
          .frame(maxWidth: .infinity)
          .padding()
          .background(.green.opacity(0.2), in: .rect(cornerRadius: 12))
      }
      NavigationLink("Photos") { Text("No photos").navigationTitle("Photos of \(plant.name)") }
        .buttonStyle(.borderedProminent)
    }
    .padding()
    .navigationTitle(plant.name)
  }
}

private struct CarePage: View {
  let plant: Plant
  var body: some View {
    Text("Water it once a week.").navigationTitle("Care of \(plant.name)")
  }
}

private struct DiaryTab: View {
  @State private var entries: [String] = []
  var body: some View {
    NavigationStack {
      ScrollView {
        ForEach(entries, id: \.self) { entry in
          NavigationLink(entry) { Text("About \(entry)").navigationTitle(entry) }
        }
      }
      .navigationTitle("Diary")
      .task { entries = await load() }
    }
  }

  private func load() async -> [String] {
    await Task.yield()
    return ["Monday", "Tuesday"]
  }
}

private struct PreferencesPage: View {
  @State private var isQuiet = false
  var body: some View {
    Form {
      Toggle("Quiet", isOn: $isQuiet)
      NavigationLink("About") { Text("Version 1").navigationTitle("About") }
    }
    .navigationTitle("Settings")
  }
}
