import SwiftUI

/// Stands for every page while nothing can be kept nor read.
struct StoreUnavailableView: View {
  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "externaldrive.badge.exclamationmark")
        .font(.largeTitle)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      Text("The showcase is not available")
        .font(.title2.weight(.bold))
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("storeUnavailable.title.text")
      Text(
        "The database cannot be opened. Whoever runs this server finds the reason in its log. Please come back later."
      )
      .foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

#Preview {
  StoreUnavailableView()
}
