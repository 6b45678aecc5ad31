import Foundation
import ViewGraph

/// The objects of UIKit that one visitor's app has: its delegate, its scene and what the scene tells of its life.
@MainActor
final class ApplicationObjects {
  /// The objects of the running code's visitor; nil without a visitor, and in apps without objects of UIKit.
  static var current: ApplicationObjects? {
    Graph.current?.session.applicationObjects as? ApplicationObjects
  }

  /// The objects of the running code's visitor, which the first call makes; nil without a visitor.
  static func make() -> ApplicationObjects? {
    guard let session = Graph.current?.session else { return nil }
    if let objects = current { return objects }
    let objects = ApplicationObjects(session)
    session.applicationObjects = objects
    return objects
  }

  var delegate: (any UIApplicationDelegate)?
  let shown = WindowChanges()
  /// Whether the page is a window of a delegate.
  var isPageOfDelegate = false
  private(set) var sceneDelegate: (any UISceneDelegate)?
  private(set) var scene = UIWindowScene.plain() { didSet { scene.objects = self } }
  /// The windows of the page, once the app has made one.
  weak var pageWindows: PageWindows?
  /// Whether the page is not seen.
  private(set) var isInBackground = false
  private weak var session: Session?
  /// Whether a delegate has launched the app, which happens before the first screen or never.
  private(set) var hasLaunched = false

  private init(_ session: Session) {
    self.session = session
    scene.objects = self
  }

  /// Launches the app, once.
  ///
  /// - Parameter configuration: That of the scene in the app's property list.
  func launch(_ configuration: UISceneConfiguration, hasScenes: Bool) {
    guard !hasLaunched, let delegate else { return }
    hasLaunched = true
    let application = UIApplication.shared
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    delegate.applicationDidFinishLaunching(application)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    connect(configuration, delegate)
    let tellsApplication = !hasScenes && sceneDelegate == nil
    becomeActive(tellsApplication)
    session?.onSight(of: self) { [weak self] in self?.sightChanged(tellsApplication) }
  }

  private func connect(
    _ usual: UISceneConfiguration, _ delegate: any UIApplicationDelegate
  ) {
    let session = UISceneSession(usual)
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      .shared, configurationForConnecting: session, options: options)
    session.configuration = configuration
    let scene = UIWindowScene(session: session, connectionOptions: options)
    session.scene = scene
    self.scene = scene
    guard let type = configuration.delegateClass else { return }
    guard let object = ClassInstance.make(type), let made = object as? any UISceneDelegate else {
      return reportOnce("\(type) is no UISceneDelegate, so no scene has it as its delegate.")
    }
    sceneDelegate = made
    scene.delegate = made
    made.scene(scene, willConnectTo: session, options: options)
  }

  /// The window that the app shows; nil: it made none.
  var window: UIWindow? {
    (sceneDelegate as? any UIWindowSceneDelegate)?.window ?? delegate?.window
      ?? scene.madeWindows.last { !$0.isHidden && $0.windowLevel <= .normal }
  }

  /// The windows that lie above the page, the uppermost last.
  var windowsAbove: [UIWindow] {
    let made = scene.madeWindows
    let page = isPageOfDelegate ? window : nil
    let start = made.firstIndex { $0 === page }.map { $0 + 1 } ?? 0
    return made[start...].filter { !$0.isHidden }
  }

  // MARK: Sight

  private func sightChanged(_ tellsApplication: Bool) {
    guard let session, session.isHidden != isInBackground else { return }
    if session.isHidden {
      enterBackground(tellsApplication)
    } else {
      becomeActive(tellsApplication)
    }
  }

  private func becomeActive(_ tellsApplication: Bool) {
    isInBackground = false
    sceneDelegate?.sceneWillEnterForeground(scene)
    sceneDelegate?.sceneDidBecomeActive(scene)
    guard tellsApplication else { return }
    delegate?.applicationWillEnterForeground(.shared)
    delegate?.applicationDidBecomeActive(.shared)
  }

  private func enterBackground(_ tellsApplication: Bool) {
    sceneDelegate?.sceneWillResignActive(scene)
    if tellsApplication { delegate?.applicationWillResignActive(.shared) }
    isInBackground = true
    sceneDelegate?.sceneDidEnterBackground(scene)
    if tellsApplication { delegate?.applicationDidEnterBackground(.shared) }
  }

  // MARK: Environment

  /// Puts delegates that can be observed into the environment of the app's views, as SwiftUI does.
  func provide(to values: inout EnvironmentValues) {
    for case let object as AnyObject in [delegate as Any, sceneDelegate as Any] {
      guard object is any ObservableObject || object is any Observable else { continue }
      values.set(ObjectIdentifier(type(of: object)), object)
    }
  }
}

/// Counts how often an app chose another window. The view of the window follows it.
@MainActor @Observable
final class WindowChanges {
  var changes = 0
}
