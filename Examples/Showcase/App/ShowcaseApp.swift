import Foundation
import ReportFlow
import SwiftUI

@main
struct ShowcaseApp: App {
  /// One store for all visitors: what they share.
  private let store: Result<DatabaseReportStore, ReportStoreError>

  init() {
    store = ShowcaseData.open()
  }

  var body: some Scene {
    WindowGroup {
      switch store {
      case .success(let store): RootView(store: store)
      case .failure: StoreUnavailableView()
      }
    }
  }
}
