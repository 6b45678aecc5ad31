import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Sends every text back, and does nothing that it could leave out.
final class Echo: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text:
      let answer = WebSocketFrame(fin: true, opcode: .text, data: frame.unmaskedData)
      context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
    case .connectionClose: context.close(promise: nil)
    default: break
    }
  }
}

/// Answers with a page, and closes.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let request) = unwrapInboundIn(data) else { return }
    let page = request.uri == "/healthz" ? "ok" : Pages.page(request.uri)
    let body = ByteBuffer(string: page ?? "Not found")
    let head = HTTPResponseHead(
      version: .http1_1, status: page == nil ? .notFound : .ok,
      headers: [
        "content-type": "text/html; charset=utf-8", "content-length": "\(body.readableBytes)",
        "connection": "close",
      ])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      channel.close(promise: nil)
    }
  }
}

guard let port = ProcessInfo.processInfo.environment["PORT"].flatMap({ Int($0) }) else {
  FileHandle.standardError.write(Data("usage: PORT=8081 EchoFloor\n".utf8))
  exit(2)
}

let server = try ServerBootstrap(group: MultiThreadedEventLoopGroup(numberOfThreads: 1))
  .serverChannelOption(.backlog, value: 1024)
  .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
  .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
  .childChannelInitializer { channel in
    channel.eventLoop.makeCompletedFuture {
      let upgrader = NIOWebSocketServerUpgrader(
        shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
        upgradePipelineHandler: { channel, _ in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(Echo())
          }
        })
      let pages = PageHandler()
      let unsafePages = NIOLoopBound(pages, eventLoop: channel.eventLoop)
      try channel.pipeline.syncOperations.configureHTTPServerPipeline(
        withServerUpgrade: (
          upgraders: [upgrader],
          completionHandler: { context in
            context.pipeline.syncOperations.removeHandler(unsafePages.value, promise: nil)
          }
        ))
      try channel.pipeline.syncOperations.addHandler(pages)
    }
  }
  .bind(host: "127.0.0.1", port: port).wait()

try server.closeFuture.wait()
