import SwiftUI
import OSLog

@main
struct PulseApp: App {
  @State private var store = MeasurementStore()
  private let logger = Logger(subsystem: "org.example.Pulse", category: "app")

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environment(store)
        .task {
          logger.info(
            "Starting with \(self.store.measurements.count, privacy: .public) measurements")
          await store.load()
        }
    }
  }
}
