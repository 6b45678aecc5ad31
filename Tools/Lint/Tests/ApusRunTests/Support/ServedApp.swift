import Foundation
import Testing
import ToolTesting

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An app that `apus serve` serves.
final class ServedApp {
  private let process = Process()
  private let address: String

  /// Builds and starts the app of a folder; returns when it answers.
  init(_ app: String, in folder: TemporaryFolder, scratch: String) throws {
    let output = Pipe()
    process.executableURL = ApusProgram.url
    process.arguments = [
      "serve", app, "--port", "\(try Self.freePort())", "--scratch-path", scratch,
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    var text = ""
    var address: String?
    while address == nil {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
      address = text.firstMatch(of: /Serving on (http:\S+)\n/).map { String($0.1) }
    }
    // Nobody may wait for a reader of what it still says.
    output.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
    self.address = try #require(address, "\(text)")
  }

  deinit { if process.isRunning { process.terminate() } }

  /// The words of the first page.
  func page() throws -> String {
    let url = try #require(URL(string: address))
    let page = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    return page.replacing(/<[^>]*>/, with: " ").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// Ends the server as a person does.
  ///
  /// - Returns: The exit code.
  func end() throws -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// A free port.
  ///
  /// Linux gives ports from 32,768 to 60,999 to outgoing connections. Such a connection may take a port before the app
  /// does, so lower ports are used.
  private static func freePort() throws -> UInt16 {
    let some = (0..<100).lazy.map { _ in UInt16.random(in: 20_000..<32_000) }
    return try #require(some.first(where: isFree))
  }

  private static func isFree(_ port: UInt16) -> Bool {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    address.sin_port = port.bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
