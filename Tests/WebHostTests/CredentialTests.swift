import ApusUI
import Crypto
import Foundation
import HTTPTypes
import Logging
import NIOCore
import NIOPosix
import Testing
import ViewGraph

@testable import PageProtocol
@testable import WebHost
@testable import WebServer

@MainActor private final class SignInApp: HostedApp {
  let title = "Sign in"
  private(set) var graphs: [Graph] = []
  func makeGraph(for session: Session) -> Graph {
    graphs.append(Graph(session: session) { SignInScreen() })
    return graphs.last!
  }
}

private struct SignInScreen: View {
  @Environment(\.visitorCredentials) private var credentials
  @State private var isForgotten = false

  var body: some View {
    Button("Keep") { credentials.keep("s3cret-token", as: "shop", for: .seconds(3600)) }
    Button("Forget") {
      credentials.forget("shop")
      isForgotten = true
    }
    Text(verbatim: isForgotten ? "forgotten" : credentials["shop"] ?? "nobody")
  }
}

@MainActor @Suite struct CredentialTests {
  private let app = SignInApp()
  private let site: WebSite
  private let signer: TokenSigner
  private let clock = Moment()

  private final class Moment: @unchecked Sendable { var date = Date() }

  init() throws {
    var configuration = ServerConfiguration()
    configuration.data = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    let clock = clock
    signer = TokenSigner(current: SymmetricKey(size: .bits256), now: { clock.date })
    site = try WebSite(
      app: app,
      context: ServerContext(
        configuration: configuration, signer: signer, logger: Logger(label: "test"),
        metrics: MetricsRegistry(), eventLoop: MultiThreadedEventLoopGroup.singleton.next()))
  }

  private func page(cookie: String? = nil) -> String {
    var request = PageRequest(path: "/", headers: [.accept: "text/html"], nonce: "NONCE==")
    if let cookie { request.headers[.cookie] = cookie }
    return String(buffer: site.respond(to: request).body)
  }

  private func join(_ page: String, cookie: String? = nil) throws -> (
    RecordingSocket, any SocketReceiver
  ) {
    let token = try #require(page.firstMatch(of: /data-token="([^"]+)"/)).1
    let socket = RecordingSocket()
    var request = SocketRequest()
    if let cookie { request.headers[.cookie] = cookie }
    let receiver = try #require(site.connect(request, socket: socket))
    receiver.received(
      ByteBuffer(string: #"["j","\#(token)",0,["en-US","UTC",0,0,390],"/",1,[],[]]"#))
    _ = socket.take()
    return (socket, receiver)
  }

  /// The numbers that the buttons have in the first screen of a page.
  private enum Node { static let (keep, forget) = (1, 3) }

  private func tap(_ node: Int, _ receiver: any SocketReceiver) {
    receiver.received(ByteBuffer(string: "[1,0,0,\(node)]"))
  }

  private func address(in messages: [String]) -> String? {
    for message in messages {
      if let match = message.firstMatch(of: /\[16,"([^"]+)"\]/) { return String(match.1) }
    }
    return nil
  }

  private func visit(
    _ address: String, isSecure: Bool = false, by visitor: VisitorIdentifier? = nil
  ) -> PageResponse {
    var request = PageRequest(method: .post, path: address, isSecure: isSecure)
    request.visitor = visitor
    return site.respond(to: request)
  }

  @Test func theFirstPageKnowsTheBrowser() {
    #expect(page().contains("nobody"))
    let known = page(cookie: "other=1; apus-shop=s3cret-token; apus_hints=x")
    #expect(known.contains("s3cret-token"))
  }

  @Test func aKeptCredentialComesAsACookieThatNoScriptReads() throws {
    let (socket, receiver) = try join(page())
    tap(Node.keep, receiver)
    let messages = socket.take()
    let address = try #require(self.address(in: messages))
    #expect(address.hasPrefix("/_apus/credential/"))
    // The page carries it, and cannot read it.
    let token = address.dropFirst("/_apus/credential/".count)
    let bytes = try #require(Base64URL.decode(token))
    #expect(!String(decoding: bytes, as: UTF8.self).contains("s3cret"))
    let answer = visit(address)
    #expect(answer.status == .noContent)
    #expect(
      answer.headers[.setCookie]
        == "apus-shop=s3cret-token;Path=/;Max-Age=3600;HttpOnly;SameSite=Lax")
  }

  @Test func overHTTPSNoOtherHostOfTheDomainSetsACredential() throws {
    let cookie = CredentialCookie(name: "shop", value: "a", lifetime: .seconds(60))
    let address = try #require(cookie.address(of: nil, signer))
    #expect(
      visit(address, isSecure: true).headers[.setCookie]
        == "__Host-apus-shop=a;Path=/;Max-Age=60;HttpOnly;SameSite=Lax;Secure")
    func read(_ cookies: String, isSecure: Bool) -> [String: String] {
      CredentialCookie.credentials(in: [.cookie: cookies], isSecure: isSecure)
    }
    let both = "apus-shop=planted; __Host-apus-shop=own"
    #expect(read(both, isSecure: true) == ["shop": "own"])
    #expect(read(both, isSecure: false) == ["shop": "planted"])
    #expect(read("apus-shop=planted", isSecure: true) == [:])
  }

