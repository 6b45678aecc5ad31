import Foundation
import ViewGraph

/// A part of an app's interface: see ``UIWindowScene``.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// Whether a scene is in use.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The reasons for a scene. All of it is empty, because `onOpenURL(perform:)` hears of addresses.
  @MainActor @preconcurrency
  public final class ConnectionOptions {
    init() {}

    /// No addresses.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// No activities.
    public var userActivities: Set<NSUserActivity> { [] }
    /// No other app.
    public var sourceApplication: String? { nil }
  }

  /// The session of the scene.
  public let session: UISceneSession
  /// The object that hears of the scene's life.
  open var delegate: (any UISceneDelegate)?
  /// The title of the scene. A page does not show it, because its title is that of its screen.
  open var title: String!

  /// Makes a scene. Scenes are made by Apus, one for each page.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Whether the page is seen.
  public var activationState: ActivationState {
    ApplicationObjects.current?.isInBackground == true ? .background : .foregroundActive
  }
}

/// The page of the person whose view, action or task is running.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  private static let ofNobody = plain()

  /// The scene of the running code's visitor, so that nobody finds the windows of another one.
  static var current: UIWindowScene { ApplicationObjects.make()?.scene ?? ofNobody }

  /// A scene of an app that configures none.
  static func plain() -> UIWindowScene {
    UIWindowScene(
      session: UISceneSession(UISceneConfiguration(name: nil, sessionRole: .windowApplication)),
      connectionOptions: ConnectionOptions())
  }

  /// The window of a page whose app made none.
  private lazy var ownWindow = {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isOfPage = true
    window.windowScene = self
    return window
  }()
  /// The windows that the app made for the scene. The app keeps them.
  private var attached: [WeakWindow] = []
  /// The window that the app made the one in use.
  weak var chosenKeyWindow: UIWindow?
  /// The objects of the visitor whose scene it is.
  weak var objects: ApplicationObjects?
  /// How often a window was shown.
  var shownWindows = 0

  /// The windows that the app made for the scene, in their order from back to front.
  var madeWindows: [UIWindow] {
    attached.compactMap(\.window).sorted {
      ($0.windowLevel, $0.place) < ($1.windowLevel, $1.place)
    }
  }

  func attach(_ window: UIWindow) {
    guard !window.isOfPage, !attached.contains(where: { $0.window === window }) else { return }
    attached.removeAll { $0.window == nil }
    attached.append(WeakWindow(window: window))
    windowsChanged()
  }

  func detach(_ window: UIWindow) {
    attached.removeAll { $0.window == nil || $0.window === window }
    windowsChanged()
  }

  /// Draws the windows again.
  func windowsChanged() {
    guard let objects else { return }
    objects.shown.changes += 1
    if let graph = Graph.current { objects.pageWindows = PageWindows.of(graph) }
    objects.pageWindows?.changed()
  }

  /// The windows that the app made, from back to front. The page's own window is the first, unless a delegate made
  /// the page.
  open var windows: [UIWindow] {
    let made = madeWindows
    let isOfDelegate = objects?.isPageOfDelegate == true && !made.isEmpty
    return isOfDelegate ? made : [ownWindow] + made
  }
  /// The window in use: the last that the app chose, else the rearmost one.
  open var keyWindow: UIWindow? {
    if let chosenKeyWindow, !chosenKeyWindow.isHidden { return chosenKeyWindow }
    return windows.first
  }
  /// The screen of the scene.
  open var screen: UIScreen { .main }
}

private struct WeakWindow {
  weak var window: UIWindow?
}

/// A scene as the app remembers it.
@MainActor @preconcurrency
public final class UISceneSession: @MainActor Hashable {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the app.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene.
  public internal(set) weak var scene: UIScene?
  /// The role of the scene.
  public var role: Role { configuration.role }
  /// How the scene was made.
  public internal(set) var configuration: UISceneConfiguration
  /// The unique name of the scene.
  public let persistentIdentifier = UUID().uuidString
  /// Values of the app that live as long as the page.
  public var userInfo: [String: Any]?

  init(_ configuration: UISceneConfiguration) { self.configuration = configuration }

  public static func == (one: UISceneSession, other: UISceneSession) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a scene is made.
@MainActor @preconcurrency
public final class UISceneConfiguration {
  /// The name in the app's property list.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the object that hears of the scene's life.
  public var delegateClass: AnyClass?
  /// The class of the scene. Has no meaning on a page, whose scene is a `UIWindowScene`.
  public var sceneClass: AnyClass?

  /// The configuration with a name in the property list, or of no name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// An address that a scene is asked to open.
@MainActor @preconcurrency
public final class UIOpenURLContext: @MainActor Hashable {
  /// The address.
  public let url: URL

  init(url: URL) { self.url = url }

  public static func == (one: UIOpenURLContext, other: UIOpenURLContext) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Hears of the life of a scene.
///
/// The page tells it when the scene connects, and whether the page is seen.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is there, and its windows may be made.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is gone. Never called, because nobody knows whether a page that is closed comes back.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The page is seen, and used.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The page is about to be left.
  func sceneWillResignActive(_ scene: UIScene)
  /// The page is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The page is no longer seen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Never called: `onOpenURL(perform:)` hears of addresses.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Never called, because a page is handed no activities.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Hears of the life of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window that the delegate makes when its scene connects.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil, and cannot be set: a delegate with a window declares the property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
