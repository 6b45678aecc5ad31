import ApusUI
import Crypto
import Foundation
import Logging
import NIOCore
import NIOPosix
import Testing
import ViewGraph

@testable import WebHost
@testable import WebServer

/// The first HTML has what a screen loads when it appears, if that comes in time.
@MainActor @Suite struct LoadedPageTests {
  private struct Loading: View {
    let load: @Sendable (Int) async -> String
    @State private var first = "Please wait"
    @State private var second = ""
    var body: some View {
      NavigationStack {
        Text(first).task { first = await load(1) }
        if first != "Please wait" { Text(second).task { second = await load(2) } }
        if first == "One" { NavigationLink("There", value: 7) }
        EmptyView().navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
    }
  }

  private final class LoadingApp: HostedApp {
    let title = "Loading"
    let make: (Session) -> Graph
    init(_ make: @escaping (Session) -> Graph) { self.make = make }
    func makeGraph(for session: Session) -> Graph { make(session) }
  }

  private func html(
    of path: String = "/", within time: Duration = .seconds(60),
    load: @escaping @Sendable (Int) async -> String
  ) async throws -> (code: Int, text: String) {
    var configuration = ServerConfiguration()
    configuration.limits.loading = time
    configuration.data = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    let site = try WebSite(
      app: LoadingApp { Graph(session: $0) { Loading(load: load) } },
      context: ServerContext(
        configuration: configuration, signer: TokenSigner(current: SymmetricKey(size: .bits256)),
        logger: Logger(label: "test"), metrics: MetricsRegistry(),
        eventLoop: MultiThreadedEventLoopGroup.singleton.next()))
    let response = await site.respondWhenLoaded(to: PageRequest(path: path))
    return (response.status.code, String(buffer: response.body))
  }

  @Test func whatComesInTimeIsInTheFirstHTML() async throws {
    let page = try await html { number in
      await Task.yield()
      return number == 1 ? "One" : "Two"
    }
    #expect(page.text.contains("One") && page.text.contains("Two"))
    #expect(!page.text.contains("Please wait"))
  }

  @Test func whatIsLateComesLater() async throws {
    let page = try await html(within: .zero) { _ in
      try? await Task.sleep(for: .seconds(3600))
      return "One"
    }
    #expect(page.text.contains("Please wait"))
    #expect(!page.text.contains("One"))
  }

  @Test func aLinkThatWasLoadedLeadsToItsPage() async throws {
    let found = try await html(of: "/7") { _ in "One" }
    #expect(found.code == 200 && found.text.contains("Number 7"))
    let unknown = try await html(of: "/8") { _ in "One" }
    #expect(unknown.code == 404 && !unknown.text.contains("Number"))
    // It may still come.
    let late = try await html(of: "/7", within: .zero) { _ in
      try? await Task.sleep(for: .seconds(3600))
      return "One"
    }
    #expect(late.code == 200)
  }

  /// A task that listens for ever costs each place a few waits, not every visitor one.
  @Test func whatNeverEndsIsNotWaitedForAgain() async {
    var waits = 0
    for _ in 0..<20 {
      let loading = ViewGraph.Loading()
      _ = loading.begin(at: 0xE1D)
      guard loading.isUnderWay else { continue }
      waits += 1
      await loading.wait({}) {}
    }
    #expect(waits == 2)
    let loading = ViewGraph.Loading()
    let ticket = loading.begin(at: 0xE1E)
    loading.end(ticket)
    loading.end(ticket)
    #expect(!loading.isUnderWay)
  }
}
