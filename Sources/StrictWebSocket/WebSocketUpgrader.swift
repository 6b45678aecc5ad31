import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Does NIOWebSocket's opening handshake, and leaves the pipeline to ``WebSocketHandler`` afterwards.
package final class WebSocketUpgrader<UpgradeResult: Sendable>: NIOTypedHTTPServerProtocolUpgrader {
  private let handshake: NIOTypedWebSocketServerUpgrader<UpgradeResult>
  private let install: @Sendable (any Channel, HTTPRequestHead) throws -> UpgradeResult

  package var supportedProtocol: String { handshake.supportedProtocol }
  package var requiredUpgradeHeaders: [String] { handshake.requiredUpgradeHeaders }

  /// - Parameters:
  ///   - accepts: The headers to answer with, or `nil` to refuse: the request is then treated like
  ///     any other, so that it can be answered with a status.
  ///   - install: Adds the handlers; called on the event loop once the upgrade was answered.
  package init(
    accepts: @escaping @Sendable (any Channel, HTTPRequestHead) -> EventLoopFuture<HTTPHeaders?>,
    install: @escaping @Sendable (any Channel, HTTPRequestHead) throws -> UpgradeResult
  ) {
    self.install = install
    handshake = NIOTypedWebSocketServerUpgrader(
      shouldUpgrade: accepts,
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture { try install(channel, head) }
      })
  }

  package func buildUpgradeResponse(
    channel: any Channel, upgradeRequest: HTTPRequestHead, initialResponseHeaders: HTTPHeaders
  ) -> EventLoopFuture<HTTPHeaders> {
    handshake.buildUpgradeResponse(
      channel: channel, upgradeRequest: upgradeRequest,
      initialResponseHeaders: initialResponseHeaders)
  }

  package func upgrade(
    channel: any Channel, upgradeRequest: HTTPRequestHead
  ) -> EventLoopFuture<UpgradeResult> {
    channel.eventLoop.makeCompletedFuture { try install(channel, upgradeRequest) }
  }
}
