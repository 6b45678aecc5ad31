import Testing

@testable import ApusLint

@Suite("view-model-ownership")
struct ViewModelOwnershipTests {
  private let rule = ViewModelOwnership()

  @Test("an object that a view makes and does not keep is found")
  func broken() {
    expect(
      rule,
      """
      @Observable final class Draft {}
      struct EditView: View {
        @ObservedObject var model = EditModel() // finding
        private let draft = Draft() // finding
        var body: some View { Text("") }
      }
      """)
  }

  @Test("kept, received, static and other types' objects are clean")
  func clean() {
    expect(
      rule,
      """
      @Observable final class Draft {}
      final class Formatter {}
      struct Style {}
      struct EditView: View {
        @StateObject private var model = EditModel()
        @State private var draft = Draft()
        @ObservedObject var given: EditModel
        let formatter = Formatter()
        let style = Style()
        static let sample = Draft()
        var computed: Draft { Draft() }
        var body: some View { Text("") }
      }
      final class EditModel: ObservableObject { let draft = Draft() }
      """)
  }

  @Test("the mend names the wrapper that fits")
  func wrapper() {
    let findings = Linter(rules: [rule]).lint([
      (
        "File.swift",
        """
        @Observable final class Draft {}
        struct EditView: View {
          let draft = Draft()
          @ObservedObject var model = EditModel()
          var body: some View { Text("") }
        }
        """
      )
    ]).findings
    #expect(
      findings.map(\.mend) == [
        "Declare it '@State private var draft'.",
        "Declare it '@StateObject private var model'.",
      ])
  }
}
