import ApusUI
import Crypto
import Foundation
import HTTPTypes
import Logging
import NIOCore
import NIOPosix
import Testing
import ViewGraph

@testable import PageProtocol
@testable import WebHost
@testable import WebServer

@MainActor private final class CounterApp: HostedApp {
  let title = "Counter"
  var graphs = 0
  func makeGraph(for session: Session) -> Graph {
    graphs += 1
    return Graph(session: session) { CounterScreen() }
  }
}

/// Shows a picture of the server's disk from its first moment.
@MainActor private final class PictureApp: HostedApp {
  let title = "Picture"
  func makeGraph(for session: Session) -> Graph {
    Graph(session: session) { AsyncImage(url: URL(fileURLWithPath: "/pictures/luna.png")) }
  }
}

@MainActor @Suite struct ProtocolSiteTests {
  private let app = CounterApp()
  private let site: WebSite
  private let data: URL

  init() throws {
    data = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    var configuration = ServerConfiguration()
    configuration.data = data
    var limits = SessionLimits()
    limits.perAddress = 3
    site = try WebSite(
      app: app,
      context: ServerContext(
        configuration: configuration, signer: TokenSigner(current: SymmetricKey(size: .bits256)),
        logger: Logger(label: "test"), metrics: MetricsRegistry(),
        eventLoop: MultiThreadedEventLoopGroup.singleton.next()),
      limits: limits)
  }

  private func get(_ path: String, from address: String = "192.0.2.1") -> PageResponse {
    site.respond(
      to: PageRequest(
        path: path, headers: [.accept: "text/html", .acceptLanguage: "de-DE,de;q=0.9"],
        address: ClientAddress(address)!, nonce: "NONCE=="))
  }

  private func token(in response: PageResponse) throws -> String {
    let html = String(buffer: response.body)
    let match = try #require(html.firstMatch(of: /data-token="([^"]+)"/))
    return String(match.1)
  }

  private func connect() -> (socket: RecordingSocket, receiver: any SocketReceiver) {
    let socket = RecordingSocket()
    let request = SocketRequest(address: ClientAddress("192.0.2.1")!)
    return (socket, site.connect(request, socket: socket)!)
  }

  private func join(
    _ token: String, fresh: Bool = true, received: Int = 0, scene: String = ""
  ) -> ByteBuffer {
    ByteBuffer(
      string:
        #"["j","\#(token)",\#(received),["en-US","UTC",0,0,390],"/a",\#(fresh ? 1 : 0),[],[\#(scene)]]"#
    )
  }

  @Test func aPageIsRealHTML() throws {
    let response = get("/")
    let html = String(buffer: response.body)
    #expect(response.status == .ok)
    // The visitor reads German, and the app speaks English.
    #expect(html.hasPrefix("<!DOCTYPE html><html lang=\"en\">"))
    #expect(html.contains("<title>Counter</title>"))
    #expect(html.contains("<script type=\"module\" async nonce=\"NONCE==\" src=\"/_apus/client-"))
    #expect(html.contains("<style nonce=\"NONCE==\">"))
    #expect(html.contains("<button data-p=") == false && html.contains("<button class=\"button"))
    #expect(!html.contains(" style=") && !html.contains("javascript:"))
    let address = try #require(html.firstMatch(of: /src="([^"]+)"/)).1
    let script = get(String(address))
    #expect(script.headers[.cacheControl]?.contains("immutable") == true)
    #expect(app.graphs == 1)
  }

  @Test func theFirstPaintHasItsPictures() throws {
    var configuration = ServerConfiguration()
    configuration.data = data.appendingPathComponent("pictures")
    let site = try WebSite(
      app: PictureApp(),
      context: ServerContext(
        configuration: configuration, signer: TokenSigner(current: SymmetricKey(size: .bits256)),
        logger: Logger(label: "test"), metrics: MetricsRegistry(),
        eventLoop: MultiThreadedEventLoopGroup.singleton.next()))
    let response = site.respond(
      to: PageRequest(
        path: "/", headers: [.accept: "text/html"], address: ClientAddress("192.0.2.1")!,
        nonce: "NONCE=="))
    #expect(String(buffer: response.body).contains("src=\"/_apus/file/"))
  }

