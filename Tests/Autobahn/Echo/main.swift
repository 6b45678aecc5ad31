import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import StrictWebSocket

/// Sends every message back.
final class Echo: WebSocketDelegate {
  func webSocket(_ socket: WebSocketHandler, receivedText text: ByteBuffer) {
    socket.send(text: text)
  }

  func webSocket(_ socket: WebSocketHandler, receivedBinary data: ByteBuffer) {
    socket.send(binary: data)
  }

  func webSocket(_ socket: WebSocketHandler, closedWith code: UInt16) {}
}

/// Left out by `--mutant`, to prove that the cases notice.
let mutants: [String: WebSocketRules] = [
  "utf8": .textIsUTF8,
  "reserved-bits": .reservedBitsAreZero,
  "close-codes": .closeCodesAreKnown,
  "fragments": .fragmentsAreInOrder,
]

var rules = WebSocketRules.all
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  guard argument == "--mutant", let name = arguments.popFirst(), let rule = mutants[name] else {
    let names = mutants.keys.sorted().joined(separator: "|")
    FileHandle.standardError.write(Data("usage: AutobahnEcho [--mutant \(names)]\n".utf8))
    exit(2)
  }
  rules.remove(rule)
}

// The largest message of the cases.
let limits = WebSocketLimits(frame: 256 * 1024, message: 256 * 1024)

enum Connection: Sendable {
  case socket
  case http
}

let server = try ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
  .serverChannelOption(.backlog, value: 256)
  .childChannelInitializer { [rules] channel in
    let upgrader = WebSocketUpgrader<Connection>(
      accepts: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
      install: { channel, _ in
        try channel.pipeline.syncOperations.addHandler(
          WebSocketHandler(delegate: Echo(), limits: limits, rules: rules))
        return .socket
      })
    return channel.pipeline.configureUpgradableHTTPServerPipeline(
      configuration: .init(
        upgradeConfiguration: .init(
          upgraders: [upgrader],
          notUpgradingCompletionHandler: { channel in
            channel.close().map { Connection.http }
          }))
    ).map { _ in }
  }
  .bind(host: "127.0.0.1", port: 0).wait()

print(server.localAddress?.port ?? 0)
fflush(nil)
try server.closeFuture.wait()
