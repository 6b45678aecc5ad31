import CProcess
import Foundation
import HTTPTypes
import Logging
import NIOCore
import ViewGraph

/// The front's site: finds the room of each visitor, and asks it.
///
/// None of the app's code runs here. A visitor is a browser; all of its pages share a room, as the
/// windows of a program share a process. Who does not name a visitor is given one with the first page.
/// What is asked without (by programs, and for pictures) is answered by a room that belongs to
/// nobody, the lobby, and so are pages while too many rooms wait for somebody who may never come back.
///
/// Where visitors share a process, there are as many rooms as the machine has cores, and who a visitor is says
/// which one is theirs.
@MainActor
final class FrontSite: Site {
  let context: ServerContext
  let budget: RoomBudget
  let supply: RoomSupply
  private(set) var tenancies: [VisitorIdentifier: Tenancy] = [:]
  private let lobby: Tenancy
  /// The rooms that all visitors share; empty where each has their own.
  private let halls: [Tenancy]
  private let assets = Assets.shared
  private let metrics: RoomMetrics
  private var sums = MetricsSum()
  private var sweeping: Task<Void, Never>?

  /// Starts the first rooms, and returns when they can be used.
  /// - Throws: ``HopelessRoom`` if the app cannot be started.
  static func start(_ context: ServerContext, budget: RoomBudget) async throws -> FrontSite {
    // Of the rooms of an earlier process.
    if !context.configuration.isHandedOver {
      try? FileManager.default.removeItem(
        at: context.configuration.data.appendingPathComponent("files", isDirectory: true))
    }
    let site = FrontSite(context, budget: budget)
    for first in site.halls.isEmpty ? [site.lobby] : site.halls { try await first.prepare() }
    Task { await site.supply.refill() }
    return site
  }

