import Foundation
import Testing
import ViewGraph

@testable import ApusUI

@Suite @MainActor struct PictureHostTests {
  private static let strict = PictureHostNames(
    hosts: ["images.example.com", "*.cdn.example", "local.example:8443"], isOpen: false)

  @Test(arguments: [
    "https://images.example.com/a.png", "HTTPS://IMAGES.example.com/a.png?x=1",
    "https://a.cdn.example/a.png", "https://a.b.cdn.example/a.png",
    "https://local.example:8443/a.png", "file:///a.png", "data:image/png;base64,AA", "/a.png",
  ])
  func aHostThatTheAppNamesIsShown(_ address: String) throws {
    #expect(PicturePolicy.allows(try #require(URL(string: address)), Self.strict))
  }

  @Test(arguments: [
    "https://example.com/a.png", "https://images.example.com.evil.example/a.png",
    "https://images.example.com@evil.example/a.png", "https://cdn.example/a.png",
    "https://evilcdn.example/a.png", "https://images.example.com:8443/a.png",
    "https://local.example/a.png", "http://images.example.com/a.png",
  ])
  func anotherHostIsNotShown(_ address: String) throws {
    #expect(!PicturePolicy.allows(try #require(URL(string: address)), Self.strict))
  }

  @Test func aDebugRunShowsAllHostsOverHTTPS() throws {
    let open = PictureHostNames(hosts: [], isOpen: true)
    #expect(PicturePolicy.allows(try #require(URL(string: "https://any.example/a.png")), open))
    #expect(!PicturePolicy.allows(try #require(URL(string: "http://any.example/a.png")), open))
    #expect(open.sources == ["https:"])
    #expect(
      Self.strict.sources == [
        "https://images.example.com", "https://*.cdn.example", "https://local.example:8443",
      ])
  }

  @Test func anAppNamesHostsBesideItsWindows() {
    struct Named: App {
      var body: some Scene {
        WindowGroup { Text("Hello") }
        PictureHosts("Images.example.com")
        PictureHosts("*.cdn.example")
      }
    }
    #expect(
      AppAdapter(Named()).pictureHosts?.hosts == ["images.example.com", "*.cdn.example"])
  }
}
