import ApusUI
import Crypto
import Foundation
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
  func makeGraph(for session: Session) -> Graph {
    Graph(session: session) { CounterScreen() }
  }
}

/// A session outlives the server's process: in a file that only the server reads, once.
@MainActor @Suite struct KeptSessionTests {
  private let data = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)
  private let signer = TokenSigner(current: SymmetricKey(size: .bits256))

  /// As when the process begins.
  private func makeSite() throws -> WebSite {
    var configuration = ServerConfiguration()
    configuration.data = data
    return try WebSite(
      app: CounterApp(),
      context: ServerContext(
        configuration: configuration, signer: signer, logger: Logger(label: "test"),
        metrics: MetricsRegistry(), eventLoop: MultiThreadedEventLoopGroup.singleton.next()))
  }

  private func join(_ token: String, _ site: WebSite, isFresh: Bool) -> (
    socket: RecordingSocket, receiver: any SocketReceiver
  ) {
    let socket = RecordingSocket()
    let receiver = site.connect(
      SocketRequest(address: ClientAddress("192.0.2.1")!), socket: socket)!
    receiver.received(
      ByteBuffer(
        string:
          #"["j","\#(token)",0,["en-US","UTC",0,0,390],"/a",\#(isFresh ? 1 : 0),[],[]]"#))
    return (socket, receiver)
  }

  private func files() -> [URL] {
    let folder = data.appendingPathComponent("sessions")
    return
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)) ?? []
  }

  /// Opens a page and taps twice.
  private func use(_ site: WebSite) throws -> String {
    let html = String(
      buffer: site.respond(
        to: PageRequest(
          path: "/", headers: [.accept: "text/html"], address: ClientAddress("192.0.2.1")!)
      ).body)
    let token = try #require(html.firstMatch(of: /data-token="([^"]+)"/)).1
    let (socket, receiver) = join(String(token), site, isFresh: true)
    receiver.received(ByteBuffer(string: "[1,0,0,3]"))
    receiver.received(ByteBuffer(string: "[2,0,0,3]"))
    return try resumeToken(socket.take()[0])
  }

  private func resumeToken(_ greeting: String) throws -> String {
    String(try #require(greeting.firstMatch(of: /"[an]","([^"]+)"/)).1)
  }

  @Test func theNextProcessGoesOnWhereItWas() throws {
    let site = try makeSite()
    let token = try use(site)
    site.drain()
    #expect(files().count == 1)
    let (socket, receiver) = join(token, try makeSite(), isFresh: false)
    let messages = socket.take()
    #expect(messages[0].hasSuffix(",1,0,2]"))
    #expect(messages[1].contains(#""text"],"2"]"#))
    // Its file is renamed before it is used.
    #expect(files().map(\.lastPathComponent).allSatisfy { $0.hasSuffix("~1") })
    _ = receiver
  }

  /// As when the disk is full: no process writes the restored session down.
  @Test func aSessionThatCannotBeWrittenAnewIsRestoredOnceMore() throws {
    let site = try makeSite()
    var token = try use(site)
    site.drain()
    for expected in [2, 2, 0] {
      let messages = join(token, try makeSite(), isFresh: false).socket.take()
      #expect(messages[0].hasSuffix(",1,0,\(expected)]"))
      token = try resumeToken(messages[0])
    }
    #expect(files().isEmpty)
  }

  @Test func aRestoredSessionKeepsItsFile() throws {
    let site = try makeSite()
    var token = try use(site)
    let first = token
    site.drain()
    let names = files().map(\.lastPathComponent)
    for _ in 0..<3 {
      let next = try makeSite()
      let (socket, receiver) = join(token, next, isFresh: false)
      let messages = socket.take()
      #expect(messages[1].contains(#""text"],"2"]"#))
      token = try resumeToken(messages[0])
      next.drain()
      #expect(files().map(\.lastPathComponent) == names)
      _ = receiver
    }
    // The first page's state is the last one's now.
    let last = join(first, try makeSite(), isFresh: false).socket.take()[1]
    #expect(last.contains(#""text"],"0"]"#))
    #expect(files().map(\.lastPathComponent) == names)
  }

  @Test func aSecondPageWithTheSameTokenBeginsAnew() throws {
    let site = try makeSite()
    let token = try use(site)
    site.drain()
    let next = try makeSite()
    join(token, next, isFresh: false).receiver.received(ByteBuffer(string: "[1]"))
    let second = join(token, next, isFresh: false).socket.take()
    #expect(second[0].hasSuffix(",1,0,0]"))
    #expect(second[1].contains(#""text"],"0"]"#))
  }

  @Test func aPageWhoseAnswerWasLostJoinsTheSameSession() throws {
    let site = try makeSite()
    let token = try use(site)
    site.drain()
    let next = try makeSite()
    let lost = join(token, next, isFresh: false)
    lost.receiver.closed(code: 1006)
    let messages = join(token, next, isFresh: false).socket.take()
    #expect(messages[0].hasSuffix(",1,0,2]"))
    #expect(messages[1].hasPrefix("[1,0,") && messages[1].contains(#""text"],"2"]"#))
    #expect(next.store.count == 1)
  }

  @Test func aSessionThatEndsLeavesNothing() async throws {
    let site = try makeSite()
    _ = try use(site)
    site.drain()
    #expect(files().count == 1)
    site.store.end(try #require(site.store.sessions.first))
    while !files().isEmpty { await Task.yield() }
  }

  @Test func onlyTheServerCanReadIt() throws {
    let site = try makeSite()
    _ = try use(site)
    site.drain()
    let file = try #require(files().first)
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(try Data(contentsOf: file).firstRange(of: Data("count".utf8)) == nil)
  }

  @Test func aWrittenSessionIsReadAsItWas() throws {
    let text = #"""
      {"isPartial":true,"values":[
        {"key":18446744073709551615,"name":"a\"\\\n\u0001é","type":"T<U>","data":"AAH/","isEntered":true},
        {"key":0,"name":"","type":"日本","data":"","isEntered":false}]}
      """#
    let state = try JSONDecoder().decode(KeptState.self, from: Data(text.utf8))
    #expect(state.values.count == 2)
    for (state, successor) in [(state, SessionIdentifier()), (KeptState(), nil)] {
      let session = KeptSession(state: state, lastAct: 7, time: 1000.25, successor: successor)
      let read = try JSONDecoder().decode(KeptSession.self, from: Data(session.json()))
      #expect(read.state == state)
      #expect(read.lastAct == 7 && read.time == 1000.25 && read.successor == successor)
    }
  }

  @Test func oldOrForeignSessionsAreNotTaken() throws {
    let files = try KeptSessionFiles(folder: data, signer: signer)
    let (id, other) = (SessionIdentifier(), SessionIdentifier())
    let session = KeptSession(state: KeptState(), lastAct: 1, time: 1000)
    try files.write(session, of: id)
    #expect(files.take(id, now: 1000 + KeptSession.lifetime) == nil)
    try files.write(session, of: id)
    files.settle()
    try FileManager.default.moveItem(
      at: data.appendingPathComponent(Base64URL.encode(id.bytes)),
      to: data.appendingPathComponent(Base64URL.encode(other.bytes)))
    #expect(files.take(other, now: 1001) == nil)
    try files.write(session, of: id)
    #expect(files.take(id, now: 1001)?.lastAct == 1)
    #expect(files.take(id, now: 1001) == nil)
    try files.write(session, of: id)
    files.removeOld(now: Date().addingTimeInterval(KeptSession.lifetime + 1))
    #expect(files.take(id, now: 1001) == nil)
  }

  // MARK: Shares

  private func keep(
    _ files: KeptSessionFiles, _ count: Int, by visitor: VisitorIdentifier
  ) throws -> [SessionIdentifier] {
    try (0..<count).map { _ in
      let id = SessionIdentifier()
      try files.write(KeptSession(state: KeptState(), lastAct: 1, time: 1000), of: id, by: visitor)
      return id
    }
  }

  private func isKept(
    _ id: SessionIdentifier, _ files: KeptSessionFiles, by visitor: VisitorIdentifier
  ) -> Bool { files.take(id, by: visitor, now: 1001) != nil }

  @Test func aVisitorHasAShareAndTheirOldestSessionsGiveWay() throws {
    let (many, few) = (VisitorIdentifier(), VisitorIdentifier())
    let files = try KeptSessionFiles(
      folder: data, signer: signer, limits: .init(sessionsOfVisitor: 3))
    let others = try keep(files, 1, by: few)
    let own = try keep(files, 5, by: many)
    #expect(own.map { isKept($0, files, by: many) } == [false, false, true, true, true])
    #expect(isKept(others[0], files, by: few))
    let small = try KeptSessionFiles(
      folder: data, signer: signer, limits: .init(share: 300, sessionsOfVisitor: 100))
    let size = try self.size(ofOneBy: many)
    let next = try keep(small, 10, by: many)
    #expect(next.filter { isKept($0, small, by: many) } == Array(next.suffix(300 / size)))
  }

  private func size(ofOneBy visitor: VisitorIdentifier) throws -> Int {
    let place = data.appendingPathComponent(UUID().uuidString)
    let files = try KeptSessionFiles(folder: place, signer: signer)
    _ = try keep(files, 1, by: visitor)
    let names = try FileManager.default.subpathsOfDirectory(atPath: place.path)
    let sizes = try names.map {
      try FileManager.default.attributesOfItem(atPath: place.path + "/" + $0)
    }.filter { $0[.type] as? FileAttributeType == .typeRegular }.compactMap { $0[.size] as? Int }
    return try #require(sizes.first)
  }

  @Test func allVisitorsTogetherHaveALimit() throws {
    let size = try size(ofOneBy: VisitorIdentifier())
    let files = try KeptSessionFiles(
      folder: data, signer: signer, limits: .init(total: 10 * size))
    let kept = try (0..<30).map { _ in
      let visitor = VisitorIdentifier()
      return (visitor, try keep(files, 1, by: visitor)[0])
    }
    let isThere = kept.map { isKept($0.1, files, by: $0.0) }
    #expect(isThere == Array(repeating: false, count: 20) + Array(repeating: true, count: 10))
  }

  @Test func aSessionIsFoundByItsVisitorAlone() throws {
    let (owner, other) = (VisitorIdentifier(), VisitorIdentifier())
    let files = try KeptSessionFiles(folder: data, signer: signer)
    let id = try keep(files, 1, by: owner)[0]
    #expect(!isKept(id, files, by: other))
    #expect(isKept(id, files, by: owner))
    #expect(!isKept(id, files, by: owner))
    files.removeOld(now: Date().addingTimeInterval(KeptSession.lifetime + 1))
    #expect(try FileManager.default.contentsOfDirectory(atPath: data.path).isEmpty)
  }

  /// As when the process was killed, or the power failed, before all of it was written.
  @Test func aSessionThatIsCutShortIsNotTaken() throws {
    let files = try KeptSessionFiles(folder: data, signer: signer)
    let id = SessionIdentifier()
    let session = KeptSession(state: KeptState(), lastAct: 1, time: 1000)
    try files.write(session, of: id)
    files.settle()
    let place = data.appendingPathComponent(Base64URL.encode(id.bytes))
    let whole = try Data(contentsOf: place)
    for count in 0..<whole.count {
      try whole.prefix(count).write(to: place)
      #expect(files.take(id, now: 1001) == nil, "\(count) bytes")
    }
    #expect(!FileManager.default.fileExists(atPath: place.path))
    // A draft is nobody's session, and is written over by the next.
    try whole.prefix(9).write(to: URL(fileURLWithPath: place.path + ".draft"))
    #expect(files.take(id, now: 1001) == nil)
    try files.write(session, of: id)
    #expect(files.take(id, now: 1001)?.lastAct == 1)
  }

  @Test func aPowerCutCostsNoMoreThanWhatWasNotSettled() throws {
    let files = try KeptSessionFiles(folder: data, signer: signer)
    let id = SessionIdentifier()
    func write(_ act: Int) throws {
      try files.write(KeptSession(state: KeptState(), lastAct: act, time: 1000), of: id)
    }
    try write(1)
    #expect(files.settle())
    #expect(!files.settle())
    let place = data.appendingPathComponent(Base64URL.encode(id.bytes))
    let settled = try Data(contentsOf: place).count
    try write(2)
    let whole = try Data(contentsOf: place)
    // The disk has any part of what came later, or zeros in its place.
    for count in settled..<whole.count {
      for end in [Data(), Data(count: whole.count - count)] {
        // The last bytes of a record are random, so zeros may be what was written.
        guard whole.prefix(count) + end != whole else { continue }
        try (whole.prefix(count) + end).write(to: place)
        #expect(files.take(id, now: 1001)?.lastAct == 1, "\(count) bytes")
        #expect(files.take(id, now: 1001) == nil)
      }
    }
    try write(3)
    files.settle()
    try write(4)
    // Without a power cut the newest counts.
    #expect(files.take(id, now: 1001)?.lastAct == 4)
    files.remove(id)
    #expect(try FileManager.default.contentsOfDirectory(atPath: data.path).isEmpty)
  }

  /// However often a session is written, its file stays short and its last text counts.
  @Test(arguments: [10, 3000, 40_000]) func aFileThatIsLongBeginsAnew(_ length: Int) throws {
    let file = JournalFile(path: data.path)
    var longest = 0
    for number in 0..<60 {
      let text = Data("\(number) ".utf8) + Data(repeating: 65, count: length)
      let size = try file.write(text)
      #expect(try Data(contentsOf: data).count == size)
      #expect(file.texts().first == text)
      longest = max(longest, size)
    }
    #expect(longest <= max(16 << 10, 2 * (length + 10)))
    #expect(longest > length)
    #expect(file.remove() && file.texts().isEmpty)
  }

  @Test func noBrokenFileIsTaken() throws {
    let files = try KeptSessionFiles(folder: data, signer: signer)
    let id = SessionIdentifier()
    try files.write(KeptSession(state: KeptState(), lastAct: 1, time: 1000), of: id)
    files.settle()
    let place = data.appendingPathComponent(Base64URL.encode(id.bytes))
    let whole = try Data(contentsOf: place)
    for bit in 0..<whole.count * 8 {
      var broken = whole
      broken[bit / 8] ^= 1 << (bit % 8)
      try broken.write(to: place)
      #expect(files.take(id, now: 1001) == nil, "bit \(bit)")
    }
  }

  @Test func whatCannotBeWrittenLeavesNothingBehind() throws {
    let files = try KeptSessionFiles(folder: data, signer: signer)
    let id = SessionIdentifier()
    // A folder in its place, which no file replaces.
    let place = data.appendingPathComponent(Base64URL.encode(id.bytes))
    try FileManager.default.createDirectory(
      at: place.appendingPathComponent("inside"), withIntermediateDirectories: true)
    #expect(throws: POSIXError.self) {
      try files.write(KeptSession(state: KeptState(), lastAct: 1, time: 1000), of: id)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: data.path) == [place.lastPathComponent])
  }
}
