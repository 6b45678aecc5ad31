import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import StrictWebSocket
import Synchronization

/// What all connections of a server share, and what it does with their requests.
final class ServerCore: Sendable {
  /// What may follow it after a `/` tells attempts apart, and means nothing.
  static let socketPath = "/_apus/socket"
  static let uploadPath = "/_apus/upload/"

  let configuration: ServerConfiguration
  let signer: TokenSigner
  let logger: Logger
  let metrics: ServerMetrics
  let site: any Site
  let table: NIOLoopBound<ConnectionTable>
  private let sockets: SocketPort
  let uploads: UploadStore
  private let origins: OriginPolicy
  private let hosts: HostPolicy
  private let refusedHosts = SaidOnce()
  let proxies: ProxyNotice
  private let draining = Atomic(false)

  /// Call on the event loop.
  init(context: ServerContext, site: any Site, table: NIOLoopBound<ConnectionTable>) throws {
    configuration = context.configuration
    signer = context.signer
    logger = context.logger
    metrics = ServerMetrics(registry: context.metrics)
    self.site = site
    self.table = table
    sockets = SocketPort(
      loop: context.eventLoop, limits: context.configuration.limits, table: table)
    origins = OriginPolicy(
      allowed: configuration.allowedOrigins, allowsMissing: configuration.allowsMissingOrigin)
    hosts = HostPolicy(configuration)
    proxies = ProxyNotice(logger: context.logger)
    uploads = try UploadStore(
      folder: configuration.data.appendingPathComponent("uploads", isDirectory: true),
      isShared: configuration.isHandedOver, limits: configuration.limits, loop: context.eventLoop)
  }

  var isDraining: Bool {
    get { draining.load(ordering: .relaxed) }
    set { draining.store(newValue, ordering: .relaxed) }
  }

  func isTrusted(_ peer: ClientAddress) -> Bool {
    configuration.trustedProxies.contains { $0.contains(peer) }
  }

  // MARK: Sockets

  static func isSocketPath(_ path: some StringProtocol) -> Bool {
    path == socketPath || path.hasPrefix(socketPath + "/")
  }

  /// The status that refuses a valid handshake, or `nil` to accept it.
  func judgeUpgrade(
    _ head: HTTPRequestHead, peer: ClientAddress, on loop: any EventLoop
  ) -> EventLoopFuture<HTTPResponse.Status?> {
    func refuse(
      _ status: HTTPResponse.Status, _ reason: String
    ) -> EventLoopFuture<HTTPResponse.Status?> {
      metrics.upgradeRefused(reason)
      return loop.makeSucceededFuture(status)
    }
    let (path, query) = Self.split(head.uri)
    guard Self.isSocketPath(path), head.method == .GET else { return refuse(.notFound, "path") }
    guard head.headers["Host"].count < 2 else { return refuse(.badRequest, "host") }
    guard !isDraining else { return refuse(.serviceUnavailable, "draining") }
    let forwarded = forwarded(head, peer: peer)
    guard isOwn(forwarded.host) else { return refuse(.misdirectedRequest, "host") }
    guard
      origins.accepts(
        origins: head.headers["Origin"], host: forwarded.host, isSecure: forwarded.isSecure)
    else {
      logger.notice(
        "socket refused: foreign origin",
        metadata: [
          "origin": "\(LogText.escaped(head.headers["Origin"].joined(separator: ",")))",
          "network": "\(forwarded.address.network)",
        ])
      return refuse(.forbidden, "origin")
    }
    let request = SocketRequest(
      query: query, headers: HTTPFields(head.headers, splitCookie: false),
      address: forwarded.address, isSecure: forwarded.isSecure)
    let promise = loop.makePromise(of: HTTPResponse.Status?.self)
    let site = site
    MainLoop.perform { promise.succeed(site.refusal(of: request)) }
    return promise.futureResult.map { [metrics] status in
      if status != nil { metrics.upgradeRefused("site") }
      return status
    }
  }

  /// Puts a socket in place of HTTP, and hands it to the site.
  func openSocket(
    _ head: HTTPRequestHead, peer: ClientAddress, channel: any Channel, lease: ConnectionLease
  ) throws {
    let forwarded = forwarded(head, peer: peer)
    let receiver = ReceiverBox()
    let metrics = metrics
    metrics.socketOpened()
    let socket = try sockets.open(
      channel, receiver: receiver,
      books: sockets.books(
        for: forwarded.address, lease: lease,
        counts: SocketCounts(
          throttled: { metrics.socketThrottled() }, closed: { metrics.socketClosed(code: $0) })))
    let request = SocketRequest(
      query: Self.split(head.uri).query, headers: HTTPFields(head.headers, splitCookie: false),
      address: forwarded.address, isSecure: forwarded.isSecure)
    let site = site
    MainLoop.perform {
      if let taker = site.connect(request, socket: socket) {
        receiver.set(taker)
      } else {
        socket.close(code: WebSocketCloseCode.policyViolation, reason: "refused")
      }
    }
  }

  /// Whose request it is.
  func clientAddress(of head: HTTPRequestHead, peer: ClientAddress) -> ClientAddress {
    isTrusted(peer) ? forwarded(head, peer: peer).address : peer
  }

  private func forwarded(_ head: HTTPRequestHead, peer: ClientAddress) -> ForwardedRequest {
    forwarded(peer, host: head.headers.first(name: "Host")) { head.headers[$0.rawName] }
  }

