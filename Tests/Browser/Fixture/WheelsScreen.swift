import SwiftUI

/// Options that turn on wheels.
struct WheelsScreen: View {
  @State private var hours = 7
  @State private var minutes = 30
  @State private var floor = 2

  var body: some View {
    VStack {
      Text("\(hours):\(minutes), floor \(floor)").accessibilityIdentifier("said")
      HStack(spacing: 0) {
        Picker("Hours", selection: $hours) {
          ForEach(0..<24) { Text("\($0) h").tag($0) }
        }
        .pickerStyle(.wheel)
        .accessibilityIdentifier("hours")
        Picker("Minutes", selection: $minutes) {
          ForEach(0..<60) { Text("\($0) min").tag($0) }
        }
        .pickerStyle(WheelPickerStyle())
        .frame(width: 150)
        .clipped()
        .accessibilityIdentifier("minutes")
      }
      // The lift does not stop at floor 4.
      Picker(
        "Floor",
        selection: Binding(
          get: { floor },
          set: { if $0 != 4 { floor = $0 } })
      ) {
        ForEach(0..<9) { Text("Floor \($0)").tag($0) }
      }
      .pickerStyle(.wheel)
      .frame(height: 120)
      .accessibilityIdentifier("floors")
      Button("Ground floor") { floor = 0 }
    }
    .padding()
  }
}
