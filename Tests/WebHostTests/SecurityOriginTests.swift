import Testing

@testable import WebServer

@Suite struct SecurityOriginTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var origins: [String]
    var host: String?
    var isSecure = false
    var expected: Bool
    var testDescription: String { "\(origins) on \(host ?? "-")\(isSecure ? " (https)" : "")" }

    init(_ origin: String, _ host: String?, secure: Bool = false, _ expected: Bool) {
      self.init(origins: [origin], host: host, isSecure: secure, expected: expected)
    }

    init(origins: [String], host: String?, isSecure: Bool = false, expected: Bool) {
      self.origins = origins
      self.host = host
      self.isSecure = isSecure
      self.expected = expected
    }
  }

  static let rows: [Row] = [
    Row("http://example.org", "example.org", true),
    Row("http://example.org:80", "example.org", true),
    Row("http://example.org", "example.org:80", true),
    Row("http://EXAMPLE.org", "example.ORG", true),
    Row("https://example.org", "example.org", secure: true, true),
    Row("https://example.org:443", "example.org", secure: true, true),
    Row("http://example.org:8080", "example.org:8080", true),
    Row("http://127.0.0.1:8080", "127.0.0.1:8080", true),
    Row("http://localhost:8080", "localhost:8080", true),
    Row("http://[::1]:8080", "[::1]:8080", true),
    Row("http://[0:0:0:0:0:0:0:1]:8080", "[::1]:8080", true),
    Row("https://allowed.example", "other.example", secure: true, true),
    Row("https://allowed.example:443", "other.example", true),
    Row("https://allowed.example:444", "other.example", false),
    Row("http://allowed.example", "other.example", false),
    Row("null", "example.org", false),
    Row("", "example.org", false),
    Row("file://", "example.org", false),
    Row("https://example.org", "example.org", false),
    Row("http://example.org", "example.org", secure: true, false),
    Row("http://example.org:8080", "example.org", false),
    Row("http://example.org", "example.org:8080", false),
    Row("http://example.org:8081", "example.org:8080", false),
    Row("http://example.org.evil.example", "example.org", false),
    Row("http://evil.example.org", "example.org", false),
    Row("http://evilexample.org", "example.org", false),
    Row("http://example.org.", "example.org", false),
    Row("http://example.org@evil.example", "example.org", false),
    Row("http://evil.example/example.org", "example.org", false),
    Row("http://example.org/", "example.org", false),
    Row("http://example.org?x", "example.org", false),
    Row("http://example.org#x", "example.org", false),
    Row("http://example.org:", "example.org", false),
    Row("http://example.org:080", "example.org:80", true),
    Row("http://example.org:0", "example.org:0", false),
    Row("http://example.org:65536", "example.org", false),
    Row("http://example.org:8080x", "example.org:8080", false),
    Row("http://example.org:+80", "example.org", false),
    Row("http:// example.org", "example.org", false),
    Row("http://example.org ", "example.org", false),
    Row(" http://example.org", "example.org", false),
    Row("http://example.org\u{0}.evil.example", "example.org", false),
    Row("http://exаmple.org", "example.org", false),
    Row("HTTP://example.org", "example.org", false),
    Row("javascript://example.org", "example.org", false),
    Row("ws://example.org", "example.org", false),
    Row("http://[::1", "[::1", false),
    Row("http://[::2]:8080", "[::1]:8080", false),
    Row("http://[127.0.0.1]", "[127.0.0.1]", false),
    Row("http://::1", "::1", false),
    Row("http://127.0.0.1:8080", "localhost:8080", false),
    Row("http://2130706433", "127.0.0.1", false),
    Row("http://example.org", nil, false),
    Row("http://example.org", "", false),
    Row(origins: [], host: "example.org", expected: false),
    Row(
      origins: ["http://example.org", "http://example.org"], host: "example.org", expected: false),
    Row(
      origins: ["http://example.org", "http://evil.example"], host: "example.org", expected: false),
  ]

  @Test(arguments: rows)
  func judges(_ row: Row) {
    let policy = OriginPolicy(allowed: ["https://allowed.example"])
    #expect(
      policy.accepts(origins: row.origins, host: row.host, isSecure: row.isSecure) == row.expected)
  }

  @Test func aMissingOriginMayBeAllowed() {
    let policy = OriginPolicy(allowsMissing: true)
    #expect(policy.accepts(origins: [], host: "example.org", isSecure: false))
    #expect(!policy.accepts(origins: ["null"], host: "example.org", isSecure: false))
  }
}
