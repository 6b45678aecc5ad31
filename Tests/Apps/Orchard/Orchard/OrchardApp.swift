import SwiftUI

@main
struct OrchardApp: App {
  @StateObject private var store = HarvestStore()

  var body: some Scene {
    WindowGroup {
      HarvestList().environmentObject(store)
    }
  }
}
