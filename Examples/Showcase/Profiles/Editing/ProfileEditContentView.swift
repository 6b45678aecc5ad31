import PresentationUI
import SwiftUI

/// Binds to many properties of one model, which is the reason to take the model itself.
struct ProfileEditContentView: View {
  @Bindable var model: ProfileDraft
  let onCancel: @MainActor () -> Void
  let onSave: @MainActor () -> Void

  var body: some View {
    Form {
      Section {
        line("Name", $model.displayName, error: model.nameError, "nameTextField.input")
        line("Place", $model.place, error: nil, "placeTextField.input")
      }
      Section("About you") {
        VStack(alignment: .leading, spacing: 6) {
          TextField("A sentence or two", text: $model.bio, axis: .vertical)
            .lineLimit(3...6)
            .fieldError(model.bioError)
            .accessibilityIdentifier("editProfile.bioTextField.input")
          FieldError(
            message: model.bioError, accessibilityID: "editProfile.bioTextField.input.error")
        }
        .padding(.vertical, 6)
      }
    }
    .disabled(model.isSaving)
    .navigationTitle("Edit Profile")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel", action: onCancel)
          .disabled(model.isSaving)
          .accessibilityIdentifier("editProfile.cancelButton.tap")
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save", action: onSave)
          .disabled(model.isSaving)
          .accessibilityIdentifier("editProfile.saveButton.tap")
      }
    }
  }

  private func line(
    _ title: String, _ text: Binding<String>, error: String?, _ name: String
  ) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      TextField(title, text: text)
        .onSubmit(onSave)
        .fieldError(error)
        .accessibilityIdentifier("editProfile.\(name)")
      FieldError(message: error, accessibilityID: "editProfile.\(name).error")
    }
    .padding(.vertical, 6)
  }
}

#Preview {
  @Previewable @State var model = ProfileDraft(
    user: User(username: "sam", displayName: "Sam Rivers"))
  ProfileEditContentView(model: model, onCancel: {}, onSave: {})
}
