/// A way to run an app: as a web server, for example.
///
/// An app's target links a host without naming it; `App.main()` finds it here. The host's target
/// declares a type, and nothing else:
///
/// ```swift
/// enum WebScreenHost: ScreenHost {
///   static func run(
///     _ wishes: HostWishes, _ makeApp: @escaping @MainActor () -> any HostedApp
///   ) {
///     // Serve until the process ends.
///   }
/// }
/// ```
@_alwaysEmitConformanceMetadata
@MainActor
package protocol ScreenHost {
  /// Runs the app until the process is asked to end.
  ///
  /// - Parameters:
  ///   - wishes: What the app's type says before the app is made.
  ///   - makeApp: Makes the app; called once in each process that runs it, after the host has
  ///     prepared the process.
  static func run(_ wishes: HostWishes, _ makeApp: @escaping @MainActor () -> any HostedApp)
}

/// An app's wishes for its host. The process that knows it may never make the app.
package struct HostWishes: Sendable {
  /// Whether the app is written for one process that all visitors share.
  package var sharesProcess: Bool
  /// Names of environment variables that the app reads in the processes of its visitors.
  package var roomEnvironment: [String]

  package init(sharesProcess: Bool = false, roomEnvironment: [String] = []) {
    self.sharesProcess = sharesProcess
    self.roomEnvironment = roomEnvironment
  }
}

/// The hosts that are linked into this program.
package enum HostRegistry {
  /// Every host, ordered by name.
  package static var all: [any ScreenHost.Type] {
    ConformingTypes.of((any ScreenHost).self)
      .compactMap { $0 as? any ScreenHost.Type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
  }

  /// The host that an app runs in, or nil if the program links none.
  package static var first: (any ScreenHost.Type)? { all.first }
}
