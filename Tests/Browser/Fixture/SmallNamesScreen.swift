import SwiftUI

/// Buttons that rename and paste, a subtitle, scales of text, a stepper with a format, and a scroll view that tells.
struct SmallNamesScreen: View {
  @State private var name = "Draft"
  @State private var pasted = "nothing"
  @State private var weight = 1.5
  @State private var isFar = false
  @State private var phase = "idle"
  @State private var seen: Set<Int> = []
  @FocusState private var isEditing: Bool

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        TextField("Name", text: $name).focused($isEditing).accessibilityIdentifier("small.name")
        HStack {
          RenameButton().renameAction($isEditing)
          PasteButton(payloadType: String.self) { pasted = $0.joined() }
        }
        Text(pasted).accessibilityIdentifier("small.pasted")
        HStack(alignment: .firstTextBaseline) {
          Text("12.5").accessibilityIdentifier("small.number")
          Text("12.5").textScale(.secondary).accessibilityIdentifier("small.scaled")
        }
        .font(.title)
        Stepper("Weight", value: $weight, in: 0...3, step: 0.5, format: .number)
          .accessibilityIdentifier("small.stepper")
        Text(isFar ? "far" : "near").accessibilityIdentifier("small.state")
        Text(phase).accessibilityIdentifier("small.phase")
        Text(seen.sorted().map(String.init).joined(separator: " "))
          .accessibilityIdentifier("small.seen")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<9) { row in
              Text("Row \(row)").frame(maxWidth: .infinity).frame(height: 60)
                .onScrollVisibilityChange {
                  if $0 { seen.insert(row) } else { seen.remove(row) }
                }
            }
          }
        }
        .frame(height: 150)
        .accessibilityIdentifier("small.rows")
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 100
        } action: { _, new in
          isFar = new
        }
        .onScrollPhaseChange { _, new in phase += " \(new)" }
      }
      .padding()
      .navigationTitle("Inbox")
      .navigationSubtitle("3 unread")
    }
  }
}

/// A calendar of several days, and a drawing that assistive technology finds as a switch.
struct SeveralDaysScreen: View {
  @State private var days: Set<DateComponents> = [DateComponents(year: 2026, month: 2, day: 10)]
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 16) {
      Text(days.map { "\($0.month!)-\($0.day!)" }.sorted().joined(separator: " "))
        .accessibilityIdentifier("days.chosen")
      MultiDatePicker("Days off", selection: $days)
      Text(isOn ? "on" : "off").accessibilityIdentifier("days.power")
      Circle().fill(isOn ? .green : .gray).frame(width: 40, height: 40)
        .accessibilityRepresentation { Toggle("Power", isOn: $isOn) }
    }
    .padding()
  }
}
