import ApusUI
import ScreenTesting
import Testing

/// Back in a wide window, where columns stand beside each other.
@MainActor
struct BackOverColumnsTests {
  private static let desk = 1280.0

  /// Columns on a page that a stack pushed.
  private struct Home: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Open") { Shelf() }.navigationTitle("Home")
      }
    }
  }

  /// A list beside a stack.
  private struct Shelf: View {
    @State private var chosen: Int?
    @State private var path: [Int] = []

    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $chosen) { number in
          Text("Book \(number)").accessibilityIdentifier("book.\(number)")
        }
        .navigationTitle("Shelf")
      } detail: {
        NavigationStack(path: $path) {
          VStack {
            Text("Chosen: \(chosen ?? 0)").accessibilityIdentifier("chosen")
            NavigationLink("Page 1", value: 1)
          }
          .navigationTitle("Detail")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Page \(number)").accessibilityIdentifier("page")
              NavigationLink("Page \(number + 1)", value: number + 1)
            }
            .navigationTitle("Page \(number)")
          }
        }
      }
    }
  }

  private func backButtons(_ screen: Screen) -> Int {
    screen.all(.button).filter { $0.identifier == "BackButton" && $0.isVisible }.count
  }

  @Test func columnsOfAWindowHaveNoWayBack() {
    let screen = Screen(width: Self.desk) { Shelf() }
    screen.element("book.2").tap()
    #expect(screen.element("chosen").text == "Chosen: 2")
    #expect(backButtons(screen) == 0)
  }

  @Test func backInTheSecondColumnLeavesTheFirstOneAlone() {
    let screen = Screen(width: Self.desk) { Shelf() }
    screen.element("book.2").tap()
    screen.button(label: "Page 1").tap()
    screen.button(label: "Page 2").tap()
    #expect(backButtons(screen) == 1)
    screen.goBack()
    #expect(screen.element("page").text == "Page 1")
    #expect(screen.element("book.2").isVisible)
    screen.goBack()
    #expect(screen.element("chosen").text == "Chosen: 2")
    #expect(screen.element("book.2").isVisible)
    #expect(backButtons(screen) == 0)
  }

  @Test func backOverBothColumnsLeavesThePageThatHasThem() {
    let screen = Screen(width: Self.desk) { Home() }
    screen.button(label: "Open").tap()
    screen.element("book.3").tap()
    #expect(screen.element("book.3").isVisible && screen.element("chosen").isVisible)
    screen.goBack()
    #expect(screen.button(label: "Open").isVisible)
    #expect(!screen.element("book.3").exists && !screen.element("chosen").exists)
    #expect(screen.title == "Home")
  }

  @Test func pagesOfTheSecondColumnAreLeftBeforeThePageThatHasTheColumns() {
    let screen = Screen(width: Self.desk) { Home() }
    screen.button(label: "Open").tap()
    screen.button(label: "Page 1").tap()
    screen.goBack()
    #expect(screen.element("chosen").isVisible && screen.element("book.1").isVisible)
    screen.goBack()
    #expect(screen.button(label: "Open").isVisible)
  }
}
