import Foundation
import HTTPTypes
import NIOCore
import Testing

@testable import VisitorRooms
@testable import WebServer

/// What the front and its rooms say to each other, and what the front decides by.
@Suite struct RoomTests {
  // MARK: Frames

  /// However the bytes are cut on their way, the frames are the same.
  @Test func framesArriveWholeWhateverTheirPieces() throws {
    var generator = SeededGenerator(state: 7)
    let frames = (0..<200).map { index in
      RoomFrame(
        kind: index.isMultiple(of: 3) ? .notice : .response, conversation: UInt32(index),
        payload: ByteBuffer(repeating: UInt8(index), count: Int(generator.next() % 300)))
    }
    var line = ByteBuffer()
    for frame in frames { frame.write(into: &line) }
    var arrived = ByteBuffer()
    var read: [RoomFrame] = []
    while line.readableBytes > 0 {
      let count = min(line.readableBytes, Int(generator.next() % 500) + 1)
      arrived.writeImmutableBuffer(line.readSlice(length: count)!)
      while let frame = try RoomFrameDecoder.read(&arrived) { read.append(frame) }
    }
    #expect(read == frames)
    #expect(arrived.readableBytes == 0)
  }

  @Test(arguments: [
    [0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF, 1], [0, 0, 0, 5, 0, 0, 0, 0, 0],
    [0, 0, 0, 5, 99, 0, 0, 0, 0],
  ])
  func whatIsNoFrameIsRefused(_ bytes: [UInt8]) {
    var buffer = ByteBuffer(bytes: bytes)
    #expect(throws: RoomFrameError.self) { try RoomFrameDecoder.read(&buffer) }
  }

  @Test func requestsAndAnswersCrossUnchanged() throws {
    var request = PageRequest(
      method: .post, path: "/a%20b", query: "c=d", headers: [.accept: "text/html", .cookie: "e=f"],
      address: ClientAddress("2001:db8::1")!, isSecure: true, nonce: "n",
      body: ByteBuffer(string: "body"))
    request.visitor = VisitorIdentifier()
    request.isOnlyDrawn = true
    var line = try ByteBuffer.wire(WireRequest(request), body: request.body)
    let there = try line.readWire(WireRequest.self).request(body: line)
    #expect(there.method == .post && there.target == "/a%20b?c=d" && there.isSecure)
    #expect(there.headers == request.headers && there.address == request.address)
    #expect(there.visitor == request.visitor && there.nonce == "n")
    #expect(there.isOnlyDrawn)
    #expect(String(buffer: there.body) == "body")

    var response = PageResponse.text("words", status: .notFound)
    response.headers[values: .setCookie] = ["a=1", "b=2"]
    response.pictureHosts = ["https://a.example"]
    var back = try ByteBuffer.wire(WireResponse(response), body: response.body)
    let here = try back.readWire(WireResponse.self).response(body: back)
    #expect(here.status == .notFound && here.headers == response.headers)
    #expect(here.pictureHosts == response.pictureHosts && String(buffer: here.body) == "words")
  }

  @Test(arguments: [2200, 1000, -1, 0, 99, 199])
  func aStatusThatHTTPHasNotIsABadGateway(status: Int) throws {
    var said = WireResponse(PageResponse.text("words"))
    said.status = status
    #expect(said.response(body: ByteBuffer()).status == .badGateway)
  }

  // MARK: Visitors

