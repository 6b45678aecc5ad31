import SwiftUI

/// What a step asks for, and why.
struct StepHeading: View {
  let title: String
  var message: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title)
        .font(.title2.weight(.bold))
        .accessibilityAddTraits(.isHeader)
      if let message {
        Text(message)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }
}
