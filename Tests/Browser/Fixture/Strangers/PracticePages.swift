import SwiftUI

// An entry of the diary, and nested preferences.

struct PracticeAdding: View {
  @Environment(\.dismiss) private var dismiss
  @EnvironmentObject private var book: PracticeBook
  @State private var piece = ""
  @State private var minutes = 15
  @State private var day = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    NavigationStack {
      Form {
        TextField("Piece", text: $piece)
        Picker("Minutes", selection: $minutes) {
          ForEach(Array(stride(from: 5, through: 60, by: 5)), id: \.self) { Text("\($0) min") }
        }
        .pickerStyle(.wheel)
        DatePicker("Day", selection: $day, displayedComponents: .date)
      }
      .navigationTitle("New entry")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            withAnimation { book.entries.append(.init(piece: piece, minutes: minutes, mood: 3)) }
            dismiss()
          }
          .disabled(piece.isEmpty)
        }
      }
    }
    .interactiveDismissDisabled(!piece.isEmpty)
  }
}

struct PracticePreferences: View {
  @EnvironmentObject private var book: PracticeBook
  @Binding var ink: Color
  @AppStorage("practice.welcomed") private var isWelcomed = false
  @State private var reminders = false
  @State private var time = Date(timeIntervalSince1970: 1_700_000_000)
  private let inks: [(String, Color)] = [("Indigo", .indigo), ("Rose", .pink), ("Moss", .green)]

  var body: some View {
    Form {
      Section {
        HStack(spacing: 16) {
          ForEach(inks, id: \.0) { name, color in
            Button {
              ink = color
            } label: {
              Circle().fill(color).frame(width: 34, height: 34)
                .overlay {
                  if ink == color { Image(systemName: "checkmark").foregroundStyle(.white) }
                }
            }
            .buttonStyle(.plain)
            .accessibilityLabel(name)
          }
        }
      } header: {
        Text("Ink")
      }
      Section("Goal") {
        Stepper(value: $book.goal, in: 5...120, step: 5) {
          LabeledContent("Daily", value: "\(book.goal) min")
        }
      }
      Section {
        Toggle("Reminders", isOn: $reminders.animation())
        if reminders {
          DatePicker("At", selection: $time, displayedComponents: .hourAndMinute)
        }
      } footer: {
        Text("Reminders come once a day, and never on a [day of rest](https://example.org).")
      }
      Button("See the welcome again", role: .destructive) { withAnimation { isWelcomed = false } }
    }
    .navigationTitle("Preferences")
  }
}
