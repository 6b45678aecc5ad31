import Testing

@testable import ApusLint

@Suite("content-environment")
struct ContentEnvironmentTests {
  private let rule = ContentEnvironment()

  @Test("objects, actions and stores from the environment are found")
  func broken() {
    expect(
      rule,
      """
      struct BasketContentView: View {
        let total: Decimal
        @Environment(Catalogue.self) private var catalogue // finding
        @Environment(Catalogue.self) // finding
        private var second: Catalogue
        @Environment(\\.dismiss) var dismiss // finding
        @EnvironmentObject var account: Account // finding
        @AppStorage("sort") private var sort = "name" // finding
        @SceneStorage("tab") private var tab = 0 // finding
        @Query private var lines: [Line] // finding
        @SwiftUI.Environment(\\.basketClient) var client // finding
        var body: some View { Text("\\(total)") }
      }
      """)
  }

  @Test("values that only say how to draw are a note")
  func drawing() {
    expect(
      rule,
      """
      struct BasketContentView: View {
        @Environment(\\.colorScheme) private var scheme // note
        @Environment(\\.dynamicTypeSize) private var size // note
        var body: some View { Text("") }
      }
      """)
  }

  @Test("a root view, and a view inside a content view, may read it; state is another matter")
  func clean() {
    expect(
      rule,
      """
      struct BasketRootView: View {
        @Environment(Catalogue.self) private var catalogue
        var body: some View { BasketContentView(total: catalogue.total) }
      }
      struct BasketContentView: View {
        let total: Decimal
        @State private var isOpen = false
        @FocusState private var focus: Bool
        var body: some View { Text("\\(total)") }
        struct Part: View {
          @Environment(\\.dismiss) var dismiss
          var body: some View { Text("") }
        }
      }
      #Preview {
        @Previewable @Environment(\\.dismiss) var dismiss
        BasketContentView(total: 1)
      }
      """)
  }

  @Test("a type is a content view only if it is a view, by its declaration or an extension")
  func kinds() {
    expect(
      rule,
      """
      struct MailContentView { @Environment(\\.dismiss) var dismiss }
      struct ContentView: View { @Environment(\\.dismiss) var dismiss; var body: some View { Text("") } }
      struct TeamContentView { @Environment(\\.dismiss) var dismiss } // finding
      struct ClubContentView: Pane { @Environment(\\.dismiss) var dismiss } // finding
      """,
      """
      extension TeamContentView: View { var body: some View { Text("") } }
      protocol Pane: View {}
      """)
  }

  @Test("a team names its content views as it likes")
  func suffixes() {
    let source = """
      struct BasketPane: View {
        @Environment(\\.dismiss) var dismiss // finding
        var body: some View { Text("") }
      }
      struct BasketContentView: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View { Text("") }
      }
      """
    expect(rule, source, layers: Layers(contentSuffixes: ["Pane"]))
  }

  @Test("sources of tests are not judged")
  func tests() {
    let source = """
      struct BasketContentView: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View { Text("") }
      }
      """
    expect(rule, source, path: "Tests/AppTests/File.swift")
    expect(rule, "import Testing\n" + source)
  }
}
