import SwiftUI

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