  /// CounterScreen's field has the number 4.
  @Test func anEventInPartsIsCarriedOutOnce() throws {
    let (socket, receiver) = connect()
    receiver.received(join(try token(in: get("/"))))
    _ = socket.take()
    let text = String(repeating: "0123456789", count: 20_000)
    receiver.received(ByteBuffer(string: "+[1,0,1,4,\"" + text.prefix(50_000)))
    #expect(socket.take() == ["[0]"])
    receiver.received(ByteBuffer(string: "+" + text.dropFirst(50_000).prefix(100_000)))
    #expect(socket.take() == ["[0]"])
    receiver.received(ByteBuffer(string: text.dropFirst(150_000) + "a\"]"))
    #expect(socket.take() == ["[1,1,[3,4,\"\(text)A\",1]]"])
    receiver.received(ByteBuffer(string: "[2,1,0,3]"))
    #expect(socket.take() == ["[2,2,[0,2,\"1\"]]"])
  }

  @Test func partsThatNeverEndCloseTheSocket() throws {
    let (socket, receiver) = connect()
    receiver.received(join(try token(in: get("/"))))
    let part = ByteBuffer(string: "+" + String(repeating: "x", count: 65_000))
    var count = 0
    while socket.closed == nil, count < 1000 {
      receiver.received(part)
      count += 1
    }
    #expect(socket.closed == CloseReason.malformed)
    #expect(count == PageMessage.maximumWhole / 65_000 + 1)
  }

  @Test func thePartsOfAllSocketsTogetherAreBounded() throws {
    let part = ByteBuffer(string: "+" + String(repeating: "x", count: 1 << 20))
    var open: [(socket: RecordingSocket, receiver: any SocketReceiver)] = []
    var refused: UInt16?
    while refused == nil, open.count < 100 {
      let page = connect()
      open.append(page)
      // From the same machine as many sessions as it likes.
      page.receiver.received(join(try token(in: get("/", from: "127.0.0.1"))))
      for _ in 0..<4 { page.receiver.received(part) }
      refused = page.socket.closed
    }
    #expect(refused == CloseReason.full)
    for page in open { page.receiver.closed(code: 1001) }
    #expect(!MessageParts.isFull(for: MessageParts.maximumTotal))
  }

  @Test func anUnjoinedSocketMayNotSendParts() {
    let (socket, receiver) = connect()
    receiver.received(ByteBuffer(string: "+[\"j\","))
    #expect(socket.closed == CloseReason.malformed)
  }

  @Test func theSocketAdoptsTheSession() throws {
    let token = try token(in: get("/"))
    let (socket, receiver) = connect()
    receiver.received(join(token))
    #expect(app.graphs == 1 && site.store.count == 1)
    let greeting = socket.take()[0]
    #expect(greeting.hasPrefix("[\"a\","))
    receiver.received(ByteBuffer(string: "[1,0,0,3]"))
    #expect(socket.take() == [#"[1,1,[0,2,"1"]]"#])
  }

  private func post(_ lines: String...) -> PageResponse {
    site.respond(
      to: PageRequest(
        method: .post, path: PostedEvents.path, address: ClientAddress("192.0.2.1")!,
        body: ByteBuffer(string: lines.joined(separator: "\n"))))
  }

