import SwiftUI

/// The first page: what can be done here.
struct StartView: View {
  let onReport: @MainActor () -> Void
  let onShowReports: @MainActor () -> Void

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
        Button(action: onReport) {
          Label("Report a missing animal", systemImage: "megaphone.fill")
            .frame(maxWidth: .infinity, minHeight: 36)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .accessibilityIdentifier("start.reportButton.tap")
        Button(action: onShowReports) {
          Label("See all reports", systemImage: "list.bullet")
            .frame(maxWidth: .infinity, minHeight: 36)
        }
        .buttonStyle(.bordered)
        .controlSize(.large)
        .accessibilityIdentifier("start.reportsButton.tap")
      }
      .padding(16)
    }
    .navigationTitle("PetSpot")
  }
}

#Preview {
  NavigationStack {
    StartView(onReport: {}, onShowReports: {})
  }
}
