import SwiftUI
#if os(iOS)
  import UIKit
#elseif os(macOS)
  import AppKit
#endif

@main
struct BeaconApp: App {
  #if os(iOS)
    @UIApplicationDelegateAdaptor(BeaconDelegate.self) var delegate
  #else
    @NSApplicationDelegateAdaptor(BeaconDelegate.self) var delegate
  #endif

  var body: some Scene {
    WindowGroup {
      BeaconView()
        #if os(macOS)
          .frame(minWidth: 400, minHeight: 300)
        #endif
    }
    #if os(macOS)
      Settings { Text("Settings") }
    #endif
  }
}

#if os(iOS)
  typealias PlatformColor = UIColor
  typealias PlatformFont = UIFont

  class BeaconDelegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      NotificationCenter.default.addObserver(
        self, selector: #selector(orientationChanged),
        name: UIDevice.orientationDidChangeNotification, object: nil)
      NotificationCenter.default.addObserver(
        self, selector: #selector(memoryWarning(_:)),
        name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      return true
    }

    @objc private func orientationChanged() {
      OrientationModel.shared.isLandscape = UIDevice.current.orientation.isLandscape
    }

    @objc func memoryWarning(_ notification: Notification) {
      URLCache.shared.removeAllCachedResponses()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
      var task = UIBackgroundTaskIdentifier.invalid
      task = application.beginBackgroundTask(withName: "sync") {
        application.endBackgroundTask(task)
        task = .invalid
      }
      application.endBackgroundTask(task)
    }
  }
#else
  typealias PlatformColor = NSColor
  typealias PlatformFont = NSFont

  class BeaconDelegate: NSObject, NSApplicationDelegate {}
#endif

final class OrientationModel: ObservableObject {
  static let shared = OrientationModel()
  @Published var isLandscape = false
}
