import SwiftUI

/// What is wrong with a field, below it.
struct FieldMessage: View {
  let message: String?
  let accessibilityID: String

  var body: some View {
    if let message {
      Label(message, systemImage: "exclamationmark.circle.fill")
        .font(.footnote)
        .foregroundColor(.red)
        .accessibilityIdentifier(accessibilityID)
    }
  }
}

extension View {
  /// Ties what is wrong with a field to it, for those who hear the screen; nil: nothing is.
  func fieldFault(_ message: String?) -> some View {
    #if canImport(Darwin)
      accessibilityHint(message ?? "")
    #else
      accessibilityError(message)
    #endif
  }
}
