import PresentationUI
import SwiftUI

/// Stands for what could not be loaded. What is not there, or not the member's, is not tried again.
struct FailureView: View {
  let error: any Error
  let accessibilityID: String
  let retry: @MainActor () async -> Void

  var body: some View {
    if let error = error as? CareError, error == .notAllowed || error == .notFound {
      EmptyStateView(
        icon: "lock.fill", title: "Nothing to see", message: CareError.words(for: error),
        accessibilityID: accessibilityID
      )
      .pageNotFound()
    } else {
      ErrorStateView(
        error: CareError.words(for: error), accessibilityID: accessibilityID,
        retry: { Task { await retry() } })
    }
  }
}

#Preview {
  FailureView(error: CareError.notAllowed, accessibilityID: "preview", retry: {})
}
