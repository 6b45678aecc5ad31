import SwiftUI

struct TransitOptions: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("transit.pace") private var pace = 1
  @AppStorage("transit.changes") private var changes = 3
  @AppStorage("transit.accessible") private var accessible = false
  @State private var speed = 4.5
  var body: some View {
    NavigationStack {
      Form {
        Picker("Walking pace", selection: $pace) {
          Text("Slow").tag(0)
          Text("Normal").tag(1)
          Text("Fast").tag(2)
        }
        Stepper("At most \(changes) changes", value: $changes, in: 0...6)
        Toggle("Step-free", isOn: $accessible)
        Section {
          Slider(value: $speed, in: 2...8, step: 0.5) {
            Text("Speed")
          } minimumValueLabel: {
            Image(systemName: "tortoise")
          } maximumValueLabel: {
            Image(systemName: "hare")
          }
        } header: {
          Text("Speed")
        } footer: {
          Text("\(speed, specifier: "%.1f") km/h")
        }
      }
      .navigationTitle("Options")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) { Button("Apply") { dismiss() } }
      }
    }
  }
}
