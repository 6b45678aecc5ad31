import ScreenLayout
import ScreenTesting
import ViewGraph

/// An app that a test launched: its screen, and what a phone shows of it that a screen of Apus always has.
@MainActor
final class RunningApp {
  /// The app in front, and those that were launched before and not ended.
  private(set) static var all: [String: RunningApp] = [:]
  static var foreground: String?
  static var front: RunningApp? { foreground.flatMap { all[$0] } }

  let screen: Screen
  let identifier: String
  private let settings: LaunchSettings
  /// A picker or menu whose choices are seen since it was tapped.
  var openMenu: NodeID?
  /// A row whose actions are seen since it was swiped.
  var openRow: NodeID?

  private init(_ identifier: String, _ screen: Screen, _ settings: LaunchSettings) {
    self.identifier = identifier
    self.screen = screen
    self.settings = settings
  }

  /// Starts an app anew.
  static func launch(
    _ identifier: String, arguments: [String], environment: [String: String],
    _ launch: AppRegistry.Launch
  ) {
    end(identifier)
    let settings = LaunchSettings(arguments: arguments, environment: environment)
    let screen = launch(LaunchSettings.storage(arguments))
    Sleepers.follow(screen.clock)
    let app = RunningApp(identifier, screen, settings)
    all[identifier] = app
    foreground = identifier
    app.turn(to: XCUIDevice.shared.orientation)
    MainQueue.settle()
  }

  static func end(_ identifier: String) {
    guard let app = all.removeValue(forKey: identifier) else { return }
    app.settings.end()
    if foreground == identifier { foreground = nil }
  }

  func turn(to orientation: UIDeviceOrientation) {
    let size = ScreenSize.iPhone15
    screen.size = orientation.isLandscape ? size.landscape : size
  }
}
