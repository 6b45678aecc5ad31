import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import StrictWebSocket

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a connection continues after its first request.
enum NegotiatedConnection: Sendable {
  case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
  /// Everything happens on the event loop from here.
  case socket
}

/// A connection whose first request is awaited.
struct PendingConnection: ServerChildChannelValue {
  let channel: any Channel
  let peer: ClientAddress
  let negotiated: EventLoopFuture<NegotiatedConnection>
}

/// Sets connections up: HTTP with Hummingbird, sockets beside it on the same port.
struct ConnectionSetup: HTTPChannelHandler {
  let server: ServerCore
  let responder: Responder

  init(server: ServerCore) {
    self.server = server
    responder = { _, writer, _ in
      try await writer.writeResponse(HTTPResponse(status: .internalServerError))
    }
  }

  private init(server: ServerCore, responder: @escaping Responder) {
    self.server = server
    self.responder = responder
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<PendingConnection> {
    channel.eventLoop.makeCompletedFuture { try setUp(channel) }
  }

  func handle(value: PendingConnection, logger: Logger) async {
    guard case .http(let stream) = try? await value.negotiated.get() else { return }
    let server = server
    let peer = value.peer
    let bound = ConnectionSetup(server: server) { request, writer, channel in
      try await server.answer(request, writer, peer: peer)
    }
    await bound.handleHTTP(asyncChannel: stream, logger: logger)
  }

  private func setUp(_ channel: any Channel) throws -> PendingConnection {
    let server = server
    // A process that an app or a crash starts gets no visitor's connection.
    try channel.pipeline.syncOperations.withUnsafeTransportIfAvailable {
      (socket: NIOBSDSocket.Handle) in _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    }
    let peer = channel.remoteAddress.flatMap(ClientAddress.init) ?? .loopback
    let counted = server.isTrusted(peer) ? nil : peer
    let table = server.table.value
    guard table.admit(counted, limits: server.configuration.limits) else {
      server.metrics.connectionRefused()
      if counted != nil { server.proxies.refused(peer) }
      guard table.turnAway(channel) else { throw TooManyConnections() }
      return try turnAway(channel, peer)
    }
    server.metrics.connectionOpened()
    let loop = channel.eventLoop
    var rate: TokenBucket? = counted == nil ? nil : table.requests.connection(now: loop.now)
    let clock = RequestClock(
      limits: server.configuration.limits, isDraining: server.isDraining, idles: table.idles,
      delay: { head in
        let (cost, now) = (RequestRate.cost(of: head), loop.now)
        let own = rate?.reserve(cost, now: now) ?? .zero
        let address = server.clientAddress(of: head, peer: peer)
        return max(own, table.requests.delay(of: cost, from: address, now: now))
      }
    ) {
      server.metrics.requestTimedOut()
    }
    let lease = ConnectionLease {
      table.forget(counted, clock)
      server.metrics.connectionClosed()
    }
    channel.closeFuture.assumeIsolated().whenComplete { _ in
      table.set(nil, for: channel)
      lease.channelClosed()
    }
    let place = NIOLoopBound(lease, eventLoop: loop)
    let bound = NIOLoopBound(clock, eventLoop: channel.eventLoop)
    let gate = RequestGate(clock: clock)
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = server.configuration.limits.headerBytes
    limits.maxHeaderListSize = server.configuration.limits.headerBytes
    limits.maxHeaderFieldCount = server.configuration.limits.headerCount
    let encoder = HTTPResponseEncoder()
    let decoder = ByteToMessageHandler(
      HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: limits))
    let upgrade = NIOTypedHTTPServerUpgradeHandler<NegotiatedConnection>(
      httpEncoder: encoder, extraHTTPHandlers: [gate, decoder, clock],
      upgradeConfiguration: .init(
        upgraders: [
          WebSocketUpgrader(
            accepts: { channel, head in
              server.judgeUpgrade(head, peer: peer, on: channel.eventLoop).map { status in
                guard let status else { return [:] }
                bound.value.refuse(status)
                return nil
              }
            },
            install: { channel, head in
              try server.openSocket(head, peer: peer, channel: channel, lease: place.value)
              return .socket
            })
        ],
        notUpgradingCompletionHandler: { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandlers([
              HTTP1ToHTTPServerCodec(secure: false), StrayErrorHandler(),
            ])
            return .http(
              try NIOAsyncChannel(
                wrappingChannelSynchronously: channel,
                configuration: .init(isOutboundHalfClosureEnabled: true)))
          }
        }))
    try channel.pipeline.syncOperations.addHandlers([gate, encoder, decoder, clock, upgrade])
    table.set(.http(clock), for: channel)
    return PendingConnection(
      channel: channel, peer: peer, negotiated: upgrade.upgradeResultFuture)
  }

  private func turnAway(_ channel: any Channel, _ peer: ClientAddress) throws
    -> PendingConnection
  {
    try channel.pipeline.syncOperations.addHandler(FullHandler())
    return PendingConnection(
      channel: channel, peer: peer,
      negotiated: channel.eventLoop.makeSucceededFuture(.socket))
  }
}

/// Closes a newcomer without an answer.
private struct TooManyConnections: Error {}

/// Answers a connection beyond the limit, without reading its request.
private final class FullHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer
  private static let answer = """
    HTTP/1.1 503 Service Unavailable\r
    Retry-After: 5\r
    Connection: close\r
    Content-Type: text/plain; charset=utf-8\r
    Content-Length: 37\r
    \r
    Too many connections. Try again soon.
    """

  func channelActive(context: ChannelHandlerContext) {
    let written = context.eventLoop.makePromise(of: Void.self)
    written.futureResult.assumeIsolated().whenComplete { _ in
      context.close(mode: .output, promise: nil)
    }
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: Self.answer)), promise: written)
    context.eventLoop.assumeIsolated().scheduleTask(in: .seconds(1)) { context.close(promise: nil) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {}

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}

/// Closes a connection on an error that no other handler handled.
private final class StrayErrorHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
