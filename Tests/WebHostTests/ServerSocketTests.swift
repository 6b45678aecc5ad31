import Hummingbird
import NIOCore
import Testing

@testable import WebServer

@Suite struct ServerSocketTests {
  @Test func aSocketAndItsSiteTalk() async throws {
    try await TestServer.run { (server) async throws in
      try await server.socket { conversation in
        for text in ["one", "two", "three"] {
          try await conversation.send(Handshake.text(text))
          #expect(
            try await conversation.read(count: 2 + text.utf8.count)
              == [0x81, UInt8(text.utf8.count)] + Array(text.utf8))
        }
        try await conversation.send(Handshake.close(1000))
        #expect(try await conversation.read(count: 4) == [0x88, 2, 3, 0xE8])
        #expect(try await conversation.readToEnd() == "")
      }
      let receiver = try #require(await server.site.receivers.first)
      #expect(await receiver.texts == ["one", "two", "three"])
      #expect(await receiver.codes == [1000])
    }
  }

  /// Browsers let an address wait where an attempt failed, so pages have another one for each.
  @Test func eachAttemptMayHaveAnAddressOfItsOwn() async throws {
    try await TestServer.run { (server) async throws in
      try await RawClient.talk(to: server.port) { conversation in
        try await conversation.send(Handshake.text(port: server.port, path: "/_apus/socket/17"))
        #expect(try await conversation.read(through: "\r\n\r\n").hasPrefix("HTTP/1.1 101 "))
      }
      #expect(try await server.get("/_apus/socket/17").status == 426)
    }
  }

  /// Messages that arrive in one piece reach the main actor in their order.
  @Test func orderIsKept() async throws {
    let count = 150
    try await TestServer.run { (server) async throws in
      try await server.socket { conversation in
        try await conversation.send((0..<count).flatMap { Handshake.text("\($0)") })
        for index in 0..<count {
          let text = "\(index)"
          #expect(
            try await conversation.read(count: 2 + text.utf8.count)
              == [0x81, UInt8(text.utf8.count)] + Array(text.utf8))
        }
      }
    }
  }

  @Test func refusedUpgradesAreAnswered() async throws {
    try await TestServer.run { (server) async throws in
      func status(_ text: String) async throws -> Int {
        try await RawClient.request(text, port: server.port).status
      }
      let port = server.port
      #expect(try await status(Handshake.text(port: port, origin: "http://evil.example")) == 403)
      #expect(try await status(Handshake.text(port: port, origin: "null")) == 403)
      #expect(try await status(Handshake.text(port: port, origin: "http://127.0.0.1:1")) == 403)
      #expect(try await status(Handshake.text(port: port, path: "/elsewhere")) == 404)
      #expect(try await status(Handshake.text(port: port, path: "/_apus/socketing")) == 404)
      #expect(try await status(Handshake.text(port: port, version: "12")) == 426)
      let handshake = Handshake.text(port: port)
      for (part, other) in [
        ("dGhlIHNhbXBsZSBub25jZQ==", "short"), ("Connection: Upgrade", "Connection: close"),
        ("GET ", "POST "), ("Upgrade: websocket", "Upgrade: websocket\r\nUpgrade: h2c"),
      ] {
        #expect(try await status(handshake.replacing(part, with: other)) == 400, "\(other)")
      }
      #expect(try await server.get("/_apus/socket").status == 426)
      await MainActor.run { server.site.refusal = .serviceUnavailable }
      let full = try await RawClient.request(Handshake.text(port: port), port: port)
      #expect(full.status == 503)
      #expect(full.headers["retry-after"] == "5")
      #expect(full.headers["x-content-type-options"] == "nosniff")
      let metrics = server.server.metrics.text()
      #expect(metrics.contains("apus_upgrades_refused_total{reason=\"origin\"} 3"))
    }
  }

  /// Other upgrades are offered by clients that can do without.
  @Test func anotherUpgradeIsIgnored() async throws {
    try await TestServer.run { (server) async throws in
      let answer = try await server.get(
        "/page", headers: ["Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA"])
      #expect(answer.body == "GET /page")
    }
  }

  @Test func aMissingOriginNeedsPermission() async throws {
    for allows in [false, true] {
      try await TestServer.run({ $0.allowsMissingOrigin = allows }) { (server) async throws in
        let text = Handshake.text(port: server.port).replacing(
          "Origin: http://127.0.0.1:\(server.port)\r\n", with: "")
        try await RawClient.talk(to: server.port) { conversation in
          try await conversation.send(text)
          let line = try await conversation.read(through: "\r\n")
          #expect(line.contains(allows ? " 101 " : " 403 "))
        }
      }
    }
  }

  @Test func aSiteMayRefuseASocketAfterwards() async throws {
    try await TestServer.run { (server) async throws in
      await MainActor.run { server.site.takesSockets = false }
      try await server.socket { conversation in
        let close = try await conversation.read(count: 4)
        #expect(close.suffix(2) == [0x03, 0xF0])
      }
    }
  }

  @Test func binaryMessagesAreRefused() async throws {
    try await TestServer.run { (server) async throws in
      try await server.socket { conversation in
        try await conversation.send(Handshake.frame(2, [1, 2, 3]))
        #expect(try await conversation.read(count: 4).suffix(2) == [0x03, 0xEB])
      }
    }
  }

  @Test func drainingSendsSocketsAway() async throws {
    try await TestServer.run { (server) async throws in
      let draining = try await server.socket { conversation in
        try await conversation.send(Handshake.text("hello"))
        _ = try await conversation.read(count: 7)
        let draining = Task { await server.server.drain() }
        #expect(try await conversation.read(count: 4).suffix(2) == [0x03, 0xE9])
        _ = try await conversation.read(count: 7)
        try await conversation.send(Handshake.close(1001))
        #expect(try await conversation.readToEnd() == "")
        return draining
      }
      await draining.value
      #expect(await server.site.drains == 1)
      #expect(await server.site.receivers.first?.codes == [1001])
      await #expect(throws: (any Error).self) { try await server.get("/") }
    }
  }

  @Test func tooManyConnectionsOfAnAddressAreTurnedAway() async throws {
    try await TestServer.run({ $0.limits.connectionsPerAddress = 3 }) { (server) async throws in
      try await server.socket { first in
        try await server.socket { second in
          try await server.socket { third in
            let answer = try await server.get("/")
            #expect(answer.status == 503)
            #expect(answer.headers["retry-after"] == "5")
            #expect(answer.body.utf8.count == Int(answer.headers["content-length"] ?? ""))
            // Those who are in notice nothing.
            try await third.send(Handshake.text("x"))
            #expect(try await third.read(count: 3) == [0x81, 1, 0x78])
          }
        }
      }
    }
  }
}
