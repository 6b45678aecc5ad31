import NIOCore

/// Lets one request at a time through to the decoder.
///
/// Bytes behind a request wait here until its answer was sent, and the connection is not read meanwhile. So
/// a client that sends requests without waiting for answers gets no more of the server than one that waits.
/// Stands in front of the HTTP decoder, and tells the ``RequestClock`` behind the decoder of each byte.
final class RequestGate: ChannelInboundHandler, ChannelOutboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let clock: RequestClock
  private var waiting = ByteBuffer()
  private var isReadDue = false
  private var isPassing = false
  /// How many bytes of the empty line at the end of a head have passed.
  private var matched = 0
  private var context: ChannelHandlerContext?

  private static let endOfHead = Array("\r\n\r\n".utf8)

  init(clock: RequestClock) {
    self.clock = clock
    clock.gate = self
  }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  /// After an upgrade the connection speaks another protocol.
  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
    if waiting.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(waiting)) }
    if isReadDue { context.read() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    if waiting.readableBytes == 0 { waiting = bytes } else { waiting.writeBuffer(&bytes) }
    pass()
  }

  func read(context: ChannelHandlerContext) {
    if clock.takesRequests, waiting.readableBytes == 0 { context.read() } else { isReadDue = true }
  }

  /// Called when the clock takes bytes again.
  func open() {
    guard let context, !isPassing else { return }
    let hasWaited = waiting.readableBytes > 0
    pass()
    // Handlers behind this one hand on what they have read when this is said.
    if hasWaited { context.fireChannelReadComplete() }
  }

  private func pass() {
    guard let context, !isPassing else { return }
    isPassing = true
    while clock.takesRequests, waiting.readableBytes > 0 {
      clock.bytesArrived()
      context.fireChannelRead(wrapInboundOut(next()))
    }
    isPassing = false
    guard isReadDue, clock.takesRequests, waiting.readableBytes == 0 else { return }
    isReadDue = false
    context.read()
  }

  /// The bytes up to the end of a request's head, or all bytes if the head is not complete.
  private func next() -> ByteBuffer {
    guard clock.awaitsHead else { return takeAll() }
    let bytes = waiting.readableBytesView
    for (count, byte) in bytes.enumerated() {
      if byte == Self.endOfHead[matched] {
        matched += 1
      } else {
        matched = byte == Self.endOfHead[0] ? 1 : 0
      }
      guard matched == Self.endOfHead.count else { continue }
      matched = 0
      return waiting.readSlice(length: count + 1)!
    }
    return takeAll()
  }

  private func takeAll() -> ByteBuffer {
    defer { waiting = ByteBuffer() }
    return waiting
  }
}
