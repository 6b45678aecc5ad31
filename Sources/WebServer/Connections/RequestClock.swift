import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// Closes connections whose requests make no progress, answers input that is not HTTP, and lets the
/// last request of a connection finish when the server drains.
///
/// Stands right behind the HTTP decoder; ``RequestGate`` in front of the decoder informs it of received
/// bytes, and lets none through while it has a request to answer.
final class RequestClock: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private enum Phase {
    /// No part of a request was received.
    case idle
    /// A part of the head was received.
    case head
    /// The head is whole; its turn has not come.
    case waiting
    case body
    /// The request is whole, its answer is not.
    case answering
    /// The last answer was sent; waiting for the connection to end.
    case ended
  }

  private let limits: ServerLimits
  private let onTimeout: () -> Void
  /// How long a request has to wait for its turn.
  private let delay: (HTTPRequestHead) -> TimeAmount
  private let idles: IdleConnections?
  var isListedAsIdle = false
  var idleBefore: RequestClock?
  var idleAfter: RequestClock?
  weak var gate: RequestGate?
  private var phase = Phase.idle
  /// Parts that the decoder had read before the request in front of them was answered.
  private var held: [HTTPServerRequestPart] = []
  private var hasHadRequest = false
  private var isDraining: Bool
  private var hasBegunAnswer = false
  private var hasAnswered = false
  /// Whether the connection ends with the current answer.
  private var isLast = false
  private var bodyBytes = 0
  private var bodyStart = NIODeadline.uptimeNanoseconds(0)
  private var context: ChannelHandlerContext?
  private var timer: Scheduled<Void>?

  /// How long an answer may take, from the whole request to its last byte.
  private static let answerDeadline = TimeAmount.minutes(2)
  private static let bodyCheck = TimeAmount.seconds(1)
  /// How long the peer has to end a connection after its last answer.
  private static let lingering = TimeAmount.seconds(5)

  /// More parts of pipelined requests than this end the connection. A decoder reads ahead only behind a
  /// body, which no browser and no proxy does.
  private static let mostHeld = 64

  /// - Parameters:
  ///   - isDraining: Whether the first request is the last.
  ///   - idles: Where it is listed while it waits for a request.
  ///   - delay: How long a request has to wait for its turn.
  init(
    limits: ServerLimits, isDraining: Bool = false, idles: IdleConnections? = nil,
    delay: @escaping (HTTPRequestHead) -> TimeAmount = { _ in .zero },
    onTimeout: @escaping () -> Void
  ) {
    self.limits = limits
    self.isDraining = isDraining
    self.idles = idles
    self.delay = delay
    self.onTimeout = onTimeout
  }

  /// Whether bytes of the connection belong to the request of now or to the next one.
  var takesRequests: Bool { phase != .answering && phase != .waiting && held.isEmpty }
  /// Whether the next bytes belong to the head of a request.
  var awaitsHead: Bool { phase == .idle || phase == .head }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    enter(.idle)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    timer?.cancel()
    idles?.remove(self)
    self.context = nil
  }

  func channelInactive(context: ChannelHandlerContext) {
    timer?.cancel()
    idles?.remove(self)
    context.fireChannelInactive()
  }

  /// Called when bytes arrive, before they are decoded.
  func bytesArrived() {
    if phase == .idle { enter(.head) }
  }

  /// Closes the connection after the request that is under way; at once if it has had one, and there is
  /// none. A connection that has just come still gets its answer.
  func drain() {
    isDraining = true
    if phase == .idle, hasHadRequest { context?.close(promise: nil) }
  }

  /// Closes the connection, which waits for a request, because another one needs its place.
  func giveWay() {
    hasGivenWay = true
    context?.close(promise: nil)
  }
  private(set) var hasGivenWay = false

  private func enter(_ next: Phase) {
    // The deadline of the first head runs from the start of the connection, even if no byte has
    // arrived.
    let wasWaitingForFirstHead = phase == .idle && next == .head && !hasHadRequest
    phase = next
    if next == .idle { idles?.append(self) } else { idles?.remove(self) }
    guard !wasWaitingForFirstHead else { return }
    switch next {
    case .waiting: break
    case .idle:
      start(hasHadRequest ? TimeAmount(limits.keepAlive) : TimeAmount(limits.headerDeadline)) {
        if self.hasHadRequest { self.context?.close(promise: nil) } else { self.expire() }
      }
    case .head: start(TimeAmount(limits.headerDeadline)) { self.expire() }
    case .body:
      guard let context else { return }
      bodyBytes = 0
      bodyStart = context.eventLoop.now
      start(Self.bodyCheck) { self.checkBody() }
    case .answering: start(Self.answerDeadline) { self.context?.close(promise: nil) }
    case .ended: start(Self.lingering) { self.context?.close(promise: nil) }
    }
  }

  private func start(_ delay: TimeAmount, _ action: @escaping () -> Void) {
    timer?.cancel()
    timer = context?.eventLoop.assumeIsolated().scheduleTask(in: delay, action)
  }

  private func checkBody() {
    guard let context, phase == .body else { return }
    let elapsed = context.eventLoop.now - bodyStart
    let late = elapsed - TimeAmount(limits.bodyGrace)
    let expected = Double(late.nanoseconds) / 1_000_000_000 * Double(limits.bodyRate)
    if Double(bodyBytes) < expected { return expire() }
    start(Self.bodyCheck) { self.checkBody() }
  }

  private func expire() {
    onTimeout()
    refuse(.requestTimeout)
  }

  /// Answers with a status, unless an answer has begun, and ends the connection.
  func refuse(_ status: HTTPResponse.Status) {
    guard let context, phase != .ended else { return }
    guard !hasBegunAnswer else { return context.close(promise: nil) }
    hasBegunAnswer = true
    var response = PageResponse.refusal(status)
    SecurityHeaders.add(to: &response.headers, nonce: makeNonce(), policies: [])
    response.headers[.contentLength] = "\(response.body.readableBytes)"
    let head = HTTPResponseHead(
      version: .http1_1,
      status: HTTPResponseStatus(statusCode: status.code, reasonPhrase: status.reasonPhrase),
      headers: HTTPHeaders(response.headers))
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(response.body))), promise: nil)
    writeLast(wrapOutboundOut(.end(nil)), context: context, promise: nil)
  }

  /// Ends our half of the connection after this part: ending both while the peer's bytes are unread would reset it,
  /// and the peer might never see the answer.
  private func writeLast(
    _ data: NIOAny, context: ChannelHandlerContext, promise: EventLoopPromise<Void>?
  ) {
    enter(.ended)
    let written = promise ?? context.eventLoop.makePromise(of: Void.self)
    written.futureResult.assumeIsolated().whenComplete { [weak self] _ in
      self?.context?.close(mode: .output, promise: nil)
    }
    context.writeAndFlush(data, promise: written)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard phase != .ended else { return }
    let part = unwrapInboundIn(data)
    let isNextRequest = if case .head = part { phase == .answering } else { false }
    if phase == .waiting || isNextRequest || !held.isEmpty { return hold(part) }
    take(part, context: context)
  }

  private func hold(_ part: HTTPServerRequestPart) {
    guard held.count < Self.mostHeld else {
      context?.close(promise: nil)
      return
    }
    held.append(part)
  }

  private func take(_ part: HTTPServerRequestPart, context: ChannelHandlerContext) {
    switch part {
    case .head(let head):
      let delay = delay(head)
      guard delay > .nanoseconds(0) else { return begin(head, context: context) }
      enter(.waiting)
      start(delay) {
        guard self.phase == .waiting, let context = self.context else { return }
        self.begin(head, context: context)
        self.takeHeld()
      }
    case .body(let buffer):
      bodyBytes += buffer.readableBytes
      context.fireChannelRead(wrapInboundOut(part))
    case .end:
      if phase == .body { enter(hasAnswered ? .idle : .answering) }
      context.fireChannelRead(wrapInboundOut(part))
    }
  }

  private func begin(_ received: HTTPRequestHead, context: ChannelHandlerContext) {
    var head = received
    let isFirst = !hasHadRequest
    hasHadRequest = true
    hasAnswered = false
    isLast = !head.isKeepAlive
    enter(.body)
    if isFirst, let status = prepareUpgrade(&head) { return refuse(status) }
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  /// Takes what came too early, and then lets more come.
  private func takeHeld() {
    while !held.isEmpty, let context, phase != .waiting, phase != .ended {
      if case .head = held[0], phase == .answering { break }
      take(held.removeFirst(), context: context)
    }
    context?.fireChannelReadComplete()
    gate?.open()
  }

  /// NIO's upgrade handler loses a request whose upgrade it does not make. So it sees only valid
  /// WebSocket handshakes; other upgrades are ignored, which every client must accept.
  /// - Returns: Why a WebSocket handshake is not valid.
  private func prepareUpgrade(_ head: inout HTTPRequestHead) -> HTTPResponse.Status? {
    let protocols = head.headers[canonicalForm: "upgrade"]
    guard !protocols.isEmpty else { return nil }
    guard protocols.contains(where: { $0.lowercased() == "websocket" }) else {
      head.headers.remove(name: "upgrade")
      return nil
    }
    let keys = head.headers["Sec-WebSocket-Key"]
    guard protocols.count == 1, head.method == .GET, head.version == .http1_1, keys.count == 1,
      head.headers[canonicalForm: "connection"].contains(where: { $0.lowercased() == "upgrade" }),
      let key = keys.first, key.utf8.count == 24, key.hasSuffix("==")
    else { return .badRequest }
    return head.headers["Sec-WebSocket-Version"] == ["13"] ? nil : .upgradeRequired
  }

  func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    switch unwrapOutboundIn(data) {
    case .head(var head):
      hasBegunAnswer = true
      if head.headers["Connection"].contains("close") { isLast = true }
      if isDraining || isLast {
        isLast = true
        head.headers.replaceOrAdd(name: "Connection", value: "close")
      }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      hasBegunAnswer = false
      hasAnswered = true
      if isLast || isDraining { return writeLast(data, context: context, promise: promise) }
      context.write(data, promise: promise)
      if phase == .answering {
        enter(.idle)
        takeHeld()
      }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case HTTPParserError.headerOverflow: refuse(.requestHeaderFieldsTooLarge)
    case is HTTPParserError: refuse(.badRequest)
    default: context.fireErrorCaught(error)
    }
  }
}
