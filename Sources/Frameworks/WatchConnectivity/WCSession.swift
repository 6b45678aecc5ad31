import Foundation

/// Why a watch is not reached.
public struct WCError: Error, CustomNSError, Hashable, LocalizedError {
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
    case watchAppNotInstalled, notReachable, invalidParameter, payloadTooLarge
    case payloadUnsupportedTypes, messageReplyFailed, messageReplyTimedOut, fileAccessDenied
    case deliveryFailed, insufficientSpace, sessionInactive, transferTimedOut
    case companionAppNotInstalled, watchOnlyApp
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "WCErrorDomain"
  public var errorCode: Int { code.rawValue }
  // Foundation on Linux does not ask an error that has a code for its words.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "A page reaches no watch." }
}

/// How far a session is.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// A line to a person's watch. A page answers like a tablet without a watch.
public final class WCSession: NSObject, Sendable {
  private static let session = WCSession()
  public static var `default`: WCSession { session }

  /// Whether there is a line to a watch: false.
  public static func isSupported() -> Bool { false }

  private let lock = NSLock()
  // The lock guards it.
  private nonisolated(unsafe) weak var listener: (any WCSessionDelegate)?

  /// The app's listener, which hears that the session is not supported. Held weakly.
  public var delegate: (any WCSessionDelegate)? {
    get { lock.withLock { listener } }
    set { lock.withLock { listener = newValue } }
  }

  private override init() { super.init() }

  public var activationState: WCSessionActivationState { .notActivated }
  public var isReachable: Bool { false }
  public var isPaired: Bool { false }
  public var isWatchAppInstalled: Bool { false }
  public var isComplicationEnabled: Bool { false }
  public var applicationContext: [String: Any] { [:] }
  public var receivedApplicationContext: [String: Any] { [:] }

  /// Tells the delegate that there is no line to a watch.
  public func activate() {
    Task { @MainActor in
      delegate?.session(
        self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }
  }

  /// Fails with the code `sessionNotSupported`.
  public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }

  /// Fails with the code `sessionNotSupported`, in a later turn of the main queue.
  public func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    // Called once, on the main thread; its type says nothing of threads.
    nonisolated(unsafe) let handler = errorHandler
    DispatchQueue.main.async { handler?(WCError(.sessionNotSupported)) }
  }

  /// Fails with the code `sessionNotSupported`, in a later turn of the main queue.
  public func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    // Called once, on the main thread; its type says nothing of threads.
    nonisolated(unsafe) let handler = errorHandler
    DispatchQueue.main.async { handler?(WCError(.sessionNotSupported)) }
  }
}

/// Hears a watch. A page has none, so that it hears the end of the activation alone.
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}
