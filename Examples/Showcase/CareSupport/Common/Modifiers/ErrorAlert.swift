import ShowcaseParts
import SwiftUI

extension View {
  /// Says what went wrong, until its own button is pressed: no gesture changes a constant binding.
  func errorAlert(
    _ error: String?, accessibilityID: String, onDismiss: @escaping @MainActor () -> Void
  ) -> some View {
    alert("Error", isPresented: .constant(error != nil)) {
      Button("OK", action: onDismiss)
        .accessibilityIdentifier(accessibilityID)
    } message: {
      if let error {
        Text(error)
      }
    }
  }

  /// The way to the other areas, at the left of an area's first page.
  func allAreasButton(_ onLeave: @escaping @MainActor () -> Void) -> some View {
    toolbar { AllAreasItem(area: "care", onLeave: onLeave) }
  }
}
