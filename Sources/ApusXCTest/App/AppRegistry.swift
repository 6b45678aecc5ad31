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
    /// The app that was registered first.
    var first: String?
    /// The apps that UI test targets are for, by their modules: in each, the first that was registered.
    var targets: [Substring: String] = [:]
  }

  private static let registered = Mutex(Registered())

  /// - Parameter module: The module that registers the app.
  static func add(_ launch: @escaping Launch, for identifier: String, in module: Substring) {
    RunningTests.begin()
    registered.withLock {
      $0.launches[identifier] = launch
      if $0.first == nil { $0.first = identifier }
      if $0.targets[module] == nil { $0.targets[module] = identifier }
    }
  }

  /// The app that the running test's target is for. SwiftPM runs all targets in one process.
  static var target: String? {
    let module = RunningTests.current.flatMap { test in
      String(reflecting: type(of: test)).split(separator: ".").first
    }
    return registered.withLock { registered in
      module.flatMap { registered.targets[$0] } ?? registered.first
    }
  }

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
  /// An addition of Apus. `XCUIApplication()` is the app that the test's own module registered first, or else the
  /// first of all. `XCUIApplication(bundleIdentifier:)` is any of them.
  ///
  /// - Parameters:
  ///   - bundleIdentifier: The identifier of the app's bundle; nil: the name of its type.
  ///   - fileID: The file that registers the app. It begins with the module.
  nonisolated public static func register<Main: App & SendableMetatype>(
    _ app: Main.Type, bundleIdentifier: String? = nil, fileID: String = #fileID
  ) {
    AppRegistry.add(
      { storage in Screen(app: Main(), width: ScreenSize.iPhone15.width, storage: storage) },
      for: bundleIdentifier ?? String(describing: app), in: fileID.prefix { $0 != "/" })
  }

  /// Makes the app of a delegate with `@main` known to the tests of this process, as
  /// ``register(_:bundleIdentifier:fileID:)`` does.
  nonisolated public static func register<Delegate: UIApplicationDelegate & SendableMetatype>(
    _ delegate: Delegate.Type, bundleIdentifier: String? = nil, fileID: String = #fileID
  ) {
    AppRegistry.add(
      { storage in
        Screen(delegate: delegate, width: ScreenSize.iPhone15.width, storage: storage)
      },
      for: bundleIdentifier ?? String(describing: delegate), in: fileID.prefix { $0 != "/" })
  }
}
