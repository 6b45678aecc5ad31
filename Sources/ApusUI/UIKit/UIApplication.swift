import ViewGraph

/// Distances from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from an edge.
  public var top, left, bottom, right: CGFloat
  /// No distance.
  public static let zero = UIEdgeInsets()

  /// Insets of the given distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// The app as screens ask it from anywhere: for its window, or to open an address.
@MainActor @preconcurrency
public final class UIApplication {
  /// The only one.
  public class var shared: UIApplication { one }
  private static let one = UIApplication()

  private init() {}

  /// Keys of options that say how an address is opened. There are none.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    private init() {}
  }

  /// The address of the app's page in the system's settings. It is never opened, because a browser has no such settings.
  public class var openSettingsURLString: String { "app-settings:" }
  /// The address of the app's notifications in the system's settings. It is never opened either.
  public class var openNotificationSettingsURLString: String { "app-settings:notifications" }

  /// Opens an address in a new tab, as `OpenURLAction` does, for the person whose action or task is running.
  ///
  /// - Parameter completion: Called with whether it was opened: false outside of any screen's work, and for the
  ///   address of the system's settings.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard url.scheme != "app-settings" else {
      noMeaning("UIApplication.openSettingsURLString")
      completion?(false)
      return
    }
    let session = Graph.current?.session
    session?.perform(.open(url))
    completion?(session != nil)
  }

  /// Whether a browser can open the address: it knows what to do with web addresses, mail and phone numbers.
  public func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel", "sms"].contains(url.scheme?.lowercased() ?? "")
  }

  /// The one scene: the page.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.one] }
  /// The one window.
  public var windows: [UIWindow] { UIWindowScene.one.windows }
  /// The one window.
  public var keyWindow: UIWindow? { UIWindowScene.one.keyWindow }
}

/// A part of an app's interface: see ``UIWindowScene``.
@MainActor @preconcurrency
public class UIScene: @MainActor Hashable {
  /// Whether a scene is in use.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  fileprivate init() {}

  /// Always in use: code runs for a page that somebody looks at.
  public var activationState: ActivationState { .foregroundActive }

  public static func == (one: UIScene, other: UIScene) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The page of the person whose view, action or task is running.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  fileprivate static let one = UIWindowScene()
  private let window = UIWindow()

  /// The one window.
  public var windows: [UIWindow] { [window] }
  /// The one window.
  public var keyWindow: UIWindow? { window }
  /// The screen that it is on.
  public var screen: UIScreen { .main }
}

/// The window of the page.
@MainActor @preconcurrency
public final class UIWindow {
  fileprivate init() {}

  /// The window's size in points, from zero.
  public var bounds: CGRect { UIScreen.main.bounds }
  /// The same.
  public var frame: CGRect { bounds }
  /// What a phone's own bars and corners take. A browser draws a page within them, so there is none.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// Always true: there is one.
  public var isKeyWindow: Bool { true }
}