  private func forwarded(
    _ peer: ClientAddress, host: String?, _ values: (HTTPField.Name) -> [String]
  ) -> ForwardedRequest {
    let forwardedFor = values(.forwardedFor)
    if !forwardedFor.isEmpty, !isTrusted(peer) { proxies.passedOn(by: peer) }
    return ForwardedRequest(
      peer: peer, host: host, forwardedFor: forwardedFor, forwardedProto: values(.forwardedProto),
      forwardedHost: values(.forwardedHost), trusted: configuration.trustedProxies)
  }

  /// Whether the server answers to a name; the log has those that it does not.
  private func isOwn(_ host: String?) -> Bool {
    guard let host, !hosts.accepts(host) else { return true }
    let name = LogText.escaped(host, limit: 80)
    if refusedHosts.isNew(name) {
      logger.warning(
        "a request for another host was refused; if the name is this server's, add it to APUS_HOSTS",
        metadata: ["host": "\(name)"])
    }
    return false
  }

  // MARK: Pages

  /// Answers a request.
  func answer(
    _ request: Request, _ writer: consuming ResponseWriter, peer: ClientAddress
  ) async throws {
    let start = ContinuousClock.now
    let nonce = makeNonce()
    let forwarded = forwarded(peer, host: request.head.authority) { request.headers[values: $0] }
    var response = await respond(to: request, nonce: nonce, peer: peer, forwarded)
    SecurityHeaders.add(
      to: &response.headers, nonce: nonce, policies: response.trustedTypesPolicies,
      pictureHosts: response.pictureHosts, isSandboxed: response.isSandboxed,
      isFramed: response.isFramed,
      isSecure: forwarded.isSecure, framesItself: configuration.framesItself)
    response.compress(for: request.headers, pages: site.pageCompressor)
    let body = response.body
    if response.status.code != 204, response.status.code != 304 {
      response.headers[.contentLength] = "\(body.readableBytes)"
    }
    metrics.answered(response.status, in: .now - start)
    logger.debug(
      "answered",
      metadata: [
        "method": "\(LogText.escaped(request.method.rawValue, limit: 20))",
        "status": "\(response.status.code)",
      ])
    let head = HTTPResponse(status: response.status, headerFields: response.headers)
    if request.method == .head || body.readableBytes == 0 {
      try await writer.writeResponse(head)
    } else {
      try await writer.write(response: head, body: .init(byteBuffer: body))
    }
  }

  private func respond(
    to request: Request, nonce: String, peer: ClientAddress, _ forwarded: ForwardedRequest
  ) async -> PageResponse {
    guard let target = request.head.path, target.utf8.first == UInt8(ascii: "/"),
      request.head.authority != nil,
      // The first one is the authority. A proxy might have looked at the second.
      request.headers[values: Self.host].isEmpty
    else { return .refusal(.badRequest) }
    let (path, query) = Self.split(target)
    guard isOwn(forwarded.host) else { return .refusal(.misdirectedRequest) }
    var page = PageRequest(
      method: request.method, path: path, query: query, headers: request.headers,
      address: forwarded.address, isSecure: forwarded.isSecure, nonce: nonce)
    page.origin = forwarded.host.map { "\(forwarded.isSecure ? "https" : "http")://\($0)" }

    switch request.method {
    case .get, .head:
      if let own = await ownPage(
        path, peer: peer, address: forwarded.address, headers: request.headers)
      {
        return own
      }
    case .post:
      guard isFromOwnPage(request.headers, forwarded) else { return .refusal(.forbidden) }
      if path.hasPrefix(Self.uploadPath) {
        let token = path.dropFirst(Self.uploadPath.utf8.count)
        return await receiveUpload(request, page: page, token: token)
      }
      if let length = request.headers[.contentLength].flatMap(Int.init),
        length > configuration.limits.formBody
      {
        return .refusal(.contentTooLarge)
      }
      do {
        page.body = try await request.body.collect(upTo: configuration.limits.formBody)
      } catch {
        return .refusal(.contentTooLarge)
      }
    default:
      var refusal = PageResponse.refusal(.methodNotAllowed)
      refusal.headers[.allow] = "GET, HEAD, POST"
      return refusal
    }
    if let answer = await site.endpoint(for: page) { return await answer() }
    return await site.respondWhenLoaded(to: page)
  }

  private static let host = HTTPField.Name("Host")!
  private static let fetchSite = HTTPField.Name("Sec-Fetch-Site")!

  /// Whether a POST comes from a page of this site or an allowed one, or from a program. Where a browser
  /// leaves the origin out, it says how far away the page is.
  private func isFromOwnPage(_ headers: HTTPFields, _ forwarded: ForwardedRequest) -> Bool {
    let origin = headers[values: .origin]
    guard origin.isEmpty else {
      return origins.accepts(
        origins: origin, host: forwarded.host, isSecure: forwarded.isSecure)
    }
    return headers[values: Self.fetchSite].allSatisfy { ["same-origin", "none"].contains($0) }
  }

  static func split(_ target: String) -> (path: String, query: String?) {
    guard let mark = target.firstIndex(of: "?") else { return (target, nil) }
    return (String(target[..<mark]), String(target[target.index(after: mark)...]))
  }
}
