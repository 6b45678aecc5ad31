import Foundation
import ScreenTesting
import Testing
import ViewGraph

@testable import ApusUI

/// Looks that UIKit's classes give to pages.
@MainActor
@Suite(.serialized) struct KitLooksTests {
  private func paint(_ color: UIColor) -> Paint { Color(color).paint(in: EnvironmentValues()) }

  @Test func aNavigationControllersBarHasItsOwnGround() {
    let navigation = UINavigationController()
    let page = Button("Green") {
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .systemGreen
      navigation.navigationBar.standardAppearance = appearance
    }
    navigation.viewControllers = [UIHostingController(rootView: page.navigationTitle("A"))]
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .systemRed
    navigation.navigationBar.standardAppearance = appearance
    let screen = ControlsScreen { NavigationControllerView(navigation) }
    #expect(screen.first(.bar)[.background] == paint(.systemRed))
    screen.perform(.tap, on: screen.first(.button))
    #expect(screen.first(.bar)[.background] == paint(.systemGreen))
  }

  @Test func aWindowOfASwiftUIAppChoosesTheColourSchemeOfThePage() {
    struct Dark: App {
      init() {}
      var body: some Scene {
        WindowGroup {
          Button("Dark") {
            UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .dark
          }
          Button("Either") {
            UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .unspecified
          }
          Told()
        }
      }
    }
    struct Told: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "it is dark" : "it is light") }
    }
    let screen = Screen(app: Dark())
    #expect(screen.text("it is light").exists)
    screen.button(label: "Dark").tap()
    #expect(screen.text("it is dark").exists)
    screen.button(label: "Either").tap()
    #expect(screen.text("it is light").exists)
  }

  @Test func aBrowserKeepsItsNumberForTheApp() {
    struct Asking: View {
      @State private var first: UUID?
      @State private var isSame = false
      var body: some View {
        Button("Ask") {
          first = UIDevice.current.identifierForVendor
          isSame = first != nil && first == UIDevice.current.identifierForVendor
        }
        Text(isSame ? "same" : "none")
        Text(first?.uuidString ?? "")
      }
    }
    let screen = Screen { Asking() }
    screen.button(label: "Ask").tap()
    #expect(screen.text("same").exists)
    let known = UUID()
    let again = Screen(credentials: ["apus-vendor": known.uuidString]) { Asking() }
    again.button(label: "Ask").tap()
    #expect(again.text(known.uuidString).exists)
    #expect(UIDevice.current.identifierForVendor == nil)
  }

  @Test func switchesHaveTheColourOfAllSwitches() {
    UISwitch.appearance().onTintColor = .systemPurple
    defer { UISwitch.appearance().onTintColor = nil }
    let screen = ControlsScreen {
      Toggle("Own", isOn: .constant(true))
      Toggle("Tinted", isOn: .constant(true)).tint(.red)
    }
    let paints = screen.all(.toggle).map { $0[.tint] }
    #expect(paints.first == paint(.systemPurple))
    #expect(paints.last != paint(.systemPurple))
  }

  @Test func aScaledFontIsAtMostAsLargeAsAsked() {
    let metrics = UIFontMetrics(forTextStyle: .headline)
    let font = UIFont.systemFont(ofSize: 30)
    #expect(metrics.scaledFont(for: font).pointSize == 30)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 24).pointSize == 24)
    #expect(UIFontMetrics.default.scaledValue(for: 8) == 8)
  }
}
