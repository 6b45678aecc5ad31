//
//  SceneDelegate.swift
//  Trailhead
//

import UIKit
import SwiftUI

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let container = ServiceContainer.live

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let coordinator = AppCoordinator(container: container)
    let rootView = RootView()
      .environmentObject(coordinator)
      .environmentObject(container.session)

    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: rootView)
    window.tintColor = UIColor(named: "Brand") ?? .systemGreen
    self.window = window
    window.makeKeyAndVisible()

    if let url = connectionOptions.urlContexts.first?.url {
      coordinator.handle(url)
    }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    NotificationCenter.default.post(name: .trailheadDidBecomeActive, object: nil)
  }

  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {
    container.trails.persist()
  }
}

extension Notification.Name {
  static let trailheadDidBecomeActive = Notification.Name("trailheadDidBecomeActive")
}
