import SwiftUI

/// A sheet that changes the own profile.
struct ProfileEditRootView: View {
  @Environment(UserStore.self) private var store
  @State private var model: ProfileDraft
  private let onDone: @MainActor () -> Void

  init(user: User, onDone: @escaping @MainActor () -> Void) {
    self.onDone = onDone
    _model = State(wrappedValue: ProfileDraft(user: user))
  }

  var body: some View {
    @Bindable var model = model
    NavigationStack {
      ProfileEditContentView(model: model, onCancel: onDone, onSave: save)
    }
    .alert("Your Profile Was Not Saved", isPresented: $model.hasFailed) {
      Button("OK", role: .cancel) {}
        .accessibilityIdentifier("editProfile.errorButton.tap")
    } message: {
      Text("Please try again. Nothing that you entered is lost.")
    }
  }

  private func save() {
    Task { if await model.save(in: store) { onDone() } }
  }
}
