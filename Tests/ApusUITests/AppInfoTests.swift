import Foundation
import ScreenTesting
import Testing

@testable import ApusUI

/// What an app's property list says reaches its screens.
@MainActor
@Suite struct AppInfoTests {
  private struct Reader: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: "\(scheme)") }
  }

  private struct Plain: App {
    var body: some Scene { WindowGroup { Reader() } }
  }

  private struct Prefers: App {
    var body: some Scene { WindowGroup { Reader().preferredColorScheme(.light) } }
  }

  private struct Titled: App {
    var body: some Scene { WindowGroup("Own") { Reader() } }
  }

  /// Nothing else of this module makes an app meanwhile, because all do so on the main actor.
  private func with<Value>(_ list: [String: String], _ body: () -> Value) -> Value {
    _AppInfo.register { list }
    defer { _AppInfo.register { [:] } }
    return body()
  }

  @Test(arguments: [("Dark", "dark"), ("Light", "light"), ("Automatic", "light")])
  func theOnlyAppearanceIsRead(style: String, scheme: String) {
    let screen = with(["UIUserInterfaceStyle": style]) { Screen(app: Plain()) }
    #expect(screen.text(scheme).isVisible)
  }

  @Test func theVisitorsOwnSchemeDoesNotMatterToADarkApp() {
    let screen = with(["UIUserInterfaceStyle": "Dark"]) { Screen(app: Plain()) }
    screen.setColorScheme(.dark)
    screen.setColorScheme(.light)
    #expect(screen.text("dark").isVisible)
  }

  @Test func aViewsPreferenceStandsAboveIt() {
    let screen = with(["UIUserInterfaceStyle": "Dark"]) { Screen(app: Prefers()) }
    #expect(screen.text("light").isVisible)
  }

  @Test func theDisplayNameIsTheTitleUnlessTheWindowHasOne() {
    let names = ["CFBundleDisplayName": "Night Watch", "CFBundleName": "Watch"]
    #expect(with(names) { AppAdapter(Plain()).title } == "Night Watch")
    #expect(with(["CFBundleName": "Watch"]) { AppAdapter(Plain()).title } == "Watch")
    #expect(with(names) { AppAdapter(Titled()).title } == "Own")
    #expect(AppAdapter(Plain()).title == "Plain")
  }
}
