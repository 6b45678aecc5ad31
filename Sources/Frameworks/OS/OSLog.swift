import Foundation
import Logging

/// How serious a message is.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  var level: Logging.Logger.Level {
    switch self {
    case .info: .info
    case .debug: .debug
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }
}

/// A log: a part of an app and a topic.
public final class OSLog: Sendable {
  let subsystem, category: String
  let isOpen: Bool

  /// - Parameters:
  ///   - subsystem: The app or one of its parts, such as `org.example.shop`.
  ///   - category: A topic.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem, category, isOpen: true)
  }

  private init(_ subsystem: String, _ category: String, isOpen: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isOpen = isOpen
  }

  /// The log without a subsystem.
  public static let `default` = OSLog("", "", isOpen: true)
  /// A log that writes nothing.
  public static let disabled = OSLog("", "", isOpen: false)

  /// Whether a message of a type would be written.
  public func isEnabled(type: OSLogType) -> Bool {
    isOpen && Logging.Logger(label: subsystem).logLevel <= type.level
  }
}

/// Writes a message to a log.
///
/// - Parameters:
///   - message: A format in the form of C. `%@` stands for a text or an object, which is private, and
///     `%{public}@` for one that is not.
///   - log: The log.
///   - type: How serious the message is.
///   - args: The values of the format.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any?...
) {
  Logger(log).log(level: type, OSLogMessage(format: "\(message)", args))
}

/// Writes a message to a log.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any?...
) {
  Logger(log).log(level: type, OSLogMessage(format: "\(message)", args))
}
