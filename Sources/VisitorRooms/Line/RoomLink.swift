import NIOCore
import NIOPosix
import WebServer

/// One end of the line between the front and a room.
///
/// Frames arrive on the main actor, in the order in which they were sent. What is sent in one turn of
/// the event loop is written at once.
final class RoomLink: Sendable {
  private let channel: any Channel
  private let writer: NIOLoopBound<Writer>

  /// What is sent until the turn ends.
  private final class Writer {
    var buffer = ByteBuffer()
    var isFlushDue = false
  }

  private init(channel: any Channel) {
    self.channel = channel
    writer = NIOLoopBound(Writer(), eventLoop: channel.eventLoop)
  }

  /// Takes over a connected socket.
  /// - Parameters:
  ///   - receive: Called with each frame.
  ///   - end: Called once, when the other end is gone.
  static func open(
    _ descriptor: Int32, on loop: any EventLoop,
    receive: @escaping @MainActor @Sendable (RoomFrame) -> Void,
    end: @escaping @MainActor @Sendable () -> Void
  ) async throws -> RoomLink {
    try await ClientBootstrap(group: loop)
      .channelOption(.maxMessagesPerRead, value: 16)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers([
            ByteToMessageHandler(RoomFrameDecoder()), Receiver(receive: receive, end: end),
          ])
        }
      }
      .withConnectedSocket(descriptor)
      .flatMapThrowing { channel in RoomLink(channel: channel) }
      .get()
  }

  func send(
    _ kind: RoomFrame.Kind, _ conversation: UInt32 = 0, _ payload: ByteBuffer = ByteBuffer()
  ) {
    let frame = RoomFrame(kind: kind, conversation: conversation, payload: payload)
    if channel.eventLoop.inEventLoop {
      append(frame)
    } else {
      channel.eventLoop.execute { self.append(frame) }
    }
  }

  private func append(_ frame: RoomFrame) {
    let writer = writer.value
    frame.write(into: &writer.buffer)
    guard !writer.isFlushDue else { return }
    writer.isFlushDue = true
    channel.eventLoop.execute {
      let writer = self.writer.value
      writer.isFlushDue = false
      let buffer = writer.buffer
      writer.buffer = ByteBuffer()
      self.channel.writeAndFlush(buffer, promise: nil)
    }
  }

  func close() { channel.close(promise: nil) }

  private final class Receiver: ChannelInboundHandler {
    typealias InboundIn = RoomFrame
    private let receive: @MainActor @Sendable (RoomFrame) -> Void
    private let end: @MainActor @Sendable () -> Void

    init(
      receive: @escaping @MainActor @Sendable (RoomFrame) -> Void,
      end: @escaping @MainActor @Sendable () -> Void
    ) {
      self.receive = receive
      self.end = end
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let frame = unwrapInboundIn(data)
      if frame.kind == .ask, MainLoop.isDirect {
        let receive = receive
        MainLoop.performOwnNow { receive(frame) }
      } else {
        MainLoop.perform { [receive] in receive(frame) }
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
      MainLoop.perform { [end] in end() }
    }
  }
}
