import Foundation
import Observation
import ScreenTesting
import Testing

@testable import ApusUI

/// Delegates of apps and scenes, as files of iOS apps declare them.
@MainActor
@Suite("UIApplicationDelegate") struct ApplicationDelegateTests {
  @Test func anAppHasTheDelegateThatItNames() throws {
    let screen = Screen(app: AdaptedApp())
    #expect(screen.element("said").text == "did launch")
    screen.element("say").tap()
    #expect(screen.element("said").text == "tapped")
  }

  @Test func eachPersonHasADelegateOfTheirOwn() throws {
    let (ann, ben) = (Screen(app: AdaptedApp()), Screen(app: AdaptedApp()))
    ann.element("say").tap()
    #expect(ann.element("said").text == "tapped")
    #expect(ben.element("said").text == "did launch")
  }

  @Test func codeFindsTheDelegateOfThePersonWhoseCodeRuns() throws {
    #expect(UIApplication.shared.delegate == nil)
    let screen = Screen(app: AdaptedApp())
    screen.element("ask").tap()
    #expect(screen.element("said").text == "asked AdaptedDelegate")
  }

  @Test func nobodyFindsTheWindowsOfAnotherPerson() {
    let (ann, ben) = (Screen { TaggingView() }, Screen { TaggingView() })
    ann.element("tag").tap()
    ann.element("read").tap()
    ben.element("read").tap()
    #expect(ann.element("found").text == "7 in 3")
    #expect(ben.element("found").text == "0 in 1")
  }

  @Test func aSceneOfAnAppHasTheDelegateThatTheAppConfigures() throws {
    let screen = Screen(app: AdaptedApp())
    #expect(screen.element("scene").text == "connected in active")
    screen.moveToBackground()
    #expect(screen.element("scene").text == "background")
    screen.moveToForeground()
    #expect(screen.element("scene").text == "active")
  }

  @Test func aDelegateWithMainShowsItsWindow() throws {
    let screen = Screen(delegate: WindowDelegate.self)
    #expect(screen.element("title").text == "Welcome")
    screen.element("enter").tap()
    #expect(screen.element("title").text == "Inside")
  }

  @Test func aDelegateWithoutScenesHearsWhetherThePageIsSeen() throws {
    let screen = Screen(delegate: WindowDelegate.self)
    #expect(screen.element("life").text == "active")
    screen.moveToBackground()
    #expect(screen.element("life").text == "active, left, background")
  }

  @Test func aClassWithoutAnInitializerOfItsOwnIsMade() throws {
    let object = try #require(ClassInstance.make(PlainDelegate.self) as? PlainDelegate)
    #expect(object.count == 3)
    weak let gone = ClassInstance.make(PlainDelegate.self)
    #expect(gone == nil)
    #expect(ClassInstance.make(Unrelated.self) == nil)
  }
}

private final class Unrelated {}

class PlainDelegate: NSObject, UIApplicationDelegate {
  var count = 3
}

private struct TaggingView: View {
  @State private var found = ""
  @State private var made: [UIWindow] = []

  var body: some View {
    Text(found).accessibilityIdentifier("found")
    Button("Tag") {
      for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
        made = (0..<2).map { _ in UIWindow(windowScene: scene) }
        for window in made { window.tag = 7 }
      }
    }
    .accessibilityIdentifier("tag")
    Button("Read") {
      let windows = UIApplication.shared.windows
      found = "\(windows.last?.tag ?? -1) in \(windows.count)"
    }
    .accessibilityIdentifier("read")
  }
}

// MARK: An app with an adaptor

private final class AdaptedDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var said = "nothing"

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    said = "did launch"
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = AdaptedScene.self
    return configuration
  }
}

private final class AdaptedScene: UIResponder, UIWindowSceneDelegate, ObservableObject {
  @Published var state = "none"
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { state = "connected" }
  func sceneWillEnterForeground(_ scene: UIScene) { state += " in" }
  func sceneDidBecomeActive(_ scene: UIScene) {
    state = state == "connected in" ? "connected in active" : "active"
  }
  func sceneDidEnterBackground(_ scene: UIScene) { state = "background" }
}

private struct AdaptedApp: App {
  @UIApplicationDelegateAdaptor(AdaptedDelegate.self) private var appDelegate

  var body: some Scene {
    WindowGroup { AdaptedView() }
  }
}

private struct AdaptedView: View {
  @EnvironmentObject private var delegate: AdaptedDelegate
  @EnvironmentObject private var scene: AdaptedScene

  var body: some View {
    VStack {
      Text(delegate.said).accessibilityIdentifier("said")
      Text(scene.state).accessibilityIdentifier("scene")
      Button("Say") { delegate.said = "tapped" }.accessibilityIdentifier("say")
      Button("Ask") {
        let found = UIApplication.shared.delegate as? AdaptedDelegate
        found?.said = "asked \(type(of: found!))"
      }
      .accessibilityIdentifier("ask")
    }
  }
}

// MARK: A delegate with a window

final class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let life = Life()

  @Observable final class Life { var states: [String] = [] }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let life = life
    window.rootViewController = UIHostingController(
      rootView: WelcomeView(title: "Welcome", life: life) { [weak window] in
        window?.rootViewController = UINavigationController(
          rootViewController: UIHostingController(
            rootView: WelcomeView(title: "Inside", life: life) {}))
      })
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { life.states.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { life.states.append("left") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    life.states.append("background")
  }
}

private struct WelcomeView: View {
  let title: String
  let life: WindowDelegate.Life
  let enter: @MainActor @Sendable () -> Void

  var body: some View {
    VStack {
      Text(title).accessibilityIdentifier("title")
      Text(life.states.joined(separator: ", ")).accessibilityIdentifier("life")
      Button("Enter", action: enter).accessibilityIdentifier("enter")
    }
  }
}
