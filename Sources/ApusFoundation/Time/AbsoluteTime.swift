/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// Seconds since the first moment of 2001, in UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// The seconds from the first moment of 2001 to now. A change of the clock changes them.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}

/// The seconds since the machine started. No change of the clock changes them.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Runs a body. Linux has no pools of objects, so the body is all that happens.
///
/// - Returns: The body's result.
/// - Throws: The body's error.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

extension ProcessInfo {
  /// Whether the machine saves energy: false, because a server does not.
  public var isLowPowerModeEnabled: Bool { false }
}

extension Notification.Name {
  /// Posted by a phone when it begins or ends to save energy. A server never posts it.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
