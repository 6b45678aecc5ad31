import Foundation
import Logging
import Synchronization
import Testing

@testable import WebServer

/// Collects what is logged.
final class LogCollector: Sendable {
  let lines = Mutex<[String]>([])

  var texts: [String] { lines.withLock { $0 } }

  func logger() -> Logger {
    Logger(label: "test") { label in
      var handler = JSONLogHandler(label: label, logLevel: .trace)
      handler.write = { bytes in
        self.lines.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
      }
      handler.now = { Date(timeIntervalSince1970: 1_700_000_000.25) }
      return handler
    }
  }
}

@Suite struct LogFormatTests {
  @Test func anEventIsALineOfJSON() throws {
    let log = LogCollector()
    var logger = log.logger()
    logger[metadataKey: "room"] = "7"
    logger.warning(
      "two\nlines and \"quotes\"",
      metadata: [
        "list": ["a", "b"], "more": ["x": "1"], "room": "8", "number": .stringConvertible(3),
      ])
    let line = try #require(log.texts.first)
    #expect(line.hasSuffix("}\n") && line.count { $0 == "\n" } == 1)
    let read = try #require(
      JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(read["time"] as? String == "2023-11-14T22:13:20.250Z")
    #expect(read["level"] as? String == "warning")
    #expect(read["label"] as? String == "test")
    #expect(read["message"] as? String == "two\nlines and \"quotes\"")
    let metadata = try #require(read["metadata"] as? [String: Any])
    #expect(metadata["list"] as? [String] == ["a", "b"])
    #expect(metadata["more"] as? [String: String] == ["x": "1"])
    #expect(metadata["room"] as? String == "8")
    #expect(metadata["number"] as? String == "3")
  }

  @Test func theEnvironmentChoosesTheFormat() throws {
    #expect(try ServerConfiguration(environment: [:]).logFormat == .text)
    #expect(try ServerConfiguration(environment: ["LOG_FORMAT": "JSON"]).logFormat == .json)
    #expect(throws: ConfigurationError.self) {
      try ServerConfiguration(environment: ["LOG_FORMAT": "xml"])
    }
  }
}
