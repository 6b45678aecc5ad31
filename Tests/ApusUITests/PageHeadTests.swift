import Foundation
import Testing
import ViewGraph

@testable import ApusUI

/// What a page says of itself to those who do not see it.
@MainActor
@Suite struct PageHeadTests {
  private struct Book: View {
    @State private var isOpen = false

    var body: some View {
      VStack {
        Button("Open") { isOpen.toggle() }
        if isOpen { Text("Chapter").pageDescription("The first chapter.") }
      }
      .pageDescription("A book.")
      .pageThemeColor(Color(red: 1, green: 0, blue: 0))
    }
  }

  @Test func theInnermostViewOnTheScreenCounts() throws {
    let screen = ControlsScreen { Book() }
    #expect(screen.session.head.description == "A book.")
    let red = Paint(red: 1, green: 0, blue: 0)
    #expect(screen.session.head.theme == PageHead.Theme(light: red, dark: red))
    screen.perform(.tap, on: screen.first(.button))
    #expect(screen.session.head.description == "The first chapter.")
    #expect(screen.session.head.theme?.light == red)
    screen.perform(.tap, on: screen.first(.button))
    #expect(screen.session.head.description == "A book.")
  }

  @Test func whoSaysNothingSaysNothing() {
    #expect(ControlsScreen { Text("A") }.session.head == PageHead())
  }
}
