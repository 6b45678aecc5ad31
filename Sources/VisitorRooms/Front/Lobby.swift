import HTTPTypes
import Logging
import NIOCore
import WebServer

/// Draws pages for readers who have no room.
///
/// Each page is drawn by a process that has drawn for nobody else and ends then, so a variable that one
/// reader's page set is seen on no other reader's. A reader has no name here, no credentials and no network:
/// the page depends on its address, the languages and the window alone. So readers who ask for the same
/// within two seconds get the same page.
@MainActor
final class Lobby {
  /// The facts that a page of the lobby depends on.
  private struct Key: Hashable {
    var isHead: Bool
    var target: String
    var origin: String?
    var languages: String?
    var hints: String?
    var isOnComputer: Bool

    init(_ request: PageRequest) {
      isHead = request.method == .head
      target = request.target
      origin = request.origin
      languages = request.headers[.acceptLanguage]
      hints = request.headers[.cookie]
      isOnComputer = BrowserKind.isOnComputer(request.headers)
    }
  }

  /// A page that was drawn for the first of its readers.
  private struct Drawn: Sendable {
    let response: PageResponse
    /// Each answer has a nonce of its own; these are the places of the first one's.
    let nonces: [Int]
    let time = ContinuousClock.now

    init(_ response: PageResponse, nonce: String) {
      self.response = response
      nonces = response.body.readableBytesView.places(of: Array(nonce.utf8))
    }

    func response(nonce: String) -> PageResponse {
      var response = response
      for place in nonces { response.body.setString(nonce, at: place) }
      return response
    }
  }

  /// The answer to a reader for whom no process is left.
  struct Full: Error {}

  private let pages: any FrontPages
  private let supply: RoomSupply
  private let logger: Logger
  private var drawn: [Key: Drawn] = [:]
  private var drawing: [Key: Task<Drawn?, any Error>] = [:]
  private var harm = HarmfulAddresses()
  private var free: Int
  private var queue: [CheckedContinuation<Void, Never>] = []

  /// How long a page is shown to others.
  private static let freshness = Duration.seconds(2)
  /// How long a process may draw.
  private static let limit = Duration.seconds(5)
  private static let mostWaiting = 64
  private static let mostDrawn = 64
  private static let longestDrawn = 1 << 20

  /// - Parameter processes: How many draw at once.
  init(processes: Int, pages: any FrontPages, supply: RoomSupply, logger: Logger) {
    free = processes
    self.pages = pages
    self.supply = supply
    self.logger = logger
  }

  /// Draws a page.
  /// - Throws: ``Full`` if too many readers wait.
  func draw(_ request: PageRequest) async throws -> PageResponse {
    let client = request.address.limitKey
    let request = anonymous(request)
    guard !harm.isRefused(request.path, for: client, at: .now) else { return broken(request) }
    let key = Key(request)
    if let page = drawn[key], .now - page.time < Self.freshness {
      return page.response(nonce: request.nonce)
    }
    let task =
      drawing[key]
      ?? Task {
        defer { drawing[key] = nil }
        return try await drawAlone(request, key, client)
      }
    drawing[key] = task
    guard let page = try await task.value else { return broken(request) }
    return page.response(nonce: request.nonce)
  }

  /// - Returns: Nil if the page ended its process or took too long.
  private func drawAlone(_ request: PageRequest, _ key: Key, _ client: ClientAddress) async throws
    -> Drawn?
  {
    try await enter()
    defer { leave() }
    let room = try await supply.take()
    room.ended = { [weak room, supply] in room.map(supply.forget) }
    let clock = Task {
      try await Task.sleep(for: Self.limit)
      logger.error(
        "a page of the lobby takes too long", metadata: ["room": "\(room.process.identifier)"])
      room.kill()
    }
    defer { clock.cancel() }
    guard let response = try? await room.ask(request) else {
      harm.note(request.path, of: client, at: .now)
      supply.metrics.crashed()
      supply.nameCrash()
      return nil
    }
    Task {
      await room.count()
      room.kill()
    }
    let page = Drawn(response, nonce: request.nonce)
    if response.body.readableBytes <= Self.longestDrawn { keep(page, for: key) }
    return page
  }

  private func keep(_ page: Drawn, for key: Key) {
    if drawn.count >= Self.mostDrawn {
      drawn = drawn.filter { .now - $0.value.time < Self.freshness }
    }
    if drawn.count < Self.mostDrawn { drawn[key] = page }
  }

  private func broken(_ request: PageRequest) -> PageResponse {
    .html(pages.broken(request), status: .internalServerError)
  }

  // MARK: Turns

  private func enter() async throws(Full) {
    if free > 0 {
      free -= 1
      return
    }
    guard queue.count < Self.mostWaiting else { throw Full() }
    await withCheckedContinuation { queue.append($0) }
  }

  private func leave() {
    if queue.isEmpty { free += 1 } else { queue.removeFirst().resume() }
  }

  // MARK: Strangers

  /// The request with the parts of ``Key`` alone.
  private func anonymous(_ request: PageRequest) -> PageRequest {
    let kept: [HTTPField.Name] = [
      .acceptLanguage, .userAgent, .mobileHint, .accept,
      HTTPField.Name("Sec-Fetch-Dest")!,
    ]
    var headers: HTTPFields = [:]
    for name in kept { headers[name] = request.headers[name] }
    headers[.cookie] = request.cookie(pages.hintsCookie).map { "\(pages.hintsCookie)=\($0)" }
    var drawn = PageRequest(
      method: request.method == .head ? .head : .get, path: request.path, query: request.query,
      headers: headers, address: ClientAddress(high: 0, low: 0), isSecure: request.isSecure,
      nonce: request.nonce)
    drawn.origin = request.origin
    drawn.isOnlyDrawn = true
    return drawn
  }
}

extension Collection<UInt8> where Index == Int {
  /// Where a text begins.
  fileprivate func places(of text: [UInt8]) -> [Int] {
    guard !text.isEmpty else { return [] }
    var places: [Int] = []
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      places.append(range.lowerBound)
      rest = rest[range.upperBound...]
    }
    return places
  }
}
