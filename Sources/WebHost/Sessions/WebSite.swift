import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import PageClient
import PageMarkup
import PageProtocol
import ScreenLayout
import VisitorRooms
import ViewGraph
import WebServer

/// Serves an app's screens: a session per page, HTML first, then a socket.
@MainActor
package final class WebSite: Site {
  let app: any HostedApp
  let context: ServerContext
  let metrics: SessionMetrics
  let store: SessionStore
  private let assets = Assets.shared
  let files: URL
  let keeper: SessionKeeper
  private let usedTokens = UsedTokens()
  /// What was found not to work when somebody asked last.
  var failingChecks: Set<String> = []
  private var sweeping: Task<Void, Never>?
  private(set) var buildMessages: BuildMessages?

  package convenience init(app: any HostedApp, context: ServerContext) throws {
    try self.init(app: app, context: context, limits: SessionLimits())
  }

  init(app: any HostedApp, context: ServerContext, limits: SessionLimits) throws {
    self.app = app
    self.context = context
    ApartLayout.draw = { ApartPicture.data($0, sheet: StyleSheet.text) }
    metrics = SessionMetrics(factory: context.metrics, logger: context.logger)
    store = SessionStore(limits: limits, metrics: metrics)
    files =
      context.files
      ?? context.configuration.data.appendingPathComponent("files", isDirectory: true)
    // Removes files of the sessions of an earlier process.
    if !context.configuration.isHandedOver { try? FileManager.default.removeItem(at: files) }
    try FileManager.default.createDirectory(
      at: files, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    keeper = SessionKeeper(
      files: try KeptSessionFiles(
        folder: context.configuration.data.appendingPathComponent("sessions", isDirectory: true),
        signer: context.signer),
      metrics: metrics)
    store.ended = { [keeper] in keeper.forget($0) }
    buildMessages = context.configuration.buildMessage.map { [store] file in
      BuildMessages(file: file) { text in
        for page in store.sessions where page.isConnected {
          page.session.perform(.buildFailed(text))
        }
      }
    }
    sweeping = Task { [weak self] in
      for round in 1... {
        try? await Task.sleep(for: .seconds(5))
        guard !Task.isCancelled else { return }
        self?.store.sweep()
        if round.isMultiple(of: 60) { self?.keeper.sweep() }
      }
    }
  }

  deinit { sweeping?.cancel() }

  package func drain() { keeper.end() }

  /// Puts the first script into pages whose browsers do not have it.
  package nonisolated var pageCompressor: (any PageCompressor)? { Assets.shared.inlineScript }

  package func warmUp() {
    let request = PageRequest(path: "/", headers: [.acceptLanguage: "en-US,en;q=0.5"])
    let session = Session(
      surroundings: PageSurroundings.guess(
        cookie: "en-US~Europe/Berlin~0~0~390", acceptLanguage: request.headers[.acceptLanguage],
        in: app.languages),
      address: request.path,
      credentials: CredentialCookie.credentials(
        in: request.headers, isSecure: request.isSecure))
    guard let graph = app.makeSample(for: session) else { return }
    // Nobody counts this one.
    let unseen = SessionMetrics(factory: MetricsRegistry(), logger: context.logger)
    let page = PageSession(graph: graph, isShown: true, metrics: unseen)
    _ = response(with: page, to: request)
    _ = page.kept(at: 0)
    page.end()
  }

  package var sessionCount: Int { store.count }

  // MARK: Pages

  package func respond(to request: PageRequest) -> PageResponse {
    switch begin(request) {
    case .complete(let response): response
    case .screen(let page): response(with: page, to: request)
    }
  }

  package func respondWhenLoaded(to request: PageRequest) async -> PageResponse {
    switch begin(request) {
    case .complete(let response): return response
    case .screen(let page):
      let time = context.configuration.limits.loading
      await page.session.loading.wait {
        try await Task.sleep(for: time)
      } update: {
        page.graph.turn()
      }
      return response(with: page, to: request)
    }
  }

  private enum Answer {
    case complete(PageResponse)
    /// A screen that has appeared and may be loading.
    case screen(PageSession)
  }

  private func begin(_ request: PageRequest) -> Answer {
    if request.method == .post, request.path == PostedEvents.path {
      return .complete(answer(request))
    }
    if let cookie = CredentialCookie.response(to: request, context.signer, used: usedTokens) {
      return .complete(cookie)
    }
    guard request.method == .get || request.method == .head else {
      return .complete(.text("Method not allowed", status: .methodNotAllowed))
    }
    if let asset = assets.response(to: request.path, headers: request.headers) {
      return .complete(asset)
    }
    guard isPage(request) else { return .complete(.text("Not found", status: .notFound)) }
    return screen(for: request)
  }

  /// Mounts a screen, if there is room.
  private func screen(for request: PageRequest) -> Answer {
    guard store.hasRoom(for: request.address) else {
      metrics.refused(.full, session: nil)
      var response = PageResponse.html(
        PageDocument.full(.words(for: request), assets: assets, site: site(for: request)))
      response.status = .serviceUnavailable
      response.headers[.retryAfter] = "10"
      return .complete(response)
    }
    let address = request.target
    guard !isQuarantined(address) else {
      var response = PageResponse.html(
        PageDocument.broken(.words(for: request), assets: assets, site: site(for: request)))
      response.status = .internalServerError
      return .complete(response)
    }
    let surroundings = PageSurroundings.guess(
      cookie: request.cookie(PageDocument.hintsCookie),
      acceptLanguage: request.headers[.acceptLanguage],
      isOnComputer: BrowserKind.isOnComputer(request.headers), in: app.languages)
    let session = Session(
      surroundings: surroundings, address: address,
      credentials: CredentialCookie.credentials(in: request.headers, isSecure: request.isSecure),
      network: request.address.networkName(context.signer))
    return .screen(
      mount(session, isShown: true, address: request.address, visitor: request.visitor))
  }

  /// The first HTML of a screen.
  private func response(with page: PageSession, to request: PageRequest) -> PageResponse {
    let (content, rules, first) = page.firstPaint()
    let outcome = page.session.outcome(of: request.target)
    // Nobody will join it.
    if outcome == .unknown || request.method == .head { store.end(page) }
    if request.method == .head {
      return .html(ByteBuffer(), status: outcome == .found ? .ok : .notFound)
    }
    if outcome == .unknown {
      var site = site(for: request)
      site.theme = page.session.head.theme
      return .html(
        PageDocument.missing(page.words, assets: assets, site: site), status: .notFound)
    }
    var response = PageResponse.html(
      PageDocument(
        label: label(of: page, for: request, isFound: outcome == .found),
        language: page.session.surroundings.language,
        words: page.words,
        nonce: request.nonce,
        token: token(for: page, .page, of: request.visitor, lifetime: .seconds(600)),
        assets: assets, icons: app.icons, colorScheme: app.colorScheme, isUnusual: page.isUnusual,
        estimates: page.estimates, fonts: page.fonts
      ).html(content: content, rules: rules, first: first, begins: page.begins),
      status: outcome == .missing ? .notFound : .ok)
    response.pictureHosts = app.pictureHosts?.sources ?? []
    if request.isOnlyDrawn { store.end(page) }
    return response
  }

  private func site(for request: PageRequest) -> PageDocument.Site {
    PageDocument.Site(
      title: app.title, icons: app.icons, colorScheme: app.colorScheme, nonce: request.nonce)
  }

  private func label(
    of page: PageSession, for request: PageRequest, isFound: Bool
  ) -> PageLabel {
    PageLabel(
      title: page.title ?? app.title, siteName: app.title,
      path: isFound ? String(page.session.address.prefix { $0 != "?" && $0 != "#" }) : nil,
      origin: request.origin, head: page.session.head, icon: app.icons.first?.address)
  }

  /// Browsers also request icons and source maps, which need no session.
  private func isPage(_ request: PageRequest) -> Bool {
    guard PageEvent.isAddress(request.path), !request.path.hasPrefix("/_apus/") else {
      return false
    }
    if let kind = request.headers[HTTPField.Name("Sec-Fetch-Dest")!] {
      return ["document", "iframe", "empty"].contains(kind)
    }
    let name = request.path.split(separator: "/").last ?? ""
    return !name.contains(".") || request.headers[.accept]?.contains("text/html") == true
  }

  /// Whether rendering this address has crashed two workers.
  func isQuarantined(_ address: String) -> Bool {
    guard Quarantine.holds(Graph.fingerprint("mount", address)) else { return false }
    metrics.refused(.quarantined, session: nil)
    return true
  }

  /// - Parameter kept: The kept state of the session that this one replaces.
  func mount(
    _ session: Session, isShown: Bool, address: ClientAddress, visitor: VisitorIdentifier?,
    kept: KeptSession? = nil,
    succession: KeptSession.Succession = KeptSession.Succession()
  ) -> PageSession {
    VisitorsProcess.adopt(session.surroundings)
    session.hasOwnProcess = VisitorsProcess.belongsToOne
    // Before the screen is mounted: it may begin with a picture.
    session.addressOfFile = { [signer = context.signer] in ShownFile.address(of: $0, signer) }
    session.addressOfPage = { [signer = context.signer] in FramedPage.address(of: $0, signer) }
    session.pictureHosts = app.pictureHosts
    session.languages = app.languages
    let graph = app.makeGraph(for: session)
    if let kept {
      graph.restoration = Restoration(kept.state, isSameBuild: succession.isSameBuild)
      // A view that appears later is another view at the same place.
      Task { [weak graph] in
        try? await Task.sleep(for: .seconds(10))
        graph?.restoration = nil
      }
    }
    let page = PageSession(graph: graph, isShown: isShown, metrics: metrics)
    page.appName = app.title
    page.visitor = visitor
    page.succession = succession
    page.onChange = { [weak keeper] in keeper?.changed($0) }
    page.makeCredentialAddress = { [signer = context.signer] in $0.address(of: visitor, signer) }
    offerFiles(of: page)
    page.makeUploadAddress = { [weak self, weak page] node in
      guard let self, let page else { return nil }
      let payload = page.id.bytes + withUnsafeBytes(of: node.littleEndian) { Array($0) }
      return "/_apus/upload/" + context.signer.sign(payload, for: .upload, lifetime: .seconds(60))
    }
    store.add(page, address: address)
    return page
  }

  /// A token of the session, its visitor, the program's build and, for a restored session, the name of its file.
  func token(
    for page: PageSession, _ purpose: TokenPurpose, of visitor: VisitorIdentifier?,
    lifetime: Duration
  ) -> String {
    let name = page.nameOfFile == page.id ? [] : page.nameOfFile.bytes
    return context.signer.sign(
      page.id.bytes + (visitor?.bytes ?? VisitorIdentifier.none) + ProgramBuild.current + name,
      for: purpose, lifetime: lifetime)
  }

  // MARK: Files

  package func upload(_ file: UploadedFile) async -> PageResponse {
    let words = PageWords.words(for: file.request)
    guard file.payload.count == 20,
      let id = SessionIdentifier(bytes: file.payload.prefix(16)), let page = store[id]
    else { return .text(words[.uploadLate], status: .gone) }
    let node = file.payload.suffix(4).reversed().reduce(NodeID(0)) { $0 << 8 | NodeID($1) }
    guard page.files.takePermit(node) else {
      return .text(words[.alreadyUploaded], status: .conflict)
    }
    // Each file gets a folder, because apps read the file's name from its address.
    let folder = files.appendingPathComponent(UUID().uuidString, isDirectory: true)
    let place = folder.appendingPathComponent(PlainFileName.ofUpload(file.declaredName))
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try FileManager.default.moveItem(at: file.location, to: place)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      context.logger.error(
        "cannot keep a file", metadata: ["error": "\(LogText.escaped("\(error)"))"])
      return .text(words[.fileNotSaved], status: .internalServerError)
    }
    page.files.add(folder)
    let refusal = page.received(
      ChosenFile(
        name: file.declaredName,
        type: file.detectedType?.rawValue ?? "application/octet-stream", path: place.path,
        size: file.size),
      for: node)
    return refusal == nil
      ? .text("Received") : .text(words[.fileNotWanted], status: .conflict)
  }
}
