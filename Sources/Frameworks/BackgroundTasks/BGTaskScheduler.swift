import Foundation

/// Starts an app's tasks while nobody uses it. A page answers as a device that allows none: a server runs all the time,
/// and starts its own tasks.
public final class BGTaskScheduler: NSObject, Sendable {
  /// Why a request is not taken.
  public struct Error: Swift.Error, CustomNSError, Hashable, LocalizedError {
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let errorDomain = "BGTaskSchedulerErrorDomain"
    public var errorCode: Int { code.rawValue }
    // Foundation on Linux does not ask an error that has a code for its words.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    public var errorDescription: String? { "A page starts no tasks in the background." }
    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
  }

  private static let scheduler = BGTaskScheduler()
  public static var shared: BGTaskScheduler { scheduler }

  private override init() { super.init() }

  /// Takes a handler, which is never called because no request is taken.
  ///
  /// - Returns: True, as for an identifier that the app lists.
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }

  /// Fails with the code `unavailable`, as where a person has turned off tasks in the background.
  public func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }

  /// Does nothing, because no request is ever scheduled.
  public func cancel(taskRequestWithIdentifier identifier: String) {}

  /// Does nothing, because no request is ever scheduled.
  public func cancelAllTaskRequests() {}

  /// The requests that wait: none.
  public func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) {
    DispatchQueue.global().async { completionHandler([]) }
  }

  /// The requests that wait: none.
  public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
