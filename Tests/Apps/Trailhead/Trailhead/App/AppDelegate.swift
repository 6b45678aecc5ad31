//
//  AppDelegate.swift
//  Trailhead
//

import UIKit
import SwiftUI
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?
  private(set) var pushToken: String?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    setUpAppearance()
    UNUserNotificationCenter.current().delegate = self
    UserDefaults.standard.register(defaults: [
      SettingsKey.usesMetricUnits.rawValue: true,
      SettingsKey.launchCount.rawValue: 0,
    ])
    let count = UserDefaults.standard.integer(forKey: SettingsKey.launchCount.rawValue)
    UserDefaults.standard.set(count + 1, forKey: SettingsKey.launchCount.rawValue)
    return true
  }

  // MARK: UISceneSession Lifecycle

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    pushToken = deviceToken.map { String(format: "%02.2hhx", $0) }.joined()
  }

  private func setUpAppearance() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor.systemBackground
    appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
    appearance.largeTitleTextAttributes = [
      .foregroundColor: UIColor.label,
      .font: UIFont.systemFont(ofSize: 30, weight: .heavy),
    ]
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    UINavigationBar.appearance().tintColor = .systemGreen
    UITableView.appearance().backgroundColor = .clear
    UITabBar.appearance().unselectedItemTintColor = .secondaryLabel
  }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .sound])
  }
}
