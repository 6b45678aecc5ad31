import Crypto
import NIOCore
import Testing

@testable import WebServer

@Suite struct SecurityAddressTests {
  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1"), ("255.255.255.255", "255.255.255.255"), ("::1", "::1"),
    ("2001:DB8:0:0::1", "2001:db8::1"), ("::ffff:192.0.2.1", "192.0.2.1"),
  ])
  func readsAddresses(_ text: String, _ expected: String) {
    #expect(ClientAddress(text)?.description == expected)
  }

  @Test(arguments: [
    "", "1", "1.2.3", "1.2.3.4.5", "256.0.0.1", "[::1]", "::1%lo", "1.2.3.4:5", "x",
  ])
  func refusesWhatIsNoAddress(_ text: String) {
    #expect(ClientAddress(text) == nil)
  }

  @Test func limitsCountNetworksOfIPv6() {
    #expect(
      ClientAddress("2001:db8::1")?.limitKey == ClientAddress("2001:db8::ffff:2")?.limitKey)
    #expect(
      ClientAddress("2001:db8::1")?.limitKey != ClientAddress("2001:db8:0:1::1")?.limitKey)
    #expect(ClientAddress("192.0.2.1")?.limitKey != ClientAddress("192.0.2.2")?.limitKey)
  }

  @Test(arguments: [
    ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false),
    ("192.0.2.1", "192.0.2.1", true), ("192.0.2.1", "192.0.2.2", false),
    ("0.0.0.0/0", "203.0.113.9", true), ("0.0.0.0/0", "2001:db8::1", false),
    ("::/0", "2001:db8::1", true), ("fd00::/8", "fd12::1", true), ("fd00::/8", "fe80::1", false),
    ("2001:db8::/64", "2001:db8::1", true), ("2001:db8::/65", "2001:db8::8000:0:0:0", false),
    ("2001:db8::/127", "2001:db8::1", true), ("2001:db8::/127", "2001:db8::2", false),
  ])
  func rangesContain(_ range: String, _ address: String, _ expected: Bool) throws {
    let range = try #require(AddressRange(range))
    #expect(range.contains(try #require(ClientAddress(address))) == expected)
  }

  @Test(arguments: ["", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "::/129", "10.0.0.0/8/8", "/8"])
  func refusesWhatIsNoRange(_ text: String) {
    #expect(AddressRange(text) == nil)
  }

  struct Forwarding: Sendable {
    var peer: String
    var header: [String]
    var expected: String
  }

  @Test(arguments: [
    Forwarding(peer: "203.0.113.9", header: ["1.2.3.4"], expected: "203.0.113.9"),
    Forwarding(peer: "10.0.0.1", header: [], expected: "10.0.0.1"),
    Forwarding(peer: "10.0.0.1", header: ["198.51.100.7"], expected: "198.51.100.7"),
    Forwarding(peer: "10.0.0.1", header: ["1.2.3.4, 198.51.100.7"], expected: "198.51.100.7"),
    Forwarding(peer: "10.0.0.1", header: ["1.2.3.4", "198.51.100.7"], expected: "198.51.100.7"),
    Forwarding(
      peer: "10.0.0.1", header: ["1.2.3.4, 198.51.100.7, 10.9.9.9"], expected: "198.51.100.7"),
    Forwarding(peer: "10.0.0.1", header: ["[2001:db8::1]:4711"], expected: "2001:db8::1"),
    Forwarding(peer: "10.0.0.1", header: ["198.51.100.7:99"], expected: "198.51.100.7"),
    Forwarding(peer: "10.0.0.1", header: ["1.2.3.4, nonsense"], expected: "10.0.0.1"),
    Forwarding(peer: "10.0.0.1", header: [" , ,"], expected: "10.0.0.1"),
  ])
  func proxiesAreBelievedOnlyIfTrusted(_ row: Forwarding) throws {
    let request = ForwardedRequest(
      peer: try #require(ClientAddress(row.peer)), host: "inner", forwardedFor: row.header,
      forwardedProto: ["https"], forwardedHost: ["outer.example"],
      trusted: [try #require(AddressRange("10.0.0.0/8"))])
    #expect(request.address.description == row.expected)
    #expect(request.isSecure == row.peer.hasPrefix("10."))
    #expect(request.host == (row.peer.hasPrefix("10.") ? "outer.example" : "inner"))
  }

  @Test func aBucketRefills() {
    var now = NIODeadline.uptimeNanoseconds(0)
    var bucket = TokenBucket(rate: 50, burst: 200, now: now)
    func taken(_ wanted: Int, at time: NIODeadline) -> Int {
      (0..<wanted).count { _ in bucket.take(now: time) }
    }
    #expect(taken(300, at: now) == 200)
    let delay = bucket.delay(for: 1, now: now)
    #expect(delay == .milliseconds(20))
    now = now + delay
    #expect(taken(2, at: now) == 1)
    now = now + .hours(1)
    let level = bucket.level(now: now)
    #expect(level == 1)
    // An older time neither gives nor takes.
    #expect(taken(300, at: .uptimeNanoseconds(0)) == 200)
  }

  @Test func logsCannotBeForged() {
    #expect(LogText.escaped("a\r\nb\tc\\d") == "a\\r\\nb\\tc\\\\d")
    #expect(
      LogText.escaped("\u{1B}[31m\u{202E}x\u{2028}y\u{85}")
        == "\\u{1b}[31m\\u{202e}x\\u{2028}y\\u{85}")
    #expect(LogText.escaped("grüße 漢字 🙂") == "grüße 漢字 🙂")
    #expect(LogText.escaped(String(repeating: "x", count: 500)).count == 201)
  }

  @Test func appsTellNetworksApartAndLearnNoAddress() throws {
    let signer = TokenSigner(current: SymmetricKey(size: .bits256))
    func name(_ address: String) throws -> String {
      try #require(ClientAddress(address)).networkName(signer)
    }
    #expect(try name("192.0.2.7") == name("192.0.2.7"))
    #expect(try name("192.0.2.7") != name("192.0.2.8"))
    // A visitor owns a whole network of IPv6.
    #expect(try name("2001:db8::1") == name("2001:db8::2"))
    #expect(try name("2001:db8::1") != name("2001:db8:0:1::1"))
    let other = TokenSigner(current: SymmetricKey(size: .bits256))
    #expect(try name("192.0.2.7") != #require(ClientAddress("192.0.2.7")).networkName(other))
    #expect(try name("192.0.2.7").count == 32)
  }
}
