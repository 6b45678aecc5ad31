import SwiftUI

/// A form on a sheet, with Cancel and the button that saves.
struct SheetForm<Fields: View>: View {
  let title: String
  let saveTitle: String
  let isSaving: Bool
  let screen: String
  let onCancel: @MainActor () -> Void
  let onSave: @MainActor () -> Void
  @ViewBuilder let fields: Fields

  var body: some View {
    Form {
      fields
    }
    .disabled(isSaving)
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel", action: onCancel)
          .disabled(isSaving)
          .accessibilityIdentifier("\(screen).cancelButton.tap")
      }
      ToolbarItem(placement: .confirmationAction) {
        if isSaving {
          ProgressView()
            .accessibilityLabel("Saving")
            .accessibilityIdentifier("\(screen).progress.text")
        } else {
          Button(saveTitle, action: onSave)
            .accessibilityIdentifier("\(screen).saveButton.tap")
        }
      }
    }
  }
}
