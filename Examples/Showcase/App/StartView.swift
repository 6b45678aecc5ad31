import SwiftUI

/// The first page: what can be done here.
struct StartView: View {
  /// Opens the page of an address.
  let onOpen: @MainActor (String) -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Image(systemName: "pawprint.fill")
          .font(.largeTitle)
          .foregroundStyle(Color.accentColor)
          .accessibilityHidden(true)
        Text("Has your animal gone missing?")
          .font(.title2.weight(.bold))
          .accessibilityAddTraits(.isHeader)
        Text("Report it in four short steps. Everyone can see it in the list at once.")
          .foregroundStyle(.secondary)
        Button(action: { onOpen("/report") }) {
          Label("Report a missing animal", systemImage: "megaphone.fill")
            .frame(maxWidth: .infinity, minHeight: 36)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .accessibilityIdentifier("start.reportButton.tap")
        Button(action: { onOpen("/reports") }) {
          Label("See all reports", systemImage: "list.bullet")
            .frame(maxWidth: .infinity, minHeight: 36)
        }
        .buttonStyle(.bordered)
        .controlSize(.large)
        .accessibilityIdentifier("start.reportsButton.tap")
        ForEach(["care", "login-cells", "profile/ada", "builder"], id: \.self) { path in
          Button(path) { onOpen("/" + path) }
            .accessibilityIdentifier("start.\(path).tap")
        }
      }
      .padding(16)
    }
    .navigationTitle("PetSpot")
  }
}

#Preview {
  NavigationStack {
    StartView(onOpen: { _ in })
  }
}
