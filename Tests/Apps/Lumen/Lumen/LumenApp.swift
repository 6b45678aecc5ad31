import SwiftUI

@main
struct LumenApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
  @StateObject private var library = NoteLibrary()
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      NotebookView()
        .environmentObject(library)
        .accentColor(Color("AccentColor"))
    }
    .onChange(of: scenePhase) { phase in
      if phase == .background { library.save() }
    }
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  static var orientationLock = UIInterfaceOrientationMask.all

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UITextView.appearance().backgroundColor = .clear
    UIScrollView.appearance().keyboardDismissMode = .interactive
    UIPageControl.appearance().currentPageIndicatorTintColor = .label
    UIPageControl.appearance().pageIndicatorTintColor = UIColor.label.withAlphaComponent(0.2)
    UISegmentedControl.appearance().selectedSegmentTintColor = UIColor.systemIndigo
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.white], for: .selected)
    return true
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    AppDelegate.orientationLock
  }
}
