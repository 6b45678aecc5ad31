import Logging

/// Writes messages of an app to the server's log.
///
/// ```swift
/// let logger = Logger(subsystem: "org.example.shop", category: "cart")
/// logger.info("\(count) items of \(name, privacy: .public)")
/// ```
/// Texts and objects are private unless a message says otherwise, as on a phone. A release build writes
/// `<private>` for them. A debug build writes everything. Numbers and truth values are public.
public struct Logger: Sendable {
  private let log: Logging.Logger
  private let isEnabled: Bool

  /// A logger without a subsystem.
  public init() { self.init(OSLog.default) }

  /// A logger of a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: The app or one of its parts, such as `org.example.shop`: the label of its lines.
  ///   - category: A topic, which each line has as `category`.
  public init(subsystem: String, category: String) {
    self.init(OSLog(subsystem: subsystem, category: category))
  }

  /// The logger of a log.
  public init(_ logObj: OSLog) {
    var log = Logging.Logger(label: logObj.subsystem.isEmpty ? "app" : logObj.subsystem)
    if !logObj.category.isEmpty { log[metadataKey: "category"] = "\(logObj.category)" }
    self.log = log
    isEnabled = logObj.isOpen
  }

  /// Writes a message of the default level, which is `notice` in the server's log.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    guard isEnabled else { return }
    log.log(level: level.level, "\(message.text)")
  }

  /// Writes a message of the level `debug`.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message of the level `debug`.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message of the level `info`.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a message of the level `notice`.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message of the level `error`.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message of the level `error`.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message of the level `critical`.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a message of the level `critical`.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
