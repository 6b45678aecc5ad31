import Testing

@testable import ApusLint

@Suite("content-preview")
struct ContentPreviewTests {
  private let rule = ContentPreview()

  @Test("a preview that makes or hands down a model is found")
  func broken() {
    expect(
      rule,
      """
      @Observable final class Shelf { static let sample = Shelf(); var title = "" }
      struct ShelfContentView: View {
        let title: String
        var body: some View { Text(title) }
      }
      #Preview {
        let shelf = Shelf() // finding
        ShelfContentView(title: shelf.title)
      }
      #Preview("Sample") { ShelfContentView(title: Shelf.sample.title) } // finding
      #Preview("Environment") {
        ShelfContentView(title: "x")
          .environment(Shelf()) // finding finding
          .environmentObject(other) // finding
          .modelContainer(for: Shelf.self) // finding
      }
      struct ShelfPreviews: PreviewProvider {
        static var previews: some View { ShelfContentView(title: Shelf().title) } // finding
      }
      """)
  }

  @Test("literal values, and the model of a form, are clean; so are previews of root views")
  func clean() {
    expect(
      rule,
      """
      @Observable final class Shelf { var title = "" }
      struct Book { let title: String }
      struct ShelfContentView: View {
        let book: Book
        var body: some View { Text(book.title) }
      }
      struct EditContentView: View {
        @Bindable var shelf: Shelf
        var body: some View { TextField("", text: $shelf.title) }
      }
      struct ShelfRootView: View { var body: some View { Text("") } }
      #Preview {
        NavigationStack { ShelfContentView(book: Book(title: "x")) }
          .environment(\\.locale, Locale(identifier: "pl"))
      }
      #Preview { EditContentView(shelf: Shelf()) }
      #Preview { ShelfRootView().environment(Shelf()) }
      """)
  }

  @Test("a content view that no preview shows is a note; the preview may be in another file")
  func missing() {
    expect(
      rule,
      """
      struct OneContentView: View { var body: some View { Text("") } } // note
      struct TwoContentView: View { var body: some View { Text("") } }
      struct ThreeContentView<A: View>: View { var body: some View { Text("") } }
      extension OneContentView { func f() {} }
      """, "#Preview { TwoContentView() }\n#Preview { ThreeContentView<Text>() }")
  }

  @Test("what the whole process shares, read inside the view, is found")
  func singletons() {
    expect(
      rule,
      """
      final class Session { static let shared = Session(); var name = "" }
      enum Palette { static let accent = "red" }
      struct HomeContentView: View {
        var body: some View {
          Text(Session.shared.name) // finding
          Text(UserDefaults.standard.string(forKey: "x") ?? "") // finding
          Text(Palette.accent)
          Text(Unknown.shared.name)
        }
      }
      #Preview { HomeContentView() }
      """)
  }
}
