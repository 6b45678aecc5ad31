import Foundation

/// The number of a task that goes on when the app is in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The number of no task.
  public static let invalid = Self(rawValue: 0)
}

extension UIApplication {
  /// Says that work begins that goes on in the background. A server's work goes on anyway.
  ///
  /// - Parameter handler: Never called, because the time for the work does not end.
  /// - Returns: A number for ``endBackgroundTask(_:)``.
  public func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  /// Says that work has ended.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The seconds that work in the background may take: without end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
