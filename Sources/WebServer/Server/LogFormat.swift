import Foundation
import Logging
import PageProtocol

/// How the log is written: a line for each event, on standard error.
package enum LogFormat: String, Sendable, CaseIterable {
  /// For people: time, level, label, `name=value` and the message.
  case text
  /// For programs: an object with `time` (RFC 3339, UTC), `level`, `label`, `message` and `metadata`.
  case json

  /// The handler that writes the log in this form.
  /// - Parameters:
  ///   - label: Which part of the program says it.
  ///   - level: What is said at least.
  package func handler(label: String, level: Logger.Level) -> any LogHandler {
    switch self {
    case .text:
      var handler = StreamLogHandler.standardError(label: label)
      handler.logLevel = level
      return handler
    case .json: return JSONLogHandler(label: label, logLevel: level)
    }
  }
}

/// Writes an object of JSON for each event.
struct JSONLogHandler: LogHandler {
  let label: String
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]
  var metadataProvider: Logger.MetadataProvider?
  /// Takes a whole line, with its end.
  var write: @Sendable ([UInt8]) -> Void = { FileHandle.standardError.write(Data($0)) }
  var now: @Sendable () -> Date = { Date() }

  private static let time = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

  init(label: String, logLevel: Logger.Level) {
    self.label = label
    self.logLevel = logLevel
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    var all = metadata
    if let provided = metadataProvider?.get() { all.merge(provided) { $1 } }
    if let given = event.metadata { all.merge(given) { $1 } }
    if let error = event.error { all["error"] = "\(LogText.escaped("\(error)", limit: 2000))" }
    var line = JSONWriter(capacity: 256)
    line.raw("{\"time\":")
    line.string(now().formatted(Self.time))
    for (name, value) in [
      ("level", event.level.rawValue), ("label", label), ("message", event.message.description),
    ] {
      line.raw(",\"\(name)\":")
      line.string(value)
    }
    if !all.isEmpty {
      line.raw(",\"metadata\":")
      append(.dictionary(all), to: &line)
    }
    line.raw("}\n")
    write(line.bytes)
  }

  private func append(_ value: Logger.MetadataValue, to line: inout JSONWriter) {
    switch value {
    case .string(let text): line.string(text)
    case .stringConvertible(let value): line.string(value.description)
    case .array(let values):
      line.raw("[")
      for (index, value) in values.enumerated() {
        if index > 0 { line.comma() }
        append(value, to: &line)
      }
      line.raw("]")
    case .dictionary(let values):
      line.raw("{")
      for (index, key) in values.keys.sorted().enumerated() {
        if index > 0 { line.comma() }
        line.string(key)
        line.raw(":")
        append(values[key]!, to: &line)
      }
      line.raw("}")
    }
  }
}
