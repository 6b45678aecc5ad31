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
    WindowGroup { EntryView(store: store) }
  }
}

/// What every visitor gets: the pages, or why there are none.
struct EntryView: View {
  let store: Result<DatabaseReportStore, ReportStoreError>

  var body: some View {
    switch store {
    case .success(let store): RootView(store: store)
    case .failure: StoreUnavailableView()
    }
  }
}
