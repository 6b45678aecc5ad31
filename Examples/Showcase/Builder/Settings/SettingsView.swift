import SwiftUI

/// Who is signed in, and how the repositories behave.
struct SettingsView: View {
  @ObservedObject var coordinator: BuilderCoordinator
  let user: BuilderUser

  var body: some View {
    SettingsContentView(
      name: user.name, email: user.email, condition: $coordinator.condition,
      keepsLists: $coordinator.keepsLists,
      onSignOut: { Task { await coordinator.signOut() } }
    )
    .navigationTitle("Settings")
    .pageTitle("Settings of the site office")
  }
}
