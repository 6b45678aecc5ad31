import ViewGraph

/// Something without which an app cannot serve anybody, such as its database.
///
/// An addition of Apus: an app on iOS has no server.
///
/// ```swift
/// var body: some Scene {
///   WindowGroup { RootView() }
///   ReadinessCheck("database") { try await store.ping() }
/// }
/// ```
///
/// The server answers `/readyz` with 200 while all checks pass, and with 503 and the names of those that
/// do not, so that whatever spreads visitors over servers sends none here. Pages are served all the same.
/// A check is run for each such request, at most two seconds; what it throws is logged when it begins to
/// fail.
public struct ReadinessCheck: Scene {
  public typealias Body = Never

  private let hosted: HostedReadinessCheck

  /// Checks something whenever the server is asked whether it is ready.
  ///
  /// - Parameters:
  ///   - name: Shown to whoever asks: what is checked, in a word.
  ///   - check: Throws if it cannot be used.
  nonisolated public init(
    _ name: String, check: @escaping @Sendable () async throws -> Void
  ) {
    hosted = HostedReadinessCheck(name: name, check: check)
  }

  public static func _collect(_ scene: Self, into windows: inout _SceneWindows) {
    windows.readinessChecks.append(scene.hosted)
  }
}
