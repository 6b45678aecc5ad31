import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Windows of an app beside its page.
@MainActor
@Suite struct OpenedWindowTests {
  nonisolated struct Message: Codable, Hashable { let number: Int }

  struct Mail: App {
    init() {}

    var body: some Scene {
      WindowGroup { Inbox() }
      WindowGroup("Activity", id: "activity") {
        NavigationStack { Activity().navigationTitle("Activity") }
      }
      WindowGroup(for: Message.self) { $message in
        Text("Message \(message?.number ?? 0)")
        Button("Next") { message = Message(number: 8) }
        CloseButton()
      }
      WindowGroup(id: "draft", for: String.self) { $text in
        Text("Draft \(text)")
      } defaultValue: {
        "empty"
      }
    }
  }

  struct Inbox: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View {
      Text(supportsMultipleWindows ? "many" : "one")
      Button("Activity") { openWindow(id: "activity") }
      Button("Seven") { openWindow(value: Message(number: 7)) }
      Button("Draft") { openWindow(id: "draft") }
      Button("Dear") { openWindow(id: "draft", value: "Dear Ann") }
      Button("Unknown") { openWindow(id: "unknown") }
      Button("Leave") { dismissWindow() }
    }
  }

  struct Activity: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      Button("Other") { openWindow(value: Message(number: 9)) }
      Button("Not this") { dismissWindow(id: "draft") }
      Button("This") { dismissWindow(id: "activity") }
    }
  }

  struct CloseButton: View {
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View { Button("Close") { dismissWindow() } }
  }

  @Test func aWindowIsASheetUntilItIsDismissed() {
    let screen = Screen(app: Mail())
    #expect(screen.text("one").exists)
    screen.button(label: "Activity").tap()
    #expect(screen.button(label: "Other").exists)
    screen.button(label: "Not this").tap()
    #expect(screen.button(label: "Other").exists)
    screen.button(label: "This").tap()
    #expect(!screen.button(label: "Other").exists)
  }

  @Test func aWindowPresentsAValueThatItsViewCanChange() {
    let screen = Screen(app: Mail())
    screen.button(label: "Seven").tap()
    #expect(screen.text("Message 7").exists)
    screen.button(label: "Next").tap()
    #expect(screen.text("Message 8").exists)
    screen.button(label: "Close").tap()
    #expect(!screen.text("Message 8").exists)
  }

  @Test func anotherWindowTakesThePlaceOfTheFirst() {
    let screen = Screen(app: Mail())
    screen.button(label: "Activity").tap()
    screen.button(label: "Other").tap()
    #expect(screen.text("Message 9").exists && !screen.button(label: "This").exists)
  }

  @Test func aWindowWithoutAValueHasItsDefault() {
    let screen = Screen(app: Mail())
    screen.button(label: "Draft").tap()
    #expect(screen.text("Draft empty").exists)
    let other = Screen(app: Mail())
    other.button(label: "Dear").tap()
    #expect(other.text("Draft Dear Ann").exists)
  }

  @Test func thePageStaysAndUnknownWindowsDoNotOpen() {
    let screen = Screen(app: Mail())
    screen.button(label: "Unknown").tap()
    screen.button(label: "Leave").tap()
    #expect(screen.button(label: "Activity").isHittable)
  }
}
