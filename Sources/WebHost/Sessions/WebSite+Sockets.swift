import Foundation
import HTTPTypes
import PageProtocol
import ViewGraph
import WebServer

/// Pages that come back: by a socket, or by a request with the events from before it.
extension WebSite {
  package func connect(
    _ request: SocketRequest, socket: any SocketConnection
  ) -> (any SocketReceiver)? {
    PageSocket(
      connection: socket, address: request.address, visitor: request.visitor,
      credentials: CredentialCookie.credentials(in: request.headers, isSecure: request.isSecure),
      site: self)
  }

  /// Finds the session of a page, or mounts the screen again if the session is gone or the browser
  /// has stored values that the screen has to start with.
  func join(
    _ join: PageMessage.Join, socket: any SocketConnection, address: ClientAddress,
    visitor: VisitorIdentifier? = nil, credentials: [String: String] = [:]
  ) -> Result<PageSession, JoinRefusal> {
    guard let (id, file, build, isOwn) = identifier(of: join, from: visitor) else {
      return .failure(JoinRefusal(reason: .token, code: CloseReason.token))
    }
    // Who holds another visitor's token begins anew: what is kept under it is not theirs.
    var page = isOwn ? store[id] ?? store.unshownSuccessor(of: id) : nil
    if let old = page, !old.hasJoined, join.isFresh, !join.sceneValues.isEmpty {
      store.end(old)
      page = nil
    }
    if page == nil {
      guard store.hasRoom(for: address) else {
        return .failure(JoinRefusal(reason: .full, code: CloseReason.full))
      }
      // The page is told to reload, and the reloaded page shows why.
      guard !isQuarantined(join.address) else {
        return .failure(JoinRefusal(reason: .quarantined, code: CloseReason.token))
      }
      let kept = isOwn ? keeper.take(file, of: id, by: visitor) : nil
      let isSameBuild = build == ProgramBuild.current
      let fresh = mount(
        Session(
          surroundings: join.surroundings.surroundings(
            instead: Session.Surroundings(), in: app.languages),
          address: join.address,
          storage: [.app: join.appValues, .scene: join.sceneValues], credentials: credentials,
          network: address.networkName(context.signer)),
        isShown: false, address: address, visitor: visitor, kept: kept,
        succession: KeptSession.Succession(
          predecessor: id, isSameBuild: isSameBuild, isPartial: kept?.state.isPartial ?? false,
          lastAct: kept?.lastAct ?? 0))
      if kept != nil { fresh.noteRestored(from: file) }
      page = fresh
    }
    let joined = page!
    joined.join(
      join, socket: socket,
      token: token(for: joined, .resume, of: visitor, lifetime: .seconds(86400)))
    buildMessages?.tell(joined.session)
    return .success(joined)
  }

  /// The session of a token, the name of its file, the build of its program, and whether the session is this
  /// visitor's: see ``token(for:_:of:lifetime:)``.
  private func identifier(
    of join: PageMessage.Join, from visitor: VisitorIdentifier?
  ) -> (id: SessionIdentifier, file: SessionIdentifier, build: [UInt8], isOwn: Bool)? {
    let purpose: TokenPurpose = join.isFresh ? .page : .resume
    guard let payload = try? context.signer.verify(join.token, for: purpose) else { return nil }
    guard let id = SessionIdentifier(bytes: payload.prefix(16)) else { return nil }
    let (owner, rest) = (payload.dropFirst(16).prefix(16), payload.dropFirst(32))
    let build = rest.prefix(ProgramBuild.current.count)
    let file = SessionIdentifier(bytes: rest.dropFirst(build.count))
    return (
      id, file ?? id, Array(build), owner.elementsEqual(visitor?.bytes ?? VisitorIdentifier.none)
    )
  }

  /// Handles the events from before the socket was open, if the page's session still waits for
  /// them. Otherwise the socket will send the same events.
  func answer(_ request: PageRequest) -> PageResponse {
    guard let posted = PostedEvents(request.body),
      let (id, _, _, isOwn) = identifier(of: posted.join, from: request.visitor), isOwn,
      let page = store[id], page.takesPosted(posted.events.count),
      !posted.join.isFresh || posted.join.sceneValues.isEmpty
    else {
      // This is not an error: the socket was faster, or has to send the events. An error status
      // would be logged in the browser's console.
      return .text("", status: .noContent)
    }
    let token = token(for: page, .resume, of: request.visitor, lifetime: .seconds(86400))
    return .text(page.receive(posted, token: token))
  }
}