  @Test func eventsBeforeTheSocketIsOpenAreHandledOnce() throws {
    let token = try token(in: get("/"))
    let answer = post(String(buffer: join(token)), "[1,0,0,3]", "[2,0,0,3]")
    #expect(answer.status == .ok && app.graphs == 1)
    let lines = String(buffer: answer.body).split(separator: "\n")
    #expect(lines.count == 3 && lines[0].hasPrefix("[\"a\","))
    #expect(lines[1...] == ["[1,1,[0,2,\"1\"]]", "[2,2,[0,2,\"2\"]]"])
    // The answer got lost: the socket repeats the events, and gets what the page misses.
    let (socket, receiver) = connect()
    receiver.received(join(token))
    #expect(socket.take().dropFirst() == ["[1,1,[0,2,\"1\"]]", "[2,2,[0,2,\"2\"]]"])
    receiver.received(ByteBuffer(string: "[1,0,0,3]"))
    receiver.received(ByteBuffer(string: "[3,2,0,3]"))
    #expect(socket.take() == ["[2]", #"[3,3,[0,2,"3"]]"#])
    // From here on the socket brings what is done.
    #expect(post(String(buffer: join(token)), "[4,0,0,3]").status == .noContent)
    #expect(socket.closed == nil && socket.take().isEmpty)
  }

