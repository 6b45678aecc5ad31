import SwiftUI

struct NewProjectContentView: View {
  @Binding var name: String
  @Binding var client: String
  @Binding var place: String
  let nameError: String?
  let clientError: String?
  let placeError: String?
  let isSaving: Bool
  let onCancel: @MainActor () -> Void
  let onSave: @MainActor () -> Void

  var body: some View {
    SheetForm(
      title: "New Project", saveTitle: "Create", isSaving: isSaving, screen: "newProject",
      onCancel: onCancel, onSave: onSave
    ) {
      Section {
        FormLine(
          title: "Name", text: $name, error: nameError,
          accessibilityID: "newProject.nameTextField.input"
        )
        .onSubmit(onSave)
        FormLine(
          title: "Client (optional)", text: $client, error: clientError,
          accessibilityID: "newProject.clientTextField.input"
        )
        .onSubmit(onSave)
        FormLine(
          title: "Place (optional)", text: $place, error: placeError,
          accessibilityID: "newProject.placeTextField.input"
        )
        .onSubmit(onSave)
      } footer: {
        Text("A new project begins in planning. Everybody who signs in sees it.")
      }
    }
  }
}

#Preview {
  NavigationStack {
    NewProjectContentView(
      name: .constant(""), client: .constant("City of Bobsville"), place: .constant(""),
      nameError: "Please enter a name", clientError: nil, placeError: nil, isSaving: false,
      onCancel: {}, onSave: {})
  }
}
