import Foundation
import Testing
import ViewGraph

@testable import ApusUI

@MainActor
struct StorageTests {
  enum Mode: String { case light, dark }

  private struct Settings: View {
    @AppStorage("name") var name = "nobody"
    @AppStorage("count") var count = 1
    @AppStorage("mode") var mode = Mode.light
    @AppStorage("note") var note: String?
    @SceneStorage("tab") var tab = 0
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Text("\(name) \(count) \(mode.rawValue) \(note ?? "-") \(tab)")
        Button("Change") {
          count += 1
          mode = .dark
          note = note == nil ? "n" : nil
          tab = 5
        }
      }
    }
  }

  @Test
  func valuesAreTheVisitors() {
    let session = Session(storage: [.app: ["name": "\"Ada\""], .scene: ["tab": "3"]])
    let screen = ControlsScreen(session: session) { Settings() }
    #expect(screen.first(.text)[.text] == "Ada 1 light - 3")
    screen.perform(.tap, on: screen.first(.button))
    #expect(screen.first(.text)[.text] == "Ada 2 dark n 5")
    #expect(
      screen.commands == [
        .store(.app, key: "count", json: "2"), .store(.app, key: "mode", json: "\"dark\""),
        .store(.app, key: "note", json: "\"n\""), .store(.scene, key: "tab", json: "5"),
      ])
    screen.perform(.tap, on: screen.first(.button))
    #expect(session.stored(.app, "note") == nil)
    screen.perform(.edit("Bob"), on: screen.first(.textField))
    #expect(session.stored(.app, "name") == "\"Bob\"")
  }

  @Test
  func anotherVisitorHasTheirOwn() {
    let first = ControlsScreen { Settings() }
    first.perform(.tap, on: first.first(.button))
    let second = ControlsScreen { Settings() }
    #expect(second.first(.text)[.text] == "nobody 1 light - 0")
  }

  @Test
  func whatTheBrowserBringsIsShown() {
    let screen = ControlsScreen { Settings() }
    screen.session.storageArrived(.app, ["name": "\"Eve\""])
    screen.graph.turn()
    screen.update()
    #expect(screen.first(.text)[.text] == "Eve 1 light - 0")
    #expect(screen.first(.textField)[.value] == "Eve")
  }

  @Test
  func aValueThatDoesNotFitIsAsIfItWereNotThere() {
    let session = Session(storage: [.app: ["count": "\"x\"", "mode": "\"blue\""]])
    let screen = ControlsScreen(session: session) { Settings() }
    #expect(screen.first(.text)[.text] == "nobody 1 light - 0")
  }

  @Test
  func nothingIsKeptByTheProcess() {
    let before = UserDefaults.standard.dictionaryRepresentation().keys.sorted()
    let first = ControlsScreen { Settings() }
    first.perform(.tap, on: first.first(.button))
    first.perform(.edit("Secret"), on: first.first(.textField))
    first.graph.end()
    #expect(UserDefaults.standard.dictionaryRepresentation().keys.sorted() == before)
    for key in ["name", "count", "mode", "note", "tab"] {
      #expect(UserDefaults.standard.object(forKey: key) == nil)
    }
    // Whoever comes next, in this process, finds nothing of it.
    let next = ControlsScreen { Settings() }
    #expect(next.first(.text)[.text] == "nobody 1 light - 0")
    #expect(next.first(.textField)[.value] == "nobody")
  }

  @Test
  func anotherTabOfTheSameVisitorSharesTheBrowsersValuesButNotTheTabs() {
    let first = ControlsScreen { Settings() }
    let second = ControlsScreen { Settings() }
    first.perform(.tap, on: first.first(.button))
    // What the first tab's host writes to the browser reaches the second tab's session.
    for case .store(let area, let key, let json) in first.commands where area == .app {
      second.session.storageArrived(area, [key: json])
    }
    second.graph.turn()
    second.update()
    #expect(second.first(.text)[.text] == "nobody 2 dark n 0")
  }
}
