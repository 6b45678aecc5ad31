import Foundation
import ScreenLayout
import ScreenTesting
import XCTest

/// A test's answers to alerts in front of the touched element.
@MainActor
enum Interruptions {
  struct Monitor {
    let token: UUID
    let test: ObjectIdentifier
    let handler: (XCUIElement) -> Bool
  }

  private static var monitors: [Monitor] = []

  static func add(_ test: XCTestCase, _ handler: @escaping (XCUIElement) -> Bool) -> UUID {
    let monitor = Monitor(token: UUID(), test: ObjectIdentifier(test), handler: handler)
    monitors.append(monitor)
    return monitor.token
  }

  static func remove(_ token: UUID) { monitors.removeAll { $0.token == token } }
  static func end(_ test: ObjectIdentifier) { monitors.removeAll { $0.test == test } }

  /// Asks the monitors, the newest first, until one has handled the alert in front.
  ///
  /// - Returns: Whether one has.
  static func handle(in app: RunningApp) -> Bool {
    guard let modal = app.screen.uppermostModal, modal[.modality]?.isQuestion == true else {
      return false
    }
    let alert = XCUIElementQuery(XCUIApplication(bundleIdentifier: app.identifier), .alert, "alert")
    {
      _ in [Found(node: modal)]
    }.firstMatch
    return monitors.reversed().contains { $0.handler(alert) }
  }
}

extension XCTestCase {
  /// Adds what is done when an alert stands in front of an element that the test touches. The newest is asked first;
  /// the test's end removes it.
  ///
  /// - Returns: What ``removeUIInterruptionMonitor(_:)`` takes.
  @MainActor @preconcurrency
  @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    RunningTests.begin()
    return Token(Interruptions.add(self, handler))
  }

  /// Removes what ``addUIInterruptionMonitor(withDescription:handler:)`` added.
  @MainActor @preconcurrency
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    if let token = monitor as? Token { Interruptions.remove(token.value) }
  }

  private final class Token: NSObject {
    let value: UUID
    init(_ value: UUID) { self.value = value }
  }
}