  @Test func aVisitorIsWhoThisServerNamed() throws {
    let signer = TokenSigner(current: .init(size: .bits256))
    let visitor = VisitorIdentifier()
    func named(_ cookie: String, isSecure: Bool = false) -> VisitorIdentifier? {
      VisitorIdentifier(cookieIn: [.cookie: cookie], isSecure: isSecure, signer)
    }
    let cookie = try #require(visitor.cookie(isSecure: false, signer).split(separator: ";").first)
    #expect(named("x=y; \(cookie)") == visitor)
    // The last character of a signature may stand for fewer bits than it has; the first of the token not.
    let start = cookie.index(after: cookie.firstIndex(of: "=")!)
    var forged = String(cookie)
    forged.replaceSubrange(start...start, with: cookie[start] == "A" ? "B" : "A")
    #expect(named(forged) == nil)
    #expect(named("apus_visitor=") == nil)
    // A host beside this one cannot set what is believed over HTTPS.
    #expect(named(String(cookie), isSecure: true) == nil)
    let secure = visitor.cookie(isSecure: true, signer)
    #expect(secure.hasPrefix("__Host-apus_visitor=") && secure.hasSuffix(";Secure"))
    #expect(secure.contains(";Path=/;") && secure.contains(";HttpOnly;SameSite=Lax"))
    #expect(!secure.contains("Domain"))
    #expect(named(String(secure.split(separator: ";")[0]), isSecure: true) == visitor)
    // A token for something else names nobody.
    let other = signer.sign(visitor.bytes, for: .page)
    #expect(named("apus_visitor=\(other)") == nil)
  }

  @Test func aVisitorAlwaysHasTheSamePlace() {
    let visitors = (0..<3000).map { _ in VisitorIdentifier() }
    let counts = Dictionary(grouping: visitors) { $0.place(in: [0, 1, 2]) }.mapValues(\.count)
    #expect(counts.count == 3 && counts.values.allSatisfy { (850...1150).contains($0) })
    for visitor in visitors.prefix(100) {
      #expect(visitor.place(in: ["a", "b"]) == visitor.place(in: ["a", "b"]))
      let again = VisitorIdentifier(bytes: visitor.bytes)
      #expect(again?.place(in: ["a", "b"]) == visitor.place(in: ["a", "b"]))
    }
  }

  // MARK: Signs of life

  @Test func aRoomThatWorksIsAskedAtOnceAndOneThatRestsSeldom() {
    var watch = RoomWatch()
    #expect(watch.verdict(after: .seconds(1)) == .fine)
    #expect(watch.verdict(after: .seconds(4)) == .ask)
    watch.answered()
    watch.worked()
    #expect(watch.verdict(after: .seconds(1)) == .ask)
    #expect(watch.verdict(after: .seconds(1)) == .fine)
    // Said once.
    #expect(watch.verdict(after: .seconds(1)) == .slow)
    #expect(watch.verdict(after: .seconds(1)) == .fine)
    #expect(watch.verdict(after: .milliseconds(6999)) == .fine)
    #expect(watch.verdict(after: .milliseconds(1)) == .stuck)
    watch.answered()
    #expect(watch.verdict(after: .seconds(1)) == .fine)
  }

  // MARK: Metrics

