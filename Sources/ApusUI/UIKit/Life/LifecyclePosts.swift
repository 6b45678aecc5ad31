import Foundation
import ViewGraph

/// Posts the notifications of an app's life when a visitor's page is hidden, and when it is seen again.
///
/// A notification reaches all observers of a process. The process must therefore be one visitor's.
@MainActor
final class LifecyclePosts {
  /// The screen whose notification is being delivered.
  private static weak var sender: Graph?

  private weak var graph: Graph?
  private var wasHidden: Bool

  /// Posts for a screen from now on.
  static func follow(_ graph: Graph) {
    let posts = LifecyclePosts(graph)
    graph.session.onSight(of: posts) { posts.sightChanged() }
  }

  /// Whether a notification that is being delivered concerns the views of a screen. Notifications of the app concern all.
  static func concern(_ graph: Graph?) -> Bool { sender == nil || sender === graph }

  private init(_ graph: Graph) {
    self.graph = graph
    wasHidden = graph.session.isHidden
  }

  private func sightChanged() {
    guard let graph, graph.session.hasOwnProcess, graph.session.isHidden != wasHidden else {
      return
    }
    wasHidden = graph.session.isHidden
    Self.sender = graph
    defer { Self.sender = nil }
    // A phone tells the scene first.
    if wasHidden {
      post(UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification)
      post(UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
    } else {
      post(UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
      post(UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
    }
  }

  private func post(_ ofScene: Notification.Name, _ ofApplication: Notification.Name) {
    NotificationCenter.default.post(name: ofScene, object: ApplicationObjects.current?.scene)
    NotificationCenter.default.post(name: ofApplication, object: UIApplication.shared)
  }
}

extension UIScene {
  /// The scene is used again.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// The scene is about to be left.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The scene is no longer seen.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// The scene is about to be seen again.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}
