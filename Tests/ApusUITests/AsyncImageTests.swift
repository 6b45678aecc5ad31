import ApusUI
import ScreenTesting
import Testing

@Suite @MainActor struct AsyncImageTests {
  static let first = URL(string: "https://pictures.example/1.png")!
  static let second = URL(string: "https://pictures.example/2.png")!

  struct Picture: View {
    @State private var url: URL? = first

    var body: some View {
      VStack {
        AsyncImage(url: url) { phase in
          switch phase {
          case .success(let image): image.accessibilityIdentifier("picture")
          case .failure(let error): Text("Failed: \(error.localizedDescription)")
          case .empty: Text("Waiting")
          }
        }
        Button("Other") { url = second }
        Button("None") { url = nil }
      }
    }
  }

  @Test func thePlaceholderStaysUntilThePictureIsThere() {
    let screen = Screen(pictures: .loading) { Picture() }
    #expect(screen.text("Waiting").isVisible)
    #expect(!screen.image("picture").exists)
    screen.finishLoading(Self.first)
    #expect(!screen.text("Waiting").exists)
    #expect(screen.image("picture").isVisible)
  }

  @Test func aPictureThatCannotBeShownIsAFailure() {
    let screen = Screen(pictures: .loading) { Picture() }
    screen.finishLoading(Self.first, isLoaded: false)
    #expect(screen.text(containing: "Failed: ").isVisible)
    #expect(!screen.image("picture").exists)
  }

  @Test func anotherAddressIsLoadedAnew() {
    let screen = Screen(pictures: .loading) { Picture() }
    screen.finishLoading(Self.first)
    screen.button(label: "Other").tap()
    #expect(screen.text("Waiting").isVisible)
    #expect(ScreenFailure.collect { screen.finishLoading(Self.first) }.count == 1)
    screen.finishLoading(Self.second)
    #expect(screen.image("picture").isVisible)
    screen.button(label: "None").tap()
    #expect(screen.text("Waiting").isVisible)
  }

  @Test func aPictureThatArrivesBelowASheetIsShown() {
    struct Covered: View {
      @State private var isShown = true
      var body: some View {
        Picture().sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
      }
    }
    let screen = Screen(pictures: .loading) { Covered() }
    screen.finishLoading(Self.first)
    screen.button(label: "Close").tap()
    #expect(screen.image("picture").isVisible)
  }

  @Test func aTestDecidesForAllPictures() {
    #expect(Screen { Picture() }.image("picture").isVisible)
    let failing = Screen(pictures: .failing) { Picture() }
    #expect(failing.text(containing: "Failed: ").isVisible)
    #expect(failing.reload().text(containing: "Failed: ").isVisible)
  }
}
