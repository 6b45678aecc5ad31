import Foundation
import ScreenTesting
import Testing
import ViewGraph

@testable import ApusUI

/// Stores and header heights from surrounding views.
@MainActor struct SurroundingStoreTests {
  private struct Counts: View {
    @AppStorage("count") var count = 1
    @AppStorage("own", store: UserDefaults(suiteName: "own")) var own = 1
    var body: some View {
      Button("Count \(count) \(own)") {
        count += 1
        own += 1
      }
    }
  }

  @Test func aStoreAroundKeepsWhatNamesNone() throws {
    let group = try #require(UserDefaults(suiteName: "group"))
    let session = Session(storage: [.app: ["group/count": "5", "count": "9"]])
    let screen = ControlsScreen(session: session) { Counts().defaultAppStorage(group) }
    #expect(screen.first(.button).words == "Count 5 1")
    screen.perform(.tap, on: screen.first(.button))
    #expect(
      screen.commands == [
        .store(.app, key: "group/count", json: "6"), .store(.app, key: "own/own", json: "2"),
      ])
    #expect(session.stored(.app, "count") == "9")
  }

  @Test func headersHaveALeastHeight() {
    let screen = ControlsScreen {
      VStack {
        List { Section("High") { Text("a") } }.environment(\.defaultMinListHeaderHeight, 90)
        List { Section("Usual") { Text("b") } }
      }
    }
    #expect(screen.all(.sectionHeader).map { $0[.minimumHeight] } == [90, nil])
  }
}
