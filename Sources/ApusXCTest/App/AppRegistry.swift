import ApusUI
import Foundation
import ScreenTesting
import Synchronization

/// The apps that tests can launch, by the identifiers of their bundles.
enum AppRegistry {
  /// Puts the app on a screen, with the values that `@AppStorage` finds.
  typealias Launch = @MainActor @Sendable (_ storage: [String: String]) -> Screen

  private struct Registered {
    var launches: [String: Launch] = [:]
    /// The app that a UI test target is for: the first that was registered.
    var target: String?
  }

  private static let registered = Mutex(Registered())

  static func add(_ launch: @escaping Launch, for identifier: String) {
    RunningTests.begin()
    registered.withLock {
      $0.launches[identifier] = launch
      if $0.target == nil { $0.target = identifier }
    }
  }

  static var target: String? { registered.withLock { $0.target } }
  static var identifiers: [String] { registered.withLock { $0.launches.keys.sorted() } }

  static func launch(of identifier: String) -> Launch? {
    registered.withLock { $0.launches[identifier] }
  }
}

extension XCUIApplication {
  /// Makes an app known to the tests of this process.
  ///
  /// On Apple's platforms Xcode knows which app a target's UI tests are for. Here the test target links the app, and
  /// says so before the first test. `apus test` generates this file:
  ///
  /// ```swift
  /// @_exported import ApusXCTest
  /// @testable import Shop
  ///
  /// @section(".init_array") @used
  /// private let app: @convention(c) () -> Void = { XCUIApplication.register(ShopApp.self) }
  /// ```
  ///
  /// An addition of Apus. `XCUIApplication()` is the app that was registered first, and
  /// `XCUIApplication(bundleIdentifier:)` any of them.
  ///
  /// - Parameter bundleIdentifier: The identifier of the app's bundle; nil: the name of its type.
  nonisolated public static func register<Main: App & SendableMetatype>(
    _ app: Main.Type, bundleIdentifier: String? = nil
  ) {
    AppRegistry.add(
      { storage in Screen(app: Main(), width: ScreenSize.iPhone15.width, storage: storage) },
      for: bundleIdentifier ?? String(describing: app))
  }
}
