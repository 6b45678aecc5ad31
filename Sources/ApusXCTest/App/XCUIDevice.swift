import ApusUI
import ScreenTesting

/// The phone on which apps run.
@MainActor @preconcurrency
public final class XCUIDevice {
  /// The phone. There is one.
  public static let shared = XCUIDevice()

  /// How the phone is held. A change turns the screens of all apps that run.
  public var orientation: UIDeviceOrientation = .portrait {
    didSet {
      for app in RunningApp.all.values { app.turn(to: orientation) }
      MainQueue.settle()
    }
  }

  /// A button at the edge of the phone.
  public enum Button: Int, Sendable {
    case home = 1
    case volumeUp
    case volumeDown
  }

  /// Presses a button. Home puts the app into the background; a page hears nothing of the buttons for the volume.
  public func press(_ button: Button) {
    if button == .home { RunningApp.foreground = nil }
  }
}
