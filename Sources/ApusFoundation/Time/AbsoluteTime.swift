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
  /// Whether the program is an iOS app on a Mac: false, because it runs on a server.
  public var isiOSAppOnMac: Bool { false }

  /// Whether the program is made by Mac Catalyst: false, because it runs on a server.
  public var isMacCatalystApp: Bool { false }

  /// Whether the machine saves energy: false, because a server does not.
  public var isLowPowerModeEnabled: Bool { false }

  /// How hot a device is.
  public enum ThermalState: Int, Sendable {
    /// As it should be.
    case nominal
    /// A little warmer than that.
    case fair
    /// So hot that work should be put off.
    case serious
    /// So hot that it should cool down at once.
    case critical
  }

  /// How hot the machine is: nominal, because a server's app is not told of more.
  public var thermalState: ThermalState { .nominal }

  /// Posted by a phone when ``thermalState`` changes. A server never posts it.
  public class var thermalStateDidChangeNotification: Notification.Name {
    Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
  }
}

extension Notification.Name {
  /// Posted by a phone when it begins or ends to save energy. A server never posts it.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