  @Test func ofTwoCookiesWithOneNameNoneCounts() {
    let two: HTTPFields = [.cookie: "apus-shop=planted; apus-shop=own; apus-care=b; apus_visitor=c"]
    #expect(CredentialCookie.credentials(in: two, isSecure: false) == ["care": "b"])
    #expect(two.cookieValue(named: "apus-shop") == nil)
    #expect(two.cookieValue(named: "apus_visitor") == "c")
    #expect(page(cookie: "apus-shop=planted; apus-shop=own").contains("nobody"))
  }

  @Test func anAddressWorksOnceAndForItsVisitorAlone() throws {
    let (owner, other) = (VisitorIdentifier(), VisitorIdentifier())
    let cookie = CredentialCookie(name: "shop", value: "a", lifetime: .seconds(60))
    let address = try #require(cookie.address(of: owner, signer))
    #expect(visit(address, by: other).status == .notFound)
    #expect(visit(address).status == .notFound)
    #expect(visit(address, by: owner).status == .noContent)
    let again = visit(address, by: owner)
    #expect(again.status == .notFound && again.headers[.setCookie] == nil)
    #expect(visit(try #require(cookie.address(of: owner, signer)), by: owner).status == .noContent)
  }

  @Test func onlyTheLastThousandsOfUsedTokensAreRemembered() {
    let used = UsedTokens()
    func isNew(_ number: Int) -> Bool {
      used.use("a token that is longer than its signature, which ends it: \(number)")
    }
    #expect((0...UsedTokens.limit).allSatisfy(isNew))
    #expect((1...UsedTokens.limit).allSatisfy { !isNew($0) })
    #expect(isNew(0))
  }

  @Test func aForgottenCredentialEndsItsCookie() throws {
    let (socket, receiver) = try join(page(cookie: "apus-shop=s3cret-token"))
    tap(Node.forget, receiver)
    let messages = socket.take()
    #expect(messages.joined().contains("forgotten"))
    let address = try #require(self.address(in: messages))
    #expect(
      visit(address).headers[.setCookie] == "apus-shop=;Path=/;Max-Age=0;HttpOnly;SameSite=Lax")
  }

  @Test func anAddressIsGoodForAMinuteAndForNothingElse() throws {
    let cookie = CredentialCookie(name: "shop", value: "a", lifetime: .seconds(60))
    let address = try #require(cookie.address(of: nil, signer))
    #expect(visit(address).status == .noContent)
    #expect(visit(String(address.dropLast())).status == .notFound)
    let other = TokenSigner(current: SymmetricKey(size: .bits256))
    #expect(visit(try #require(cookie.address(of: nil, other))).status == .notFound)
    let upload = try signer.seal(Data("{}".utf8), for: .upload, lifetime: .seconds(60))
    #expect(visit(CredentialCookie.path + upload).status == .notFound)
    // A link or a picture must not sign anybody in.
    let get = site.respond(to: PageRequest(method: .get, path: address))
    #expect(get.headers[.setCookie] == nil && get.status == .notFound)
    clock.date += 61
    #expect(visit(address).status == .notFound)
  }

  @Test func aScreenThatIsMountedAnewKnowsTheBrowserAsItIsNow() throws {
    let html = page()
    site.store.sweep(now: .now + .seconds(3600))
    #expect(site.store.count == 0)
    _ = try join(html, cookie: "apus-shop=later")
    #expect(app.graphs.count == 2)
    #expect(app.graphs[1].session.credentials == ["shop": "later"])
  }
}
