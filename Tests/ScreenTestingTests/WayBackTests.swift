import ApusUI
import Foundation
import ScreenTesting
import Testing

/// The button that leads back has the title of the page below.
@MainActor
struct WayBackTests {
  private struct Book: View {
    var title = "Book"
    var next = "Chapter"
    var hasTool = false
    @State private var name = ""

    var body: some View {
      NavigationStack {
        NavigationLink("Open") {
          Button("Rename") { name = "Novel" }
            .navigationTitle(next)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              if hasTool { ToolbarItem(placement: .topBarLeading) { Button("Tool") {} } }
            }
        }
        .navigationTitle(name.isEmpty ? title : name)
      }
    }
  }

  private func opened(_ book: Book) -> Screen {
    let screen = Screen { book }
    screen.button(label: "Open").tap()
    return screen
  }

  @Test func itHasTheTitleOfThePageBelow() {
    let screen = opened(Book())
    #expect(screen.button("BackButton").text == "Book")
    #expect(screen.button("BackButton").label == "Back")
    screen.button(label: "Rename").tap()
    #expect(screen.button("BackButton").text == "Novel")
    screen.goBack()
    #expect(screen.title == "Novel")
  }

  @Test func aPageWithoutATitleIsCalledBack() {
    #expect(opened(Book(title: "")).button("BackButton").text == "Back")
  }

  @Test func itemsBesideItLeaveNoRoom() {
    #expect(opened(Book(hasTool: true)).button("BackButton").text == "")
  }

  @Test func wordsThatHaveNoRoomGiveWay() throws {
    func width(_ title: String, _ next: String) throws -> Double {
      try #require(opened(Book(title: title, next: next)).button("BackButton").frame).width
    }
    let back = try width("", "Chapter")
    #expect(try width("Book of letters", "Chapter") > back + 20)
    #expect(try width("All the letters that were never sent", "Chapter") == back)
    #expect(
      try width("Book", "All the letters that were never sent to whom they were written") < back
        - 20)
  }
}
