import ApusTranslation
import ScreenTesting
import Testing

/// A page has no translator.
@MainActor struct TranslationTests {
  private struct Note: View {
    @State private var isShown = false
    var body: some View {
      Text(isShown ? "translated" : "as written")
        .translationPresentation(isPresented: $isShown, text: "Bonjour")
      Button("Translate") { isShown = true }
    }
  }

  @Test func aTranslationEndsAtOnce() {
    let screen = Screen { Note() }
    screen.button(label: "Translate").tap()
    #expect(screen.text("as written").exists && !screen.modal.exists)
  }
}
