import ApusUI
import Testing
import ViewGraph

@testable import ScreenTesting

/// What stands beside the content in a wide window, and covers it in a narrow one.
@MainActor
struct InspectorTests {
  private struct Drawing: View {
    @State private var isInspected = false
    @State private var isHelped = false
    @State private var name = "Circle"
    var adaptation = PresentationAdaptation.automatic

    var body: some View {
      VStack {
        Text(name).accessibilityIdentifier("name")
        Button("Inspect") { isInspected.toggle() }
        Button("Help") { isHelped = true }
          .popover(isPresented: $isHelped) {
            Text("A circle").presentationCompactAdaptation(adaptation)
          }
      }
      .inspector(isPresented: $isInspected) {
        Closing(name: $name).inspectorColumnWidth(min: 100, ideal: 200, max: 240)
      }
    }
  }

  private struct Closing: View {
    @Binding var name: String
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      TextField("Name", text: $name).accessibilityIdentifier("field")
      Button("Close") { dismiss() }
    }
  }

  @Test func anInspectorTakesRoomInAWideWindow() throws {
    let screen = Screen(width: 1200) { Drawing() }
    #expect(try #require(screen.element("name").frame).midX.rounded() == 600)
    screen.button(label: "Inspect").tap()
    #expect(!screen.modal.exists)
    #expect(abs(try #require(screen.element("name").frame).midX - 500) < 1)
    #expect(try #require(screen.element("field").frame).minX >= 1000)
    screen.element("field").clear()
    screen.element("field").type("Disc")
    #expect(screen.element("name").text == "Disc")
    screen.button(label: "Close").tap()
    #expect(!screen.element("field").exists)
  }

  @Test func anInspectorIsASheetInANarrowWindow() {
    let screen = Screen(width: 390) { Drawing() }
    screen.button(label: "Inspect").tap()
    #expect(screen.modal.exists)
    screen.element("field").type("!")
    screen.setWidth(1200)
    #expect(!screen.modal.exists)
    #expect(screen.element("field").value == "Circle!")
    screen.setWidth(390)
    screen.button(label: "Close").tap()
    #expect(!screen.modal.exists)
  }

  @Test func aPopoverIsASheetInANarrowWindowUnlessItSaysOtherwise() {
    func look(_ width: Double, _ adaptation: PresentationAdaptation = .automatic) -> Bool {
      let screen = Screen(width: width) { Drawing(adaptation: adaptation) }
      screen.button(label: "Help").tap()
      #expect(screen.text("A circle").isVisible)
      return screen.modal.node?[.modality] == .popover
    }
    #expect(look(1200))
    #expect(!look(390))
    #expect(look(390, .popover))
    #expect(!look(390, .fullScreenCover))
  }
}

/// Tabs as a sidebar.
@MainActor
struct SidebarTabTests {
  private func tabs(_ width: Double, _ style: some TabViewStyle) -> Screen {
    Screen(width: width) {
      TabView {
        Text("One").accessibilityIdentifier("one").tabItem { Text("First") }
        Text("Two").accessibilityIdentifier("two").tabItem { Text("Second") }
      }
      .tabViewStyle(style)
    }
  }

  @Test func aSidebarTakesRoomBesideTheScreensOfAWideWindow() throws {
    let screen = tabs(1260, .sidebarAdaptable)
    #expect(abs(try #require(screen.element("one").frame).midX - 760) < 1)
    screen.button(label: "Second").tap()
    #expect(screen.element("two").isVisible)
    screen.setWidth(390)
    #expect(abs(try #require(screen.element("two").frame).midX - 195) < 1)
    let bar = tabs(1260, .tabBarOnly)
    #expect(abs(try #require(bar.element("one").frame).midX - 630) < 1)
  }
}
