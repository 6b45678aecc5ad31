import Foundation
import ScreenTesting

/// An app that a test launches, ends and asks for elements.
///
/// The app runs in the process of the test, on a screen without a browser. See ``register(_:bundleIdentifier:)`` for
/// how it is found.
@MainActor @preconcurrency
open class XCUIApplication: XCUIElement {
  /// The states of an app.
  public enum State: UInt, Sendable {
    case unknown = 0
    case notRunning
    case runningBackgroundSuspended
    case runningBackground
    case runningForeground
  }

  private let ownIdentifier: String?
  /// Arguments of the next launch. `-name value` overrides a value of the app's defaults.
  open var launchArguments: [String] = []
  /// Environment variables of the next launch.
  open var launchEnvironment: [String: String] = [:]

  /// The app that the target's tests are for.
  nonisolated public init() {
    ownIdentifier = nil
    super.init(path: .application)
  }

  /// Any registered app.
  nonisolated public init(bundleIdentifier: String) {
    ownIdentifier = bundleIdentifier
    super.init(path: .application)
  }

  private var bundle: String? { ownIdentifier ?? AppRegistry.target }

  override var app: RunningApp? { bundle.flatMap { RunningApp.all[$0] } }
  override var owner: XCUIApplication { self }

  /// The state of the app at this moment.
  open var state: State {
    guard let bundle, AppRegistry.launch(of: bundle) != nil else { return .unknown }
    guard RunningApp.all[bundle] != nil else { return .notRunning }
    return RunningApp.foreground == bundle ? .runningForeground : .runningBackground
  }

  /// Starts the app anew, and waits until its first screen has come to rest.
  open func launch() {
    guard let bundle, let launch = AppRegistry.launch(of: bundle) else {
      let known = AppRegistry.identifiers.joined(separator: ", ")
      return Failure.report(
        "There is no app \(bundle.map { "“\($0)” " } ?? "")to launch. Registered: "
          + "\(known.isEmpty ? "none. See XCUIApplication.register(_:bundleIdentifier:)" : known).",
        screen: nil)
    }
    RunningApp.launch(
      bundle, arguments: launchArguments, environment: launchEnvironment, launch)
  }

  /// Brings the app to the front; starts it, if it does not run.
  open func activate() {
    guard app != nil else { return launch() }
    RunningApp.foreground = bundle
  }

  /// Ends the app.
  open func terminate() {
    if let bundle { RunningApp.end(bundle) }
  }

  /// Waits until the app is in a state. Only the test itself changes that, so the answer is there at once.
  @discardableResult
  open func wait(for state: State, timeout: TimeInterval) -> Bool { self.state == state }
}
