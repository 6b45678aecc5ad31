import ApusUI
import Crypto
import Foundation
import Logging
import NIOCore
import NIOPosix
import Synchronization
import Testing
import ViewGraph

@testable import WebHost
@testable import WebServer

private struct Reading: Codable, Equatable, Sendable { var value: Int }

private struct Failure: Error {}

/// Whether the app's mail is broken.
private let readiness = Mutex(false)

private struct EndpointApp: App {
  var body: some Scene {
    WindowGroup { Text(verbatim: "page") }
    Endpoint(.get, "/api/echo") { try .json(["name": $0.query["name"] ?? ""]) }
    Endpoint(.post, "/api/double") { request in
      let reading = try request.json(Reading.self)
      guard reading.value >= 0 else {
        return try .json(
          ["title": "negative"], status: 422, contentType: "application/problem+json")
      }
      return try .json(Reading(value: reading.value * 2))
    }
    Endpoint(.get, "/api/broken") { _ in throw Failure() }
    Endpoint(.post, "/api/nothing") { _ in .noContent }
    ReadinessCheck("mail") { if readiness.withLock({ $0 }) { throw Failure() } }
    ReadinessCheck("disk") {}
  }
}

@MainActor @Suite struct EndpointTests {
  private let site: WebSite

  init() throws {
    var configuration = ServerConfiguration()
    configuration.data = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    site = try WebSite(
      app: AppAdapter(EndpointApp()),
      context: ServerContext(
        configuration: configuration, signer: TokenSigner(current: SymmetricKey(size: .bits256)),
        logger: Logger(label: "test"), metrics: MetricsRegistry(),
        eventLoop: MultiThreadedEventLoopGroup.singleton.next()))
  }

  private func ask(
    _ path: String, query: String? = nil, post: String? = nil, contentType: String? = nil
  ) async throws -> PageResponse {
    let request = PageRequest(
      method: post == nil ? .get : .post, path: path, query: query,
      headers: contentType.map { [.contentType: $0] } ?? [:],
      body: ByteBuffer(string: post ?? ""))
    struct NoEndpoint: Error {}
    guard let answer = site.endpoint(for: request) else { throw NoEndpoint() }
    return await answer()
  }

  @Test func aCheckThatFailsIsNamed() async throws {
    #expect(try await ask("/readyz").status == .ok)
    readiness.withLock { $0 = true }
    let answer = try await ask("/readyz")
    #expect(answer.status == .serviceUnavailable)
    // What it threw is for the log.
    #expect(String(buffer: answer.body) == "mail\n")
    readiness.withLock { $0 = false }
    #expect(try await ask("/readyz").status == .ok)
  }

  @Test func aProgramIsAnswered() async throws {
    let answer = try await ask("/api/echo", query: "x&name=Ann%20%26+Bob&name=late")
    #expect(answer.status == .ok)
    #expect(answer.headers[.contentType] == "application/json")
    #expect(answer.headers[.cacheControl] == "no-store")
    #expect(String(buffer: answer.body) == #"{"name":"Ann & Bob"}"#)
  }

  @Test func aPostBringsABody() async throws {
    let answer = try await ask("/api/double", post: #"{"value":21}"#)
    #expect(String(buffer: answer.body) == #"{"value":42}"#)
    let refused = try await ask("/api/double", post: #"{"value":-1}"#)
    #expect(refused.status.code == 422)
    #expect(refused.headers[.contentType] == "application/problem+json")
  }

  @Test func anUnreadableBodyIsABadRequest() async throws {
    for text in ["", "{", "[]", #"{"value":"x"}"#, "{\"value\":1e99}", "\u{FEFF}\0"] {
      let answer = try await ask("/api/double", post: text)
      #expect(answer.status == .badRequest)
      #expect(answer.headers[.contentType] == "application/problem+json")
      let problem = try JSONSerialization.jsonObject(with: Data(answer.body.readableBytesView))
      #expect((problem as? [String: Any])?["status"] as? Int == 400)
    }
  }

  @Test(arguments: [
    ("application/json", 200), ("Application/JSON; charset=utf-8", 200),
    ("application/vnd.example+json", 200), ("text/plain", 415), ("", 415),
    ("application/x-www-form-urlencoded", 415), ("application/jsonp", 415),
  ])
  func aBodyIsWhatItIsSaidToBe(contentType: String, status: Int) async throws {
    let answer = try await ask("/api/double", post: #"{"value":1}"#, contentType: contentType)
    #expect(answer.status.code == status)
    let expected = status == 200 ? "application/json" : "application/problem+json"
    #expect(answer.headers[.contentType] == expected)
  }

  @Test func aNoContentResponseHasNoBodyAndNoType() async throws {
    let answer = try await ask("/api/nothing", post: "")
    #expect(answer.status.code == 204)
    #expect(answer.body.readableBytes == 0)
    #expect(answer.headers[.contentType] == nil)
  }

  @Test func aFailureIsTheServersAndSaysNothingOfItself() async throws {
    let answer = try await ask("/api/broken")
    #expect(answer.status == .internalServerError)
    #expect(!String(buffer: answer.body).contains("Failure"))
  }

  @Test func everythingElseIsAPage() {
    for request in [
      PageRequest(path: "/api"), PageRequest(path: "/api/echo/"),
      PageRequest(path: "/api/double"), PageRequest(method: .post, path: "/api/echo"),
      PageRequest(method: .head, path: "/"),
    ] {
      let isEndpoint = site.endpoint(for: request) != nil
      #expect(!isEndpoint, "\(request.path)")
    }
  }

  @Test func aNameThatIsNoTextIsLeftOut() {
    #expect(WebSite.values(ofQuery: "a=%FF&b=1&=2&c&d=%") == ["b": "1", "": "2", "c": ""])
  }
}