  private init(_ context: ServerContext, budget: RoomBudget) {
    self.context = context
    self.budget = budget
    metrics = RoomMetrics(factory: context.metrics)
    supply = RoomSupply(
      target: budget.spares, loop: context.eventLoop,
      reports: CrashReports(context.configuration), metrics: metrics, logger: context.logger)
    let everybodys = { [supply] in
      Tenancy(
        visitor: VisitorIdentifier(), address: .loopback, supply: supply, logger: context.logger)
    }
    lobby = everybodys()
    let count =
      context.configuration.isolation == .shared ? context.configuration.sharedRooms : 0
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

  private static let interval = Duration.milliseconds(500)

  // MARK: Pages

  func respond(to request: PageRequest) -> PageResponse { .text("", status: .internalServerError) }

  func respondWhenLoaded(to request: PageRequest) async -> PageResponse {
    if request.method != .post,
      let asset = assets.response(to: request.path, headers: request.headers)
    {
      return asset
    }
    var request = request
    if !halls.isEmpty { return await answerByHall(request) }
    if let visitor = visitor(of: request.headers, isSecure: request.isSecure) {
      request.visitor = visitor
      if let tenancy = tenancies[visitor] { return await answer(request, from: tenancy, visitor) }
      guard isPage(request) else { return await lobby.ask(withoutSecrets(request)) }
      return await welcome(request, visitor)
    }
    guard isPage(request) else { return await lobby.ask(withoutSecrets(request)) }
    return await welcome(request, VisitorIdentifier())
  }

  private func answerByHall(_ request: PageRequest) async -> PageResponse {
    let known = visitor(of: request.headers, isSecure: request.isSecure)
    guard let visitor = known ?? (isPage(request) ? VisitorIdentifier() : nil) else {
      turn += 1
      return await halls[turn % halls.count].ask(request)
    }
    guard known != nil || hasMemory else { return Self.full(assets, for: request) }
    var request = request
    request.visitor = visitor
    return await answer(request, from: visitor.place(in: halls), visitor)
  }

  /// Whose turn it is to answer a request that names nobody.
  private var turn = 0

  /// The first page of a visitor who has no room.
  private func welcome(
    _ request: PageRequest, _ visitor: VisitorIdentifier
  ) async -> PageResponse {
    var request = request
    request.visitor = visitor
    guard hasMemory else { return Self.full(assets, for: request) }
    if hasRoomForStranger(request.address) {
      return await answer(request, from: tenancy(of: visitor, request.address), visitor)
    }
    metrics.servedByLobby()
    return await answer(withoutSecrets(request), from: lobby, visitor)
  }

  private func answer(
    _ request: PageRequest, from tenancy: Tenancy, _ visitor: VisitorIdentifier
  ) async -> PageResponse {
    var response = await tenancy.ask(request)
    if response.headers[.contentType]?.hasPrefix("text/html") == true {
      response.headers[values: .setCookie].append(
        visitor.cookie(isSecure: request.isSecure, context.signer))
    }
    return response
  }

  /// What a program or a picture's place in a page asks for is no visit.
  private func isPage(_ request: PageRequest) -> Bool {
    guard request.method == .get, !request.path.hasPrefix("/_apus/") else { return false }
    if let kind = request.headers[HTTPField.Name("Sec-Fetch-Dest")!] {
      return ["document", "iframe"].contains(kind)
    }
    return request.headers[.accept]?.contains("text/html") == true
  }

  /// Who is signed in is nobody else's business: in the lobby everybody is a stranger.
  private func withoutSecrets(_ request: PageRequest) -> PageRequest {
    var request = request
    let hints = request.cookie(PageDocument.hintsCookie)
    request.headers[.cookie] = hints.map { "\(PageDocument.hintsCookie)=\($0)" }
    request.headers[.authorization] = nil
    // A visitor who opens a socket does so in a room of their own.
    request.isOnlyDrawn = true
    return request
  }

  static func full(_ assets: Assets, for request: PageRequest) -> PageResponse {
    var response = PageResponse.html(
      PageDocument.full(.words(for: request), assets: assets), status: .serviceUnavailable)
    response.headers[.retryAfter] = "10"
    return response
  }

  // MARK: Sockets and files

  func refusal(of request: SocketRequest) -> HTTPResponse.Status? {
    let visitor = visitor(of: request.headers, isSecure: request.isSecure)
    if let visitor, !halls.isEmpty || tenancies[visitor] != nil { return nil }
    return hasMemory && hasPlace(for: request.address) ? nil : .serviceUnavailable
  }

  func connect(
    _ request: SocketRequest, socket: any SocketConnection
  ) -> (any SocketReceiver)? {
    var request = request
    // A browser without cookies is another visitor each time.
    let visitor =
      visitor(of: request.headers, isSecure: request.isSecure) ?? VisitorIdentifier()
    request.visitor = visitor
    return tenancy(of: visitor, request.address).connect(request, socket)
  }

  func upload(_ file: UploadedFile) async -> PageResponse {
    let request = file.request
    guard let visitor = visitor(of: request.headers, isSecure: request.isSecure),
      let tenancy = halls.isEmpty ? tenancies[visitor] : visitor.place(in: halls)
    else { return .text(PageWords.words(for: request)[.uploadLate], status: .gone) }
    return await tenancy.ask(file)
  }

  // MARK: Visitors

  private func visitor(of headers: HTTPFields, isSecure: Bool) -> VisitorIdentifier? {
    VisitorIdentifier(cookieIn: headers, isSecure: isSecure, context.signer)
  }

  private func tenancy(of visitor: VisitorIdentifier, _ address: ClientAddress) -> Tenancy {
    if !halls.isEmpty { return visitor.place(in: halls) }
    if let known = tenancies[visitor] { return known }
    let tenancy = Tenancy(
      visitor: visitor, address: address.limitKey, supply: supply, logger: context.logger)
    tenancies[visitor] = tenancy
    return tenancy
  }

  private var hasMemory: Bool {
    // Halls are few, and have as much as those inside need.
    budget.allows(supply.demand(isGrowing: halls.isEmpty))
      && (!halls.isEmpty || supply.rooms.count < budget.count)
  }

  /// Whether an address may have another room.
  private func hasPlace(for address: ClientAddress) -> Bool {
    // A loopback address is a proxy on the same machine, or the developer.
    guard !address.isLoopback else { return true }
    let key = address.limitKey
    return tenancies.values.count { $0.address == key && $0.room != nil } < budget.roomsPerAddress
  }

  /// Whether somebody who may only read gets a room. Takes the room of who has read longest ago, if
  /// there are too many.
  private func hasRoomForStranger(_ address: ClientAddress) -> Bool {
    guard hasPlace(for: address) else { return false }
    let strangers = tenancies.values.filter { !$0.hasJoined && ($0.room != nil || $0.isAsking) }
    guard strangers.count >= budget.strangers else { return true }
    let now = ContinuousClock.now
    guard let oldest = strangers.filter({ !$0.isAsking }).min(by: { $0.lastUse < $1.lastUse }),
      now - oldest.lastUse > budget.shortestReading
    else { return false }
    end(oldest)
    return true
  }

  private func end(_ tenancy: Tenancy) {
    tenancy.end()
    tenancies[tenancy.visitor] = nil
  }

  // MARK: From time to time

  private func sweep() {
    let now = ContinuousClock.now
    // A front that comes late has not listened meanwhile.
    let listened = min(now - lastSweep, Self.interval * 2)
    lastSweep = now
    for room in supply.rooms.values where room.isReady { watch(room, after: listened) }
    supply.measure()
    for hall in halls where budget.isTooLarge(hall.room?.memory ?? 0, for: .shared) {
      endForMemory(hall)
    }
    for tenancy in tenancies.values {
      switch budget.verdict(on: tenancy, at: now) {
      case .keep: break
      case .letGo: tenancy.letGo()
      case .forget: end(tenancy)
      case .tooLarge: endForMemory(tenancy)
      }
    }
  }

  private func endForMemory(_ tenancy: Tenancy) {
    context.logger.error(
      "a room needs too much memory", metadata: ["bytes": "\(tenancy.room?.memory ?? 0)"])
    tenancy.room?.kill()
  }

  private var lastSweep = ContinuousClock.now

  private func watch(_ room: Room, after listened: Duration) {
    switch room.watch.verdict(after: listened) {
    case .fine: break
    case .ask: room.ping()
    case .slow:
      context.logger.warning(
        "a room does not answer; where it is follows",
        metadata: ["room": "\(room.process.identifier)"])
      sayWhereItIs(room)
    case .stuck:
      metrics.wasStuck()
      context.logger.error(
        "a room shows no sign of life", metadata: ["room": "\(room.process.identifier)"])
      room.kill()
    }
  }

  private func sayWhereItIs(_ room: Room) {
    room.process.askForStack()
    let (logger, format) = (context.logger, context.configuration.logFormat)
    Task { @MainActor [weak room] in
      // A process that does not run at all writes nothing.
      for _ in 0..<100 {
        try? await Task.sleep(for: .milliseconds(20))
        guard let room, room.isOpen else { return }
        let frames = room.process.note.takeStack()
        guard !frames.isEmpty else { continue }
        let process = room.process.identifier
        let images = StackReport.images(of: process)
        Thread.detachNewThread {
          process_give_way()
          StackReport(frames: frames, images: images).log(
            "where a room is that does not answer", of: process, to: logger, as: format)
        }
        return
      }
    }
  }

  private func tell(_ notice: ByteBuffer, except sender: Room) {
    for room in supply.rooms.values where room !== sender { room.send(notice: notice) }
  }

  func metrics(with own: String) async -> String {
    let rooms = supply.rooms.values.filter { $0.isReady && !$0.watch.isSlow }
    for task in rooms.map({ room in Task { await room.count() } }) { await task.value }
    return sums.text([own] + supply.rooms.values.map(\.lastMetrics))
  }

  func unreadiness() async -> [String] {
    guard hasMemory else { return ["memory"] }
    let answer = await (halls.first ?? lobby).ask(PageRequest(path: WebSite.readinessPath))
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

  func drain() async { await supply.end(within: .seconds(5)) }

  var sessionCount: Int { supply.rooms.values.reduce(0) { $0 + $1.sessionCount } }
}
