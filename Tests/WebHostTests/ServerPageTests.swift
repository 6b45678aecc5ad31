import Hummingbird
import NIOCore
import Testing

@testable import WebServer

@Suite struct ServerPageTests {
  private static let security = [
    "x-content-type-options": "nosniff", "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin", "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
  ]

  @Test func everyAnswerCarriesTheSecurityHeaders() async throws {
    try await TestServer.run { (server) async throws in
      for path in ["/", "/healthz", "/readyz", "/metrics", "/_apus/socket", "*"] {
        let answer = try await server.get(path)
        for (name, value) in Self.security {
          #expect(answer.headers[name] == value, "\(path) \(name)")
        }
        let policy = try #require(answer.headers["content-security-policy"])
        for part in [
          "default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'",
          "connect-src 'self'", "img-src 'self' data: blob:",
          "require-trusted-types-for 'script'", "trusted-types 'none'",
        ] {
          #expect(policy.components(separatedBy: "; ").contains(part), "\(path) \(part)")
        }
        #expect(!policy.contains("unsafe"))
      }
    }
  }

  @Test func aNonceIsGivenToThePageAndIsNewEachTime() async throws {
    try await TestServer.run { (server) async throws in
      await MainActor.run {
        server.site.onRequest = { request in
          var response = PageResponse.html(ByteBuffer(string: request.nonce))
          response.trustedTypesPolicies = ["apus", "bad name; script-src *"]
          return response
        }
      }
      var nonces: Set<String> = []
      for _ in 0..<20 {
        let answer = try await server.get("/")
        let policy = try #require(answer.headers["content-security-policy"])
        #expect(policy.contains("script-src 'nonce-\(answer.body)';"))
        #expect(policy.contains("style-src 'nonce-\(answer.body)' 'self';"))
        #expect(policy.hasSuffix("trusted-types apus"))
        #expect(answer.body.count == 24)
        nonces.insert(answer.body)
      }
      #expect(nonces.count == 20)
    }
  }

  @Test func aSiteSeesTheRequest() async throws {
    try await TestServer.run { (server) async throws in
      await MainActor.run {
        server.site.onRequest = { request in
          .text(
            "\(request.path)|\(request.query ?? "-")|\(request.cookie("b") ?? "-")|"
              + "\(request.address)|\(request.isSecure)|\(String(buffer: request.body))")
        }
      }
      let answer = try await server.get("/a%20b?c=d&e", headers: ["Cookie: a=1; b=\"two\""])
      #expect(answer.body == "/a%20b|c=d&e|two|127.0.0.1|false|")
      let posted = try await RawClient.request(
        "POST /form HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nConnection: close\r\n\r\nx=1",
        port: server.port)
      #expect(posted.body == "/form|-|-|127.0.0.1|false|x=1")
    }
  }

  @Test func aHeadHasNoBody() async throws {
    try await TestServer.run { (server) async throws in
      let answer = try await RawClient.request(
        "HEAD /page HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n", port: server.port)
      #expect(answer.status == 200)
      #expect(answer.headers["content-length"] == "10")
      #expect(answer.body == "")
    }
  }

  @Test func aConnectionServesManyRequests() async throws {
    try await TestServer.run { (server) async throws in
      try await RawClient.talk(to: server.port) { conversation in
        for index in 0..<20 {
          try await conversation.send("GET /\(index) HTTP/1.1\r\nHost: h\r\n\r\n")
          #expect(try await conversation.read(through: "GET /\(index)").contains(" 200 "))
        }
        // Two at once are answered in order.
        try await conversation.send(
          "GET /a HTTP/1.1\r\nHost: h\r\n\r\nGET /b HTTP/1.1\r\nHost: h\r\n\r\n")
        _ = try await conversation.read(through: "GET /a")
        _ = try await conversation.read(through: "GET /b")
      }
    }
  }

  @Test func anOldClientIsAnsweredAndLeft() async throws {
    try await TestServer.run { (server) async throws in
      let answer = try await RawClient.request(
        "GET /old HTTP/1.0\r\nHost: h\r\n\r\n", port: server.port)
      #expect(answer.status == 200)
      #expect(answer.body == "GET /old")
    }
  }

  /// What is not a proper request gets a 4xx, or nothing, and the connection ends.
  @Test(arguments: [
    ("GET / HTTP/1.1\r\n\r\n", [400]),
    ("GET http://h/ HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n", [200, 400]),
    ("GET relative HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n", [400]),
    ("TRACE / HTTP/1.1\r\nHost: h\r\n\r\n", [405]),
    ("OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n", [400, 405]),
    ("PUT / HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\n\r\n", [405]),
    ("DELETE / HTTP/1.1\r\nHost: h\r\n\r\n", [405]),
    ("CONNECT h:80 HTTP/1.1\r\nHost: h\r\n\r\n", [400, 405]),
    ("NONSENSE\r\n\r\n", [400]),
    ("GET / HTTP/9.9\r\nHost: h\r\n\r\n", [400]),
    ("GET / HTTP/1.1\r\nHost: h\r\nbad header\r\n\r\n", [400]),
    ("GET / HTTP/1.1\r\nHost : h\r\n\r\n", [400]),
    ("GET / HTTP/1.1\r\nHost: h\r\nA: b\r\n folded\r\nConnection: close\r\n\r\n", [200, 400]),
    ("GET / HTTP/1.1\r\nHost: h\r\nX: a\u{0}b\r\n\r\n", [400]),
    ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: -1\r\n\r\n", [400]),
    ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", [400]),
    (
      "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      [400]
    ),
    ("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", [400]),
    ("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: gzip, xx\r\n\r\n", [400]),
    ("GET / HTTP/1.1\r\nHost: h\r\nX: \(String(repeating: "a", count: 20_000))\r\n\r\n", [431]),
    (
      "GET /\(String(repeating: "a", count: 200_000)) HTTP/1.1\r\nHost: h\r\n\r\n", [400, 414, 431]
    ),
    (
      "GET / HTTP/1.1\r\nHost: h\r\n\((0..<100).map { "X\($0): y\r\n" }.joined())\r\n", [431]
    ),
    ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 999999\r\n\r\n", [413]),
    (
      "POST / HTTP/1.1\r\nHost: h\r\nOrigin: http://evil.example\r\nContent-Length: 0\r\n\r\n",
      [403]
    ),
  ])
  func isStrictAboutRequests(_ request: String, _ expected: [Int]) async throws {
    try await TestServer.run { (server) async throws in
      let answer = try await RawClient.request(request, port: server.port)
      #expect(expected.contains(answer.status), "\(request.prefix(60)): \(answer.status)")
      #expect(try await server.get("/healthz").status == 200)
    }
  }

  @Test func aLineBreakInAHeaderSplitsNothing() async throws {
    try await TestServer.run { (server) async throws in
      await MainActor.run {
        server.site.onRequest = { _ in
          var response = PageResponse.redirect(to: "/next")
          response.headers[.location] = "/x\r\nSet-Cookie: evil=1"
          return response
        }
      }
      let answer = try await server.get("/")
      #expect(answer.headers["set-cookie"] == nil)
    }
  }

  @Test func metricsAreForTheMachineItselfOnly() async throws {
    try await TestServer.run { (server) async throws in
      _ = try await server.get("/")
      let answer = try await server.get("/metrics")
      #expect(answer.body.contains("apus_requests_total{status=\"200\"} 1"))
      #expect(try await server.get("/metrics", headers: ["X-Forwarded-For: 1.2.3.4"]).status == 404)
    }
  }
}
