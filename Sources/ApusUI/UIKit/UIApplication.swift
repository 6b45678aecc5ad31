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

  /// SwiftUI insets for left-to-right scripts.
  var edges: EdgeInsets { EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right) }
}

extension CGRect {
  /// The rectangle without distances from its edges. Negative distances make it larger.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// The app as screens ask it from anywhere: for its window, or to open an address.
@MainActor @preconcurrency
public final class UIApplication {
  /// The only one.
  public class var shared: UIApplication { one }
  private static let one = UIApplication()

  private init() {}
  /// The number of the newest background task.
  var lastBackgroundTask = 0

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
  public var connectedScenes: Set<UIScene> { [UIWindowScene.current] }
  /// The scene's session.
  public var openSessions: Set<UISceneSession> { [UIWindowScene.current.session] }
  /// False: a page has one scene.
  public var supportsMultipleScenes: Bool { false }
  /// The app's own windows, or else the page's window.
  public var windows: [UIWindow] { UIWindowScene.current.windows }
  /// The window in use.
  public var keyWindow: UIWindow? { UIWindowScene.current.keyWindow }

  /// The app's delegate: that of ``UIApplicationDelegateAdaptor``, or the class with `@main`.
  ///
  /// Nil in an app without one, and in code that runs for no screen.
  public weak var delegate: (any UIApplicationDelegate)? {
    get { ApplicationObjects.current?.delegate }
    set { ApplicationObjects.make()?.delegate = newValue }
  }

  /// Why the app was launched, in the options of its launch. A page never says.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// How an address is to be opened. A page never says.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Tells the delegate that notifications from a server cannot be had, because a page gets none.
  public func registerForRemoteNotifications() {
    noMeaning("UIApplication.registerForRemoteNotifications()")
    delegate?.application(
      self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
  }
  /// False: a page gets no notifications from a server.
  public var isRegisteredForRemoteNotifications: Bool { false }
}
