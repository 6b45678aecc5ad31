import SwiftUI

struct SettingsContentView: View {
  let name: String
  let email: String
  @Binding var condition: RepositoryCondition
  @Binding var keepsLists: Bool
  let onSignOut: @MainActor () -> Void

  var body: some View {
    Form {
      Section("Account") {
        HStack(spacing: 12) {
          Image(systemName: "person.circle.fill")
            .font(.largeTitle)
            .foregroundStyle(Color.orange)
            .accessibilityHidden(true)
          VStack(alignment: .leading, spacing: 2) {
            Text(name)
              .font(.headline)
              .accessibilityIdentifier("settings.name.text")
            Text(email)
              .font(.subheadline)
              .foregroundStyle(.secondary)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, 6)
        Button("Sign Out", role: .destructive, action: onSignOut)
          .accessibilityIdentifier("settings.signOutButton.tap")
      }
      Section {
        Picker("Answers", selection: $condition) {
          ForEach(RepositoryCondition.allCases, id: \.self) { condition in
            Text(condition.title).tag(condition)
          }
        }
        .pickerStyle(.segmented)
        .accessibilityIdentifier("settings.condition.tap")
        Toggle("Keep what is loaded", isOn: $keepsLists)
          .accessibilityIdentifier("settings.keepToggle.tap")
      } header: {
        Text("Repository")
      } footer: {
        Text(condition.explanation + " " + kept)
          .accessibilityIdentifier("settings.explanation.text")
      }
    }
  }

  private var kept: String {
    keepsLists
      ? "Lists keep what they show until you refresh them."
      : "Lists begin anew with each change. Only your own pages are affected."
  }
}

#Preview {
  NavigationStack {
    SettingsContentView(
      name: "Bob Mason", email: "bob@builder.example", condition: .constant(.slow),
      keepsLists: .constant(false), onSignOut: {})
  }
}
