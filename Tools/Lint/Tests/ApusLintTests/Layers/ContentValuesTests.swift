import Testing

@testable import ApusLint

@Suite("content-values")
struct ContentValuesTests {
  private let rule = ContentValues()
  /// What an app declares elsewhere.
  private let models = """
    @Observable final class Account { var name = "" }
    class Basket: ObservableObject {}
    actor Cache {}
    protocol Playing: AnyObject {}
    protocol Seeking: Playing {}
    protocol Pricing {}
    struct Line { let price: Decimal }
    struct Receipt { let basket: Basket }
    struct Envelope { let receipt: [Receipt] }
    enum Mode { case on, off }
    typealias Owner = Account
    """

  @Test("objects are found, however they are wrapped")
  func broken() {
    expect(
      rule,
      """
      struct PlayerContentView: View {
        let account: Account // finding
        var second: Account? // finding
        let others: [String: Account] // finding
        let pair: (Int, Account) // finding
        @Binding var bound: Account // finding
        @ObservedObject var basket: Basket // finding
        let cache: Cache // finding
        let player: any Playing // finding
        let seeker: Seeking // finding
        let owner: Owner // finding
        let receipt: Receipt // finding
        let envelope: Envelope // finding
        var body: some View { Text("") }
      }
      """, models)
  }

  @Test("values, callbacks, bindings and builders are clean")
  func clean() {
    expect(
      rule,
      """
      struct PlayerContentView<Footer: View>: View {
        let title: String
        var count = 0
        let url: URL?
        let lines: [Line]
        let mode: Mode
        let when: Date
        let result: Result<Line, any Error>
        @Binding var text: String
        let onPlay: (Account) -> Void
        var onStop: (@MainActor (Basket) -> Void)?
        @ViewBuilder let footer: () -> Footer
        let bottom: Footer
        static let shared = Account()
        var computed: Account { Account() }
        var body: some View {
          let account: Account? = nil
          Text(title)
        }
      }
      struct PlayerRootView: View {
        let account: Account
        var body: some View { Text("") }
      }
      """, models)
  }

  @Test("a form may receive the model that it edits")
  func edited() {
    expect(
      rule,
      """
      struct ProfileContentView: View {
        @Bindable var account: Account
        init(account: Account) { self.account = account }
        var body: some View { TextField("Name", text: $account.name) }
      }
      """, models)
  }

  @Test("an object that an initialiser takes apart is found there")
  func initializer() {
    expect(
      rule,
      """
      struct ProfileContentView: View {
        let name: String
        init(_ account: Account) { name = account.name } // finding
        init(name: String, tag: Line? = nil) { self.name = name }
        var body: some View { Text(name) }
      }
      extension ProfileContentView {
        init(basket: Basket) { self.init(name: "") } // finding
      }
      """, models)
  }

  @Test("generic parameters count by what they must conform to")
  func generics() {
    expect(
      rule,
      """
      struct ProfileContentView<Model: Playing, Value: Hashable, Other>: View
      where Other: ObservableObject {
        let model: Model // finding
        let value: Value
        let other: Other // finding
        var body: some View { Text("") }
      }
      struct Model {}
      """, models)
  }

  @Test("a name that sounds like an object is a note, unless a file says that it is a value")
  func unsure() {
    expect(
      rule,
      """
      struct TrackContentView: View {
        let repository: TrackRepository // note
        let service: any TrackService // note
        let viewModel: TrackRowViewModel
        let picture: UIImage
        let store: AppStore.Price
        var body: some View { Text("") }
      }
      struct TrackRowViewModel { let title: String }
      protocol TrackService {}
      """, models)
  }

  @Test("of two types with one name, that of the same file is meant; else nobody can tell")
  func ambiguous() {
    expect(
      rule,
      """
      struct OneContentView: View {
        let session: Session // finding
        let token: Token
        var body: some View { Text("") }
      }
      final class Session {}
      """, "struct Session {}\nstruct Token {}", "final class Token {}")
  }

  @Test("a nested type is found by its short name, and hides one outside")
  func nested() {
    expect(
      rule,
      """
      struct RowContentView: View {
        let model: Model
        let other: Outer.Model // finding
        var body: some View { Text("") }
      }
      extension RowContentView { struct Model { let title: String } }
      final class Model {}
      enum Outer { final class Model {} }
      """)
  }
}
