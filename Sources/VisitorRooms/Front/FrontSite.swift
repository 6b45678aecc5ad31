import CProcess
import Foundation
import HTTPTypes
import Logging
import NIOCore
import ViewGraph
import WebServer

/// The front's site: finds the room of each visitor, and asks it.
///
/// None of the app's code runs here. A visitor is a browser; all of its pages share a room, as the
/// windows of a program share a process. Who does not name a visitor is given one with the first page.
/// Endpoints, files and readiness need no visitor and have a room of their own. Pages are drawn
/// by the ``Lobby`` while too many rooms wait for somebody who may never come back.
///
/// Where visitors share a process, there are as many rooms as the machine has cores, and who a visitor is says
/// which one is theirs.
@MainActor
package final class FrontSite: Site {
  let context: ServerContext
  let budget: RoomBudget
  let supply: RoomSupply
  var tenancies: [VisitorIdentifier: Tenancy] = [:]
  /// The room that answers programs.
  let services: Tenancy
  let lobby: Lobby
  /// Where previews are served.
  private let probe: PreviewProbe?
  /// The rooms that all visitors share; empty where each has their own.
  let halls: [Tenancy]
  let pages: any FrontPages
  let metrics: RoomMetrics
  private var sums = MetricsSum()
  private var sweeping: Task<Void, Never>?
  var lastSweep = ContinuousClock.now
  var sweeps = 0
  /// How often connections in rooms are looked at that may be over.
  static let sweepsBetweenPolls = 20
  /// How fast an address gets rooms for visitors who name themselves by nothing.
  var newcomers: [ClientAddress: TokenBucket] = [:]

  /// Starts the first rooms, and returns when they can be used.
  /// - Throws: ``HopelessRoom`` if the app cannot be started.
  package static func start(
    _ context: ServerContext, _ configuration: HostConfiguration, pages: any FrontPages
  ) async throws -> FrontSite {
    // Of the rooms of an earlier process.
    if !context.configuration.isHandedOver {
      try? FileManager.default.removeItem(
        at: context.configuration.data.appendingPathComponent("files", isDirectory: true))
    }
    let site = FrontSite(context, configuration, pages)
    for first in site.halls.isEmpty ? [site.services] : site.halls { try await first.prepare() }
    Task { await site.supply.refill() }
    return site
  }

  private init(
    _ context: ServerContext, _ configuration: HostConfiguration, _ pages: any FrontPages
  ) {
    self.context = context
    self.pages = pages
    budget = configuration.rooms
    metrics = RoomMetrics(factory: context.metrics)
    supply = RoomSupply(
      target: budget.spares, loop: context.eventLoop,
      reports: CrashReports(context.configuration),
      environment: RoomEnvironment(
        declared: configuration.roomEnvironment, additions: pages.variables),
      metrics: metrics, logger: context.logger)
    let everybodys = { [supply] in
      Tenancy(
        visitor: VisitorIdentifier(), address: .loopback, pages: pages, supply: supply,
        logger: context.logger)
    }
    services = everybodys()
    probe =
      configuration.showsPreviews
      ? PreviewProbe(pages: pages, supply: supply) : nil
    lobby = Lobby(
      processes: configuration.sharedRooms, pages: pages, supply: supply, logger: context.logger)
    let count =
      configuration.isolation == .shared ? configuration.sharedRooms : 0
    halls = (0..<count).map { _ in everybodys() }
    supply.noticed = { [weak self] notice, sender in self?.tell(notice, except: sender) }
    supply.gone = { [weak self] room in self?.cleanUp(after: room) }
    sweeping = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: Self.interval)
        self?.sweep()
      }
    }
  }

  deinit { sweeping?.cancel() }

  static let interval = Duration.milliseconds(500)

  // MARK: Pages

  package func respond(to request: PageRequest) -> PageResponse {
    .text("", status: .internalServerError)
  }

  package func respondWhenLoaded(to request: PageRequest) async -> PageResponse {
    if request.method != .post,
      let file = pages.file(at: request.path, headers: request.headers)
    {
      return file
    }
    guard halls.isEmpty else { return await answerByHall(request) }
    if let refusal = await probe?.refusal(of: request) { return refusal }
    let known = visitor(of: request.headers, isSecure: request.isSecure)
    var request = request
    request.visitor = known
    if let known, let tenancy = tenancies[known] {
      return await answer(request, from: tenancy, known)
    }
    guard isDrawn(request) else {
      return await services.ask(withoutSecrets(request), isRepeated: false)
    }
    guard isPage(request) else { return await draw(request) }
    return await welcome(request, known)
  }

  private func answerByHall(_ request: PageRequest) async -> PageResponse {
    let known = visitor(of: request.headers, isSecure: request.isSecure)
    guard let visitor = known ?? (isPage(request) ? VisitorIdentifier() : nil) else {
      turn += 1
      return await halls[turn % halls.count].ask(request)
    }
    guard known != nil || hasMemory else { return full(request) }
    var request = request
    request.visitor = visitor
    return await answer(request, from: visitor.place(in: halls), visitor)
  }

  /// Whose turn it is to answer a request that names nobody.
  private var turn = 0

  /// The first page of a visitor who has no room.
  private func welcome(_ request: PageRequest, _ known: VisitorIdentifier?) async -> PageResponse {
    var request = request
    let visitor = known ?? VisitorIdentifier()
    request.visitor = visitor
    guard hasMemory || makePlace(for: request.address) else { return await draw(request) }
    // A page that is drawn for nobody would show them as signed out.
    let isSignedIn =
      known != nil
      && !CredentialCookie.credentials(in: request.headers, isSecure: request.isSecure)
        .isEmpty
    guard isSignedIn || hasRoomForStranger(request, isKnown: known != nil) else {
      return await draw(request)
    }
    return await answer(request, from: tenancy(of: visitor, request.address), visitor)
  }

  /// A page for a reader without a room. A signed-in visitor waits for one.
  private func draw(_ request: PageRequest) async -> PageResponse {
    guard
      request.visitor == nil
        || CredentialCookie.credentials(in: request.headers, isSecure: request.isSecure)
          .isEmpty,
      hasMemory(forMore: budget.reserve)
    else { return full(request) }
    metrics.servedByLobby()
    do {
      var response = try await lobby.draw(request)
      if isPage(request) {
        addCookie(of: request.visitor ?? VisitorIdentifier(), to: &response, request)
      }
      return response
    } catch {
      return full(request)
    }
  }

  private func answer(
    _ request: PageRequest, from tenancy: Tenancy, _ visitor: VisitorIdentifier
  ) async -> PageResponse {
    var response = await tenancy.ask(request)
    addCookie(of: visitor, to: &response, request)
    return response
  }

  private func addCookie(
    of visitor: VisitorIdentifier, to response: inout PageResponse, _ request: PageRequest
  ) {
    guard response.headers[.contentType]?.hasPrefix("text/html") == true else { return }
    response.headers[values: .setCookie].append(
      visitor.cookie(isSecure: request.isSecure, context.signer))
  }

  /// Whether the answer is a screen, and not a file or data for a program.
  private func isDrawn(_ request: PageRequest) -> Bool {
    guard request.method != .post, !request.path.hasPrefix("/_apus/"),
      !supply.endpoints.contains(request.path)
    else { return false }
    let name = request.path.split(separator: "/").last ?? ""
    return !name.contains(".") || request.headers[.accept]?.contains("text/html") == true
  }

  /// What a program or a picture's place in a page asks for is no visit.
  private func isPage(_ request: PageRequest) -> Bool {
    guard request.method == .get, !request.path.hasPrefix("/_apus/") else { return false }
    if let kind = request.headers[HTTPField.Name("Sec-Fetch-Dest")!] {
      return ["document", "iframe"].contains(kind)
    }
    return request.headers[.accept]?.contains("text/html") == true
  }

  /// A room that answers everybody sees no credentials, because its state outlives a request.
  private func withoutSecrets(_ request: PageRequest) -> PageRequest {
    var request = request
    let hints = request.cookie(pages.hintsCookie)
    request.headers[.cookie] = hints.map { "\(pages.hintsCookie)=\($0)" }
    request.headers[.authorization] = nil
    // A visitor who opens a socket does so in a room of their own.
    request.isOnlyDrawn = true
    return request
  }

  private func full(_ request: PageRequest) -> PageResponse {
    var response = PageResponse.html(pages.full(request), status: .serviceUnavailable)
    response.headers[.retryAfter] = "10"
    return response
  }

  // MARK: Sockets and files

  package func refusal(of request: SocketRequest) -> HTTPResponse.Status? {
    let visitor = visitor(of: request.headers, isSecure: request.isSecure)
    if let visitor, !halls.isEmpty || tenancies[visitor] != nil { return nil }
    guard hasPlace(for: request.address) else { return .serviceUnavailable }
    return hasMemory || makePlace(for: request.address) ? nil : .serviceUnavailable
  }

  package func connect(
    _ request: SocketRequest, socket: any SocketConnection
  ) -> (any SocketReceiver)? {
    guard let connection = socket as? OpenSocket else { return nil }
    var request = request
    // A browser without cookies is another visitor each time.
    let visitor =
      visitor(of: request.headers, isSecure: request.isSecure) ?? VisitorIdentifier()
    request.visitor = visitor
    return tenancy(of: visitor, request.address).connect(request, connection)
  }

  package func upload(_ file: UploadedFile) async -> PageResponse {
    let request = file.request
    guard let visitor = visitor(of: request.headers, isSecure: request.isSecure),
      let tenancy = halls.isEmpty ? tenancies[visitor] : visitor.place(in: halls)
    else { return .text(PageWords.words(for: request)[.uploadLate], status: .gone) }
    return await tenancy.ask(file)
  }

  // MARK: All rooms

  private func tell(_ notice: ByteBuffer, except sender: Room) {
    for room in supply.rooms.values where room !== sender { room.send(notice: notice) }
  }

  package func metrics(with own: String) async -> String {
    let rooms = supply.rooms.values.filter { $0.isReady && !$0.watch.isSlow }
    for task in rooms.map({ room in Task { await room.count() } }) { await task.value }
    return sums.text([own] + supply.rooms.values.map(\.lastMetrics))
  }

  package func unreadiness() async -> [String] {
    guard hasMemory else { return ["memory"] }
    let answer = await (halls.first ?? services).ask(
      PageRequest(path: Readiness.path))
    switch answer.status {
    case .ok: return []
    case .serviceUnavailable:
      return String(buffer: answer.body).split(separator: "\n").map(String.init)
    default: return ["app"]
    }
  }

  private func cleanUp(after room: Room) {
    sums.keep(room.lastMetrics)
    let files = RoomHost.files(context.configuration, room.process.identifier)
    Task.detached { try? FileManager.default.removeItem(at: files) }
  }

  // MARK: The end

  package func drain() async { await supply.drain(within: .seconds(5)) }

  /// No room outlives the server: another one may use the same folder at once.
  package func end() async { await supply.end(within: .seconds(2)) }

  package nonisolated var pageCompressor: (any PageCompressor)? { pages.compressor }

  package var sessionCount: Int { supply.rooms.values.reduce(0) { $0 + $1.sessionCount } }
}