  @Test func postedEventsNeedAWaitingSession() throws {
    let good = try token(in: get("/"))
    let joining = String(buffer: join(good))
    #expect(post().status == .noContent)
    #expect(post("[1,0,0,3]").status == .noContent)
    #expect(post(String(buffer: join("forged")), "[1,0,0,3]").status == .noContent)
    #expect(post(joining, "[1]").status == .noContent)
    #expect(post(joining, joining).status == .noContent)
    #expect(post(joining, "[1,0,0,").status == .noContent)
    let scene = String(buffer: join(good, scene: #""path","[1]""#))
    #expect(post(scene, "[1,0,0,3]").status == .noContent)
    var request = PageRequest(
      method: .post, path: PostedEvents.path, address: ClientAddress("192.0.2.1")!)
    let events = (1...(PostedEvents.maximumCount + 1)).map { "[\($0),0,0,3]" }
    request.body = ByteBuffer(string: ([joining] + events).joined(separator: "\n"))
    #expect(site.respond(to: request).status == .noContent)
    // None of it was carried out.
    let (socket, receiver) = connect()
    receiver.received(join(good))
    receiver.received(ByteBuffer(string: "[1,0,0,3]"))
    #expect(socket.take().dropFirst() == [#"[1,1,[0,2,"1"]]"#])
  }

  @Test func aSessionThatIsGoneIsMountedAnew() throws {
    let (socket, receiver) = connect()
    receiver.received(join(try token(in: get("/"))))
    let greeting = socket.take()[0]
    let resume = try #require(greeting.firstMatch(of: /"a","([^"]+)"/)).1
    receiver.closed(code: 1006)
    site.store.sweep(now: .now + .seconds(170))
    #expect(site.store.count == 1)
    site.store.sweep(now: .now + .seconds(200))
    #expect(site.store.count == 0)
    let (again, second) = connect()
    second.received(join(String(resume), fresh: false, received: 0))
    let sent = again.take()
    #expect(sent[0].hasPrefix("[\"n\",") && sent[1].hasPrefix("[1,0,[11,1,"))
    #expect(app.graphs == 2)
  }

  @Test func aReloadBeginsWithTheTabsValues() throws {
    let token = try token(in: get("/"))
    let (socket, receiver) = connect()
    receiver.received(join(token, scene: #""path","[1]""#))
    let greeting = socket.take()[0]
    #expect(greeting.hasPrefix("[\"n\","))
    #expect(app.graphs == 2 && site.store.count == 1)
  }

  @Test func unjoinedPagesExpire() {
    _ = get("/")
    site.store.sweep(now: .now + .seconds(25))
    #expect(site.store.count == 1)
    site.store.sweep(now: .now + .seconds(31))
    #expect(site.store.count == 0)
  }

  /// A server lives long: what a visitor leaves behind, all who come after them have to pay for.
  @Test func sessionsThatEndAreFreed() async throws {
    final class Traces {
      weak var page: PageSession?
      weak var graph: Graph?
    }
    var traces: [Traces] = []
    for _ in 0..<3 {
      let (socket, receiver) = connect()
      receiver.received(join(try token(in: get("/"))))
      receiver.received(ByteBuffer(string: "[1,0,0,3]"))
      _ = socket.take()
      receiver.closed(code: 1001)
    }
    for page in site.store.sessions {
      let trace = Traces()
      (trace.page, trace.graph) = (page, page.graph)
      traces.append(trace)
    }
    #expect(traces.count == 3)
    site.store.sweep(now: .now + .seconds(181))
    #expect(site.store.count == 0)
    // What was on its way to a file has to arrive there first.
    for _ in 0..<10_000 where traces.contains(where: { $0.page != nil || $0.graph != nil }) {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(traces.allSatisfy { $0.page == nil && $0.graph == nil })
  }

  @Test func whatIsOnlyDrawnLeavesNoSession() throws {
    var request = PageRequest(
      path: "/", headers: [.accept: "text/html"], address: ClientAddress("192.0.2.1")!)
    request.isOnlyDrawn = true
    let drawn = site.respond(to: request)
    #expect(drawn.status == .ok && site.store.count == 0)
    // Who joins it all the same begins anew.
    let (socket, receiver) = connect()
    receiver.received(join(try token(in: drawn)))
    #expect(socket.take().first?.hasPrefix("[\"n\",") == true)
  }

  @Test func thereIsRoomForSoMany() throws {
    for _ in 0..<3 {
      let (_, receiver) = connect()
      receiver.received(join(try token(in: get("/"))))
    }
    let refused = get("/")
    #expect(refused.status == .serviceUnavailable && refused.headers[.retryAfter] == "10")
    #expect(get("/", from: "192.0.2.2").status == .ok)
    #expect(site.store.count == 4)
  }

  @Test func unjoinedPagesMakeRoom() {
    for _ in 0..<10 { #expect(get("/").status == .ok) }
    #expect(site.store.count == 3)
  }

  @Test(arguments: ["", "x", "[1,0,0,3]", "[1]", #"["j"]"#, "[[", "{}"])
  func whatIsNoJoinIsRefused(first: String) {
    let (socket, receiver) = connect()
    receiver.received(ByteBuffer(string: first))
    #expect(socket.closed == CloseReason.malformed)
    receiver.received(ByteBuffer(string: first))
    #expect(socket.take() == [])
  }

  @Test func forgedTokensAreRefused() throws {
    let token = try token(in: get("/"))
    for index in stride(from: 0, to: token.count, by: 7) {
      var characters = Array(token)
      characters[index] = characters[index] == "A" ? "B" : "A"
      let (socket, receiver) = connect()
      receiver.received(join(String(characters)))
      #expect(socket.closed == CloseReason.token)
    }
    // A page's token does not resume, and the other way round.
    let (socket, receiver) = connect()
    receiver.received(join(token, fresh: false))
    #expect(socket.closed == CloseReason.token)
    #expect(app.graphs == 1)
  }

  @Test func aMalformedMessageHurtsNobodyElse() throws {
    let (good, goodReceiver) = connect()
    goodReceiver.received(join(try token(in: get("/"))))
    let (bad, badReceiver) = connect()
    badReceiver.received(join(try token(in: get("/"))))
    _ = good.take()
    badReceiver.received(ByteBuffer(string: "[1,0,0"))
    #expect(bad.closed == CloseReason.malformed)
    goodReceiver.received(ByteBuffer(string: "[1,0,0,3]"))
    #expect(good.take() == [#"[1,1,[0,2,"1"]]"#])
    // The session of the bad one is still there for its page.
    #expect(site.store.count == 2)
  }

  @Test(arguments: ["/favicon.ico", "/_apus/client-000000000000.js", "/_apus/x", "//evil"])
  func otherPathsMountNothing(path: String) {
    let response = site.respond(to: PageRequest(path: path))
    #expect(response.status == .notFound)
    #expect(app.graphs == 0)
  }

  @Test func formsAreNotPosted() {
    #expect(site.respond(to: PageRequest(method: .post, path: "/")).status == .methodNotAllowed)
  }
}
