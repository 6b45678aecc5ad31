import SwiftUI

@main
struct HarbourApp: App {
  @State private var session = Session()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(session)
    }
  }
}
