import ApusUI
import Crypto
import Foundation
import HTTPTypes
import Logging
import NIOCore
import NIOPosix
import Testing
import ViewGraph

@testable import WebHost
@testable import WebServer

/// Books by address: `/books/1` is there, `/books/2` is gone, `/secret` leads to a sign-in.
private struct Library: View {
  @State private var path = "/"

  var body: some View {
    Group {
      switch path {
      case "/books/1": Text("The first book")
      case "/books/2": Text("No such book").pageNotFound()
      case "/sign-in": Text("Sign in")
      default: Text("Start")
      }
    }
    .pageAddress(path)
    .onOpenURL { url in
      path =
        url.path == "/secret" ? "/sign-in" : url.path.hasPrefix("/books/") ? url.path : "/"
    }
  }
}

@MainActor private final class AddressedApp: HostedApp {
  let title = "Addressed"
  let make: (Session) -> Graph
  init(_ make: @escaping (Session) -> Graph) { self.make = make }
  func makeGraph(for session: Session) -> Graph { make(session) }
}

/// What a browser, a search engine or a link checker is told of an address.
@MainActor @Suite struct AddressOutcomeTests {
  private let data = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  private func site(_ make: @escaping (Session) -> Graph) throws -> WebSite {
    var configuration = ServerConfiguration()
    configuration.data = data
    return try WebSite(
      app: AddressedApp(make),
      context: ServerContext(
        configuration: configuration, signer: TokenSigner(current: SymmetricKey(size: .bits256)),
        logger: Logger(label: "test"), metrics: MetricsRegistry(),
        eventLoop: MultiThreadedEventLoopGroup.singleton.next()))
  }

  private func library() throws -> WebSite { try site { Graph(session: $0) { Library() } } }

  private func words(_ response: PageResponse) -> String { String(buffer: response.body) }

  @Test(arguments: [
    ("/", 200, "Start"), ("/books/1", 200, "The first book"),
    ("/books/1?from=mail", 200, "The first book"), ("/secret", 200, "Sign in"),
    ("/books/2", 404, "No such book"), ("/nonsense", 404, "There is nothing at this address."),
  ])
  func anAddressThatIsListenedTo(path: String, status: Int, seen: String) throws {
    let parts = path.split(separator: "?", maxSplits: 1)
    let response = try library().respond(
      to: PageRequest(path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : nil))
    #expect(response.status.code == status)
    #expect(words(response).contains(seen))
  }

  @Test func anAppWithoutAddressesHasOne() throws {
    let site = try site { Graph(session: $0) { Text("Only") } }
    #expect(site.respond(to: PageRequest(path: "/")).status == .ok)
    #expect(site.respond(to: PageRequest(path: "/else")).status == .notFound)
  }

  @Test func anAppThatListensWithoutAddressesOfItsOwnKnowsThemAll() throws {
    let site = try site { Graph(session: $0) { Text("Any").onOpenURL { _ in } } }
    #expect(site.respond(to: PageRequest(path: "/else")).status == .ok)
  }

  struct Taking: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Text("Start").navigationDestination(for: Int.self) {
          NavigationLink("Page \($0)", value: $0 + 1)
        }
      }
      .onOpenURL { path = [Int($0.lastPathComponent) ?? 0] }
    }
  }

  @Test(arguments: [("/books/7", 200), ("/books/7/+/8", 200), ("/books/7/+/9", 404)])
  func anAddressAboveOneThatTheAppTakes(path: String, status: Int) throws {
    let response = try site { Graph(session: $0) { Taking() } }.respond(to: PageRequest(path: path))
    #expect(response.status.code == status)
    guard status == 200 else { return }
    let next = path == "/books/7" ? "/books/7/+/8" : "/books/7/+/8/9"
    #expect(words(response).contains("href=\"\(next)\""))
  }

  @Test func unknownAddressesKeepNoSession() throws {
    let site = try library()
    for number in 0..<10 { _ = site.respond(to: PageRequest(path: "/unknown/\(number)")) }
    #expect(site.store.count == 0)
    _ = site.respond(to: PageRequest(path: "/books/2"))
    #expect(site.store.count == 1)
  }

  @Test func headHasTheStatusOfGetAndNoBody() throws {
    let site = try library()
    for (path, status) in [("/books/1", 200), ("/books/2", 404), ("/nonsense", 404)] {
      let response = site.respond(to: PageRequest(method: .head, path: path))
      #expect(response.status.code == status)
      #expect(response.body.readableBytes == 0)
    }
    #expect(site.store.count == 0)
  }
}
