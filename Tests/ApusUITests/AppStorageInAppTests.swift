import Foundation
import Testing
import ViewGraph

@testable import ApusUI

/// What an app keeps in its properties is the visitor's, as what a view keeps.
@MainActor
@Suite struct AppStorageInAppTests {
  struct Remembering: App {
    @AppStorage("name") private var name = "nobody"
    @AppStorage("name", store: UserDefaults(suiteName: "group.shared")) private var shared = "none"
    @State private var taps = 0

    var body: some Scene {
      WindowGroup {
        TextField("Name", text: $name)
        Text(verbatim: "\(name), \(shared), \(taps)").accessibilityIdentifier("log")
        Button("Share") {
          shared = name
          taps += 1
        }
        Other()
      }
    }
  }

  struct Other: View {
    @AppStorage("name") private var name = "nobody"
    var body: some View { Text(name).accessibilityIdentifier("other") }
  }

  private func visit(_ app: AppAdapter, _ session: Session = Session()) -> ControlsScreen {
    ControlsScreen(app.makeGraph(for: session))
  }

  @Test func itIsReadAndWritten() {
    let session = Session(storage: [.app: ["name": "\"Ada\""]])
    let screen = visit(AppAdapter(Remembering()), session)
    #expect(screen.node("log")[.text] == "Ada, none, 0")
    screen.perform(.edit("Eve"), on: screen.first(.textField))
    #expect(session.stored(.app, "name") == "\"Eve\"")
    #expect(screen.node("log")[.text] == "Eve, none, 0")
    #expect(screen.node("other")[.text] == "Eve")
  }

  @Test func aSuiteIsAStoreOfItsOwn() {
    let session = Session(storage: [.app: ["name": "\"Ada\""]])
    let screen = visit(AppAdapter(Remembering()), session)
    screen.perform(.tap, on: screen.first(.button))
    #expect(screen.node("log")[.text] == "Ada, Ada, 1")
    #expect(session.stored(.app, "group.shared/name") == "\"Ada\"")
  }

  private final class Counter { var scenes = 0 }

  private struct Counting: Scene {
    static let counter = Counter()
    init() { Self.counter.scenes += 1 }
    var body: some Scene { WindowGroup { Text("Shared") } }
  }

  private struct Plain: App {
    var body: some Scene { Counting() }
  }

  @Test func anAppThatKeepsNothingMakesItsScenesOnceForAll() {
    let app = AppAdapter(Plain())
    for _ in 0..<3 { #expect(visit(app).first(.text)[.text] == "Shared") }
    #expect(Counting.counter.scenes == 1)
  }

  @Test func anotherVisitorHasTheirOwn() {
    let app = AppAdapter(Remembering())
    let first = visit(app)
    first.perform(.edit("Ada"), on: first.first(.textField))
    first.perform(.tap, on: first.first(.button))
    #expect(visit(app).node("log")[.text] == "nobody, none, 0")
  }
}
