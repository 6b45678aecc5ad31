import SwiftUI

/// Everything that can lie over a screen, and what a button that goes away leaves.
struct DialogsScreen: View {
  @State private var isAsking = false
  @State private var isChoosing = false
  @State private var isSheetShown = false
  @State private var answer = "none"
  @State private var rows = [1, 2, 3]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Dialogs")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      Button("Ask") { isAsking = true }
        .accessibilityIdentifier("dialogs.alert.open")
      Button("Choose") { isChoosing = true }
        .accessibilityIdentifier("dialogs.choice.open")
      Button("Show the sheet") { isSheetShown = true }
        .accessibilityIdentifier("dialogs.sheet.open")
      Text(answer)
        .accessibilityIdentifier("dialogs.answer")
      ForEach(rows, id: \.self) { row in
        Button("Remove row \(row)") { rows.removeAll { $0 == row } }
          .accessibilityIdentifier("dialogs.remove.\(row)")
      }
    }
    .padding(16)
    .alert("Delete the report?", isPresented: $isAsking) {
      Button("Cancel", role: .cancel) { answer = "cancel" }
        .accessibilityIdentifier("dialogs.alert.cancel")
      Button("Delete", role: .destructive) { answer = "delete" }
        .accessibilityIdentifier("dialogs.alert.delete")
    } message: {
      Text("It cannot be brought back.")
    }
    .confirmationDialog("Which one?", isPresented: $isChoosing, titleVisibility: .visible) {
      Button("First") { answer = "first" }
        .accessibilityIdentifier("dialogs.choice.first")
      Button("Second") { answer = "second" }
        .accessibilityIdentifier("dialogs.choice.second")
    }
    .sheet(isPresented: $isSheetShown) {
      SheetScreen(answer: $answer)
    }
  }
}

private struct SheetScreen: View {
  @Binding var answer: String
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("A sheet")
        .font(.title3)
        .accessibilityAddTraits(.isHeader)
      TextField("Text", text: $text)
        .accessibilityIdentifier("dialogs.sheet.input")
      Button("Done") {
        answer = "sheet \(text)"
        dismiss()
      }
      .accessibilityIdentifier("dialogs.sheet.done")
    }
    .padding(16)
  }
}
