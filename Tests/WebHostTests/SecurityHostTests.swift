import Testing

@testable import WebServer

/// Which names a server answers to: a page of another site must not reach it under a name of its own.
@Suite struct SecurityHostTests {
  private func policy(
    _ allowed: [String] = [], origins: [String] = [], host: String = "127.0.0.1"
  ) -> HostPolicy {
    var configuration = ServerConfiguration()
    configuration.allowedHosts = allowed
    configuration.allowedOrigins = origins
    configuration.host = host
    return HostPolicy(configuration)
  }

  @Test(arguments: [
    "localhost", "LOCALHOST:8080", "app.localhost:3000", "127.0.0.1", "127.0.0.1:8080",
    "[::1]:8080",
    "192.0.2.7", "[2001:db8::1]",
  ])
  func addressesAndThisMachineAreAccepted(_ host: String) {
    #expect(policy().accepts(host))
  }

  @Test(arguments: [
    "evil.example", "localhost.evil.example", "127.0.0.1.evil.example:8080", "notlocalhost", "",
    "example.org", "a b", "localhost:99999", "localhost@evil.example", "1.2.3.4.5",
  ])
  func otherNamesAreRefused(_ host: String) {
    #expect(!policy().accepts(host))
  }

  @Test func declaredNamesAreAccepted() {
    let own = policy(["Example.org", "*.shop.example"], origins: ["https://www.example.net:8443"])
    for host in ["example.org", "EXAMPLE.ORG:443", "a.shop.example", "www.example.net"] {
      #expect(own.accepts(host), "\(host)")
    }
    for host in ["www.example.org", "shop.example", "notshop.example", "example.net"] {
      #expect(!own.accepts(host), "\(host)")
    }
    #expect(policy(["*"]).accepts("anything.example"))
    #expect(policy(host: "box.example").accepts("box.example:8080"))
  }

  @Test func namesAreReadFromTheEnvironment() throws {
    let read = try ServerConfiguration(environment: ["APUS_HOSTS": "example.org, *.example.net"])
    #expect(read.allowedHosts == ["example.org", "*.example.net"])
    for wrong in ["https://example.org", "example.org:80", "exa mple", "a/b", "*.*"] {
      #expect(throws: ConfigurationError.self, "\(wrong)") {
        try ServerConfiguration(environment: ["APUS_HOSTS": wrong])
      }
    }
  }

  @Test(arguments: [
    ("10.1.2.3", true), ("172.31.0.1", true), ("172.32.0.1", false), ("192.168.1.1", true),
    ("100.64.0.1", true), ("169.254.1.1", true), ("127.0.0.1", true), ("::1", true),
    ("fd00::1", true), ("fe80::1", true), ("8.8.8.8", false), ("2001:db8::1", false),
  ])
  func privateAddressesAreKnown(_ text: String, _ isPrivate: Bool) throws {
    #expect(try #require(ClientAddress(text)).isPrivate == isPrivate)
  }

  @Test func aLogNamesANetworkAndNobody() throws {
    #expect(try #require(ClientAddress("192.0.2.77")).network == "192.0.2.0/24")
    #expect(try #require(ClientAddress("2001:db8:1:2:3::4")).network == "2001:db8:1::/48")
  }
}
