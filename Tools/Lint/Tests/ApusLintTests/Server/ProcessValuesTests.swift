import Testing

@testable import ApusLint

@Suite("process-values")
struct ProcessValuesTests {
  private let rule = ProcessValues()

  @Test("stores of the process are found")
  func stores() {
    expect(
      rule,
      """
      final class Settings {
        func save() { UserDefaults.standard.set(1, forKey: "x") } // finding
        let defaults = Foundation.UserDefaults.standard // finding
        let cookies = HTTPCookieStorage.shared // finding
        let own = UserDefaults(suiteName: "x")
        let session = URLSession.shared
      }
      """)
  }

  @Test("the server's region is found in views, and a note elsewhere")
  func region() {
    expect(
      rule,
      """
      struct DateView: View {
        @Environment(\\.locale) private var locale
        var body: some View {
          Text(date.formatted(.dateTime.locale(Locale.current)))
          Text(Calendar.autoupdatingCurrent.description) // finding
          Text(date.formatted(.dateTime.locale(locale)))
        }
      }
      struct Stamp { let zone = TimeZone.current } // note
      enum Session { static let current = 1 }
      let mine = Session.current
      """)
  }
}
