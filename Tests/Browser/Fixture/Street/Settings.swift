import SwiftUI

struct StreetSettings: View {
  @State private var quality = 1
  @State private var notifications = true
  @State private var region = "Europe"
  @State private var sort = 0

  var body: some View {
    NavigationStack {
      Form {
        Section("General") {
          Picker("Quality", selection: $quality) {
            Text("Low").tag(0)
            Text("Medium").tag(1)
            Text("High").tag(2)
          }
          .pickerStyle(.navigationLink)
          Picker(selection: $region) {
            ForEach(["Africa", "America", "Asia", "Europe"], id: \.self) { Text($0) }
          } label: {
            Label("Region", systemImage: "globe")
          }
          .pickerStyle(.navigationLink)
          Toggle("Notifications", isOn: $notifications)
        }
        Section {
          Picker("Sort", selection: $sort) {
            Label("Name", systemImage: "textformat").accessibilityLabel("Sort by name").tag(0)
            Label("Date", systemImage: "calendar").accessibilityLabel("Sort by date").tag(1)
          }
          .pickerStyle(.inline)
          .labelsHidden()
        } header: {
          Text("Order")
        }
      }
      .navigationTitle("Settings")
    }
  }
}
