import Presentation
import PresentationUI
import SwiftUI

/// What a member can set.
struct SettingsView: View {
  @StateObject private var viewModel: SettingsViewModel
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(viewModel: SettingsViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel)
  }

  var body: some View {
    StateView(viewModel.state, words: CareError.words, retry: viewModel.load) { profile in
      SettingsContentView(
        email: profile.email, role: profile.role,
        name: Binding(get: { viewModel.form.name }, set: { viewModel.form.name = $0 }),
        notifications: Binding(
          get: { viewModel.form.notifications }, set: { viewModel.form.notifications = $0 }),
        nameError: viewModel.form.field(\.name).message,
        isSaving: viewModel.form.isSubmitting, savedNotice: viewModel.savedNotice,
        isSigningOut: viewModel.isSigningOut, isWide: sizeClass == .regular,
        onSave: { Task { await viewModel.save() } },
        onSignOut: { Task { await viewModel.signOut() } })
    }
    .navigationTitle("Settings")
    .task { await viewModel.load() }
    .errorAlert(viewModel.error, accessibilityID: "settings.errorOK.tap") { viewModel.error = nil }
  }
}

struct SettingsContentView: View {
  let email: String
  let role: CareRole
  @Binding var name: String
  @Binding var notifications: NotificationChoices
  let nameError: String?
  let isSaving: Bool
  let savedNotice: String?
  let isSigningOut: Bool
  /// Whether there is room for two columns.
  var isWide = false
  let onSave: @MainActor () -> Void
  let onSignOut: @MainActor () -> Void

  var body: some View {
    if isWide {
      CardPage(maxWidth: PageWidth.twoColumns) {
        HStack(alignment: .top, spacing: 16) {
          VStack(alignment: .leading, spacing: 16) { person }
          VStack(alignment: .leading, spacing: 16) {
            choices
            save
          }
        }
        Divider().padding(.vertical, 8)
        VStack(alignment: .leading, spacing: 16) { leaving }.frame(maxWidth: 320)
      }
    } else {
      CardPage {
        person
        choices
        save
        leaving
      }
    }
  }

  @ViewBuilder private var person: some View {
    SectionTitle(text: "You")
    VStack(alignment: .leading, spacing: 16) {
      FieldContainer("Name", error: nameError, accessibilityID: "settings.nameTextField.input") {
        TextField("Your name", text: $name)
          .textContentType(.name)
          .disabled(isSaving)
          .accessibilityLabel("Name")
      }
      FieldValue(title: "Email", value: email)
      FieldValue(title: "Role", value: role.title)
    }
    .card()
  }

  @ViewBuilder private var choices: some View {
    SectionTitle(text: "Notifications")
    NotificationToggles(choices: $notifications, prefix: "settings").card()
  }

  @ViewBuilder private var save: some View {
    SubmitButton(
      "Save", isSubmitting: isSaving, accessibilityID: "settings.saveButton.tap", action: onSave)
    if let savedNotice {
      Label(savedNotice, systemImage: "checkmark.circle.fill")
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("settings.saved.text")
    }
  }

  @ViewBuilder private var leaving: some View {
    Button(role: .destructive, action: onSignOut) {
      Text("Sign Out").frame(maxWidth: .infinity, minHeight: 36)
    }
    .buttonStyle(.bordered)
    .controlSize(.large)
    .disabled(isSigningOut)
    .accessibilityIdentifier("settings.signOutButton.tap")
    Text("Signing out ends this sign-in in all windows of this browser.")
      .font(.footnote)
      .foregroundStyle(.secondary)
  }
}

#Preview {
  SettingsContentView(
    email: "maria@care.example", role: .patient, name: .constant("Maria Nowak"),
    notifications: .constant(NotificationChoices()), nameError: nil, isSaving: false,
    savedNotice: "Saved", isSigningOut: false, onSave: {}, onSignOut: {})
}
