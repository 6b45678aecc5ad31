import ApusUI
import ScreenTesting
import Testing

/// Several views of a `NavigationView` are columns where there is room for them.
@MainActor @Suite struct NavigationViewColumnsTests {
  private struct Letters: View {
    var body: some View {
      NavigationView {
        List(["A", "B"], id: \.self) { letter in
          NavigationLink("Letter \(letter)") {
            Text("Page of \(letter)").navigationTitle("Page \(letter)")
          }
        }
        .navigationTitle("Letters")
        Text("Choose a letter")
      }
    }
  }

  private static let wide = ScreenSize(width: 1280, height: 900)

  @Test func aWideWindowShowsThemBesideEachOther() {
    let screen = Screen { Letters() }
    screen.size = Self.wide
    #expect(screen.text("Letter A").isVisible)
    #expect(screen.text("Choose a letter").isVisible)
    screen.text("Letter B").tap()
    #expect(screen.text("Page of B").isVisible)
    #expect(!screen.text("Choose a letter").isVisible)
    #expect(screen.text("Letter A").isVisible)
    screen.text("Letter A").tap()
    #expect(screen.text("Page of A").isVisible)
    #expect(!screen.text("Page of B").isVisible)
  }

  @Test func aNarrowWindowShowsTheFirstUntilALinkLeadsOn() {
    let screen = Screen { Letters() }
    #expect(screen.text("Letter A").isVisible)
    #expect(!screen.text("Choose a letter").isVisible)
    screen.text("Letter B").tap()
    #expect(screen.text("Page of B").isVisible)
    #expect(!screen.text("Letter A").isVisible)
    screen.goBack()
    #expect(screen.text("Letter A").isVisible)
    #expect(!screen.text("Page of B").isVisible)
  }

  @Test func aStackIsOneColumn() {
    let screen = Screen { Letters().navigationViewStyle(.stack) }
    screen.size = Self.wide
    #expect(!screen.text("Choose a letter").isVisible)
    screen.text("Letter B").tap()
    #expect(!screen.text("Letter A").isVisible)
    screen.goBack()
    #expect(screen.text("Letter A").isVisible)
  }
}