  @Test func whatRoomsCountIsAddedUpAndOutlivesThem() {
    var sum = MetricsSum()
    let room = """
      # TYPE apus_events_total counter
      apus_events_total{kind="tap"} 2
      # TYPE apus_sessions gauge
      apus_sessions 1
      # TYPE wait_seconds summary
      wait_seconds_count 1
      wait_seconds_sum 0.5

      """
    #expect(
      sum.text([room, room]) == """
        # TYPE apus_events_total counter
        apus_events_total{kind="tap"} 4
        # TYPE apus_sessions gauge
        apus_sessions 2
        # TYPE wait_seconds summary
        wait_seconds_count 2
        wait_seconds_sum 1

        """)
    sum.keep(room)
    let text = sum.text([room])
    #expect(text.contains("apus_events_total{kind=\"tap\"} 4\n"))
    #expect(text.contains("apus_sessions 1\n"))
    #expect(text.contains("wait_seconds_sum 1\n"))
  }

  /// Values that a room may say by mistake or on purpose.
  @Test(arguments: ["inf", "-inf", "nan", "1e308", "9223372036854775808", "-9.3e18", "0x1p1023"])
  func noNumberOfARoomEndsTheFront(value: String) {
    let room = "# TYPE a counter\na \(value)\n"
    var sum = MetricsSum()
    sum.keep(room)
    sum.keep(room)
    #expect(sum.text([room, room]).hasPrefix("# TYPE a counter\na "))
    #expect(sum.text(["\n \n# TYPE\n{ 1\n a 1 2 \n"]).contains("a "))
  }

  @Test func aRoomThatCountsWithoutEndIsNotHeard() {
    var sum = MetricsSum()
    let many = (0..<200_000).map { "a\($0) 1" }.joined(separator: "\n")
    sum.keep(many)
    #expect(sum.text([many, "b 1\n"]) == "b 1\n")
  }

  // MARK: Harm

  @Test func aPathThatDoesHarmIsRefusedToWhoeverAskedForIt() {
    var harm = HarmfulAddresses()
    let start = ContinuousClock.now
    let (ann, ben) = (ClientAddress("192.0.2.1")!, ClientAddress("192.0.2.2")!)
    func isRefused(_ path: String, _ client: ClientAddress, after time: Duration = .zero) -> Bool {
      harm.isRefused(path, for: client, at: start + time)
    }
    harm.note("/a", of: ann, at: start)
    #expect(!isRefused("/a", ann))
    harm.note("/a", of: ann, at: start)
    #expect(isRefused("/a", ann) && !isRefused("/a", ben) && !isRefused("/b", ann))
    #expect(!isRefused("/a", ann, after: .seconds(600)))
    // With another path each time it is the client that is refused.
    for index in 0..<4 { harm.note("/\(index)", of: ann, at: start) }
    #expect(isRefused("/new", ann) && !isRefused("/new", ben))
    #expect(!isRefused("/new", ann, after: .seconds(600)))
  }

  @Test func roomsAreSharedOutByMemoryAndCores() {
    let small = RoomBudget(total: 204 << 20, cores: 2)
    #expect(small.strangers == 8 && small.roomsPerAddress == 8 && small.perRoom == 64 << 20)
    #expect(RoomBudget(total: 1 << 30, cores: 2).perRoom == 256 << 20)
    let large = RoomBudget(total: 19 << 30, cores: 2)
    #expect(large.strangers == 16 && large.roomsPerAddress == 50 && large.perRoom == 512 << 20)
    let tiny = RoomBudget(total: 1 << 20, cores: 1)
    #expect(tiny.strangers == 4 && tiny.roomsPerAddress == 4)
  }

  // MARK: Configuration

  @Test func isolationIsAnOptionOrAVariable() throws {
    func isolation(_ arguments: String..., environment: [String: String] = [:]) throws -> Isolation
    {
      try HostConfiguration(environment: environment, arguments: arguments).isolation
    }
    #expect(try isolation("app", environment: ["APUS_ISOLATION": "shared"]) == .shared)
    #expect(try isolation("app") == .visitor)
    #expect(try isolation("app", "--isolation", "visitor") == .visitor)
    #expect(try isolation("app", "--isolation=shared") == .shared)
    #expect(
      try isolation("app", "--isolation=visitor", environment: ["APUS_ISOLATION": "shared"])
        == .visitor)
    // What an app is written for, unless somebody says otherwise.
    #expect(
      try HostConfiguration(environment: [:], arguments: ["app"], isolation: .shared).isolation
        == .shared)
    #expect(try HostConfiguration(environment: ["APUS_SHARED_ROOMS": "3"]).sharedRooms == 3)
    #expect(
      try HostConfiguration(environment: [:]).sharedRooms
        == ProcessInfo.processInfo.activeProcessorCount)
    #expect(throws: ConfigurationError.self) {
      try HostConfiguration(environment: ["APUS_SHARED_ROOMS": "0"])
    }
    #expect(throws: ConfigurationError.self) { try isolation("app", "--isolation") }
    #expect(throws: ConfigurationError.self) { try isolation("app", "--isolation=all") }
  }
}

/// Numbers that are the same in each run.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 16
  }
}
