import Foundation
import ViewGraph

extension UIApplicationDelegate {
  /// Runs the app of a delegate: its scene's delegate, or the delegate itself, makes the window.
  ///
  /// ```swift
  /// @main final class AppDelegate: UIResponder, UIApplicationDelegate {
  ///   var window: UIWindow?
  ///   func application(
  ///     _ application: UIApplication,
  ///     didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ///   ) -> Bool {
  ///     window = UIWindow(frame: UIScreen.main.bounds)
  ///     window?.rootViewController = UIHostingController(rootView: ContentView())
  ///     window?.makeKeyAndVisible()
  ///     return true
  ///   }
  /// }
  /// ```
  public static func main() { DelegateApp<Self>.main() }
}

/// An app that consists of a delegate.
@MainActor
protocol DelegateAppType {
  static var delegateType: Any.Type { get }
}

/// The app of a delegate with `@main`.
package struct DelegateApp<Delegate: UIApplicationDelegate>: App, DelegateAppType {
  static var delegateType: Any.Type { Delegate.self }

  package init() {}

  package var body: some Scene {
    WindowGroup { DelegateScreen<Delegate>() }
  }
}

/// The window that a delegate made.
private struct DelegateScreen<Delegate: UIApplicationDelegate>: View {
  @StateObject private var launched = Launched()

  /// The delegate of one visitor, once its app has launched.
  @MainActor
  private final class Launched: ObservableObject {
    private let objects: ApplicationObjects?

    /// The window that the app shows now.
    var window: UIWindow? {
      _ = objects?.shown.changes
      return objects?.window
    }

    init() {
      objects = ApplicationObjects.make()
      objects?.isPageOfDelegate = true
      objects?.delegate = UIApplicationDelegateAdaptor<Delegate>.make()
      let info = AppInfo(of: DelegateApp<Delegate>.self)
      let configuration = UISceneConfiguration(
        name: info.scene?.name, sessionRole: .windowApplication)
      configuration.delegateClass = info.scene?.delegateClass
      objects?.launch(configuration, hasScenes: info.scene != nil)
    }
  }

  var body: some View {
    let window = launched.window
    if let window {
      WindowView(window).id(ObjectIdentifier(window))
    }
  }
}
