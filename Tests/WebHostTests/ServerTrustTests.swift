import Foundation
import Testing

@testable import WebServer

/// Names, proxies and readiness, over a real socket.
@Suite struct ServerTrustTests {
  private func ask(
    _ server: TestServer, host: String, _ extra: [String] = [], path: String = "/"
  ) async throws -> Answer {
    let lines = ["GET \(path) HTTP/1.1", "Host: \(host)", "Connection: close"] + extra
    return try await RawClient.request(
      lines.joined(separator: "\r\n") + "\r\n\r\n", port: server.port)
  }

  /// DNS rebinding: the name is another's, the address this server's.
  @Test func aNameOfAnotherSiteGetsNothing() async throws {
    try await TestServer.run { (server) async throws in
      for path in ["/", "/metrics", "/healthz", "/_apus/socket"] {
        let answer = try await ask(server, host: "evil.example:\(server.port)", path: path)
        #expect(answer.status == 421, "\(path)")
        #expect(!answer.body.contains("evil"))
      }
      let upgrade = Handshake.text(
        port: server.port, origin: "http://evil.example:\(server.port)"
      ).replacingOccurrences(of: "Host: 127.0.0.1", with: "Host: evil.example")
      #expect(try await RawClient.request(upgrade, port: server.port).status == 421)
      #expect(try await ask(server, host: "localhost:\(server.port)").status == 200)
    }
  }

  /// A proxy and this server might each believe another one.
  @Test func aRequestWithTwoNamesIsRefused() async throws {
    try await TestServer.run { (server) async throws in
      let own = "127.0.0.1:\(server.port)"
      for second in [own, "evil.example"] {
        let page = try await ask(server, host: own, ["Host: \(second)"])
        #expect(page.status == 400, "\(second)")
        let upgrade = Handshake.text(port: server.port)
          .replacingOccurrences(of: "Upgrade: ", with: "host: \(second)\r\nUpgrade: ")
        #expect(try await RawClient.request(upgrade, port: server.port).status == 400, "\(second)")
      }
      #expect(await server.site.receivers.isEmpty)
    }
  }

  /// Old browsers, and forms of pages that say nothing of themselves, send no `Origin`.
  @Test(arguments: [
    (nil, nil, 200), ("same-origin", nil, 200), ("none", nil, 200), ("cross-site", nil, 403),
    ("same-site", nil, 403), ("nonsense", nil, 403), ("same-site", "https://allowed.example", 200),
    ("cross-site", "https://allowed.example", 200), ("same-site", "https://evil.example", 403),
  ])
  func aPostOfAnotherSiteIsRefused(
    _ fetchSite: String?, _ origin: String?, _ expected: Int
  ) async throws {
    try await TestServer.run {
      $0.allowedOrigins = ["https://allowed.example"]
    } _: { (server) async throws in
      var lines = ["POST /form HTTP/1.1", "Host: 127.0.0.1", "Content-Length: 0"]
      if let fetchSite { lines.append("Sec-Fetch-Site: \(fetchSite)") }
      if let origin { lines.append("Origin: \(origin)") }
      let request = (lines + ["Connection: close"]).joined(separator: "\r\n") + "\r\n\r\n"
      #expect(try await RawClient.request(request, port: server.port).status == expected)
    }
  }

  @Test func metricsAreForDeclaredNetworks() async throws {
    func status(_ from: [String], _ headers: [String]) async throws -> Int {
      try await TestServer.run {
        $0.trustedProxies = [AddressRange("127.0.0.1")!]
        if !from.isEmpty { $0.metricsFrom = from.compactMap { AddressRange($0) } }
      } _: { (server) async throws in
        try await server.get("/metrics", headers: headers).status
      }
    }
    let visitor = ["X-Forwarded-For: 203.0.113.9"]
    #expect(try await status([], []) == 200)
    #expect(try await status([], visitor) == 404)
    #expect(try await status(["203.0.113.0/24"], visitor) == 200)
    #expect(try await status(["203.0.113.0/24"], []) == 404)
    // A proxy on the same machine that says nothing usable is no reason to believe it.
    #expect(try await status([], ["X-Forwarded-For: unknown"]) == 404)
    #expect(try await status([], ["Forwarded: for=203.0.113.9"]) == 404)
  }

  @Test func aNameIsAskedOfATrustedProxyOnly() async throws {
    try await TestServer.run {
      $0.allowedHosts = ["shop.example"]
      $0.trustedProxies = [AddressRange("127.0.0.1")!]
    } _: { (server) async throws in
      let forwarded = ["X-Forwarded-For: 203.0.113.9", "X-Forwarded-Proto: https"]
      let good = try await ask(
        server, host: "inner.example", forwarded + ["X-Forwarded-Host: shop.example"])
      #expect(good.status == 200)
      let bad = try await ask(
        server, host: "shop.example", forwarded + ["X-Forwarded-Host: evil.example"])
      #expect(bad.status == 421)
    }
  }

  @Test func browsersStayWithHTTPSWhereItIs() async throws {
    try await TestServer.run {
      $0.trustedProxies = [AddressRange("127.0.0.1")!]
    } _: { (server) async throws in
      let secure = try await server.get("/", headers: ["X-Forwarded-Proto: https"])
      #expect(secure.headers["strict-transport-security"] == "max-age=31536000")
      let plain = try await server.get("/")
      #expect(plain.headers["strict-transport-security"] == nil)
    }
    // Who is not trusted cannot say so.
    try await TestServer.run { (server) async throws in
      let forged = try await server.get("/", headers: ["X-Forwarded-Proto: https"])
      #expect(forged.headers["strict-transport-security"] == nil)
    }
  }

  @Test func anUndeclaredProxyIsNamedOnceWithTheSetting() async throws {
    let log = LogCollector()
    try await TestServer.run(logger: log.logger()) { (server) async throws in
      for _ in 0..<3 { _ = try await server.get("/", headers: ["X-Forwarded-For: 203.0.113.9"]) }
    }
    let said = log.texts.filter { $0.contains("APUS_TRUSTED_PROXIES=127.0.0.1") }
    #expect(said.count == 1)
    #expect(!log.texts.contains { $0.contains("203.0.113.9") })
  }

  @Test func aProxyThatReachesTheLimitIsNamed() async throws {
    let log = LogCollector()
    try await TestServer.run(logger: log.logger()) {
      $0.limits.connectionsPerAddress = 1
    } _: { (server) async throws in
      try await server.socket { (_) async throws in
        for _ in 0..<2 {
          let answer = try await server.get("/")
          #expect(answer.status == 503)
        }
      }
    }
    #expect(log.texts.count { $0.contains("APUS_TRUSTED_PROXIES=127.0.0.1") } == 1)
  }

  @Test func aServerIsReadyWhenNothingIsWrong() async throws {
    try await TestServer.run {
      // All suites share the main actor.
      $0.limits.readiness = .seconds(600)
    } _: { (server) async throws in
      #expect(try await server.get("/readyz").status == 200)
      await MainActor.run { server.site.failing = ["database", "mail"] }
      let answer = try await server.get("/readyz")
      #expect(answer.status == 503)
      #expect(answer.body == "database\nmail\n")
      // Pages are answered all the same, and the process lives.
      #expect(try await server.get("/").status == 200)
      #expect(try await server.get("/healthz").status == 200)
    }
  }
}
