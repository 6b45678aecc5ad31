import ApusStoreKit
import SwiftUI
import Testing

/// A helper of no actor, as apps in Swift 5 mode have it.
enum ReviewCounter {
  static func opened(_ times: Int) {
    if times == 0 { SKStoreReviewController.requestReview() }
  }

  static func opened(_ times: Int, in scene: UIWindowScene) {
    if times == 0 { SKStoreReviewController.requestReview(in: scene) }
  }
}

@MainActor
@Suite struct ReviewRequestTests {
  @Test func aReviewIsRequestedFromCodeOfNoActor() { ReviewCounter.opened(0) }
}
