import ApusUI
import Crypto
import Foundation
import HTTPTypes
import Logging
import NIOPosix
import Testing
import ViewGraph

@testable import PageProtocol
@testable import WebHost
@testable import WebServer

@MainActor private final class IconApp: HostedApp {
  let title = "Icons"
  let pictureHosts: PictureHostNames? = PictureHostNames(hosts: ["a.example"], isOpen: false)
  var icons: [(address: String, side: Double)] {
    [1024, 512, 120, 40].map { ("/_apus/picture/\($0).png", Double($0)) }
  }
  func makeGraph(for session: Session) -> Graph { Graph(session: session) { Text("Icons") } }
}

@MainActor @Suite struct PictureServingTests {
  private let folder: URL
  private let signer = TokenSigner(current: SymmetricKey(size: .bits256))
  private let served = ServedFiles()

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ name: String, _ data: Data) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }

  private func png(_ side: UInt32) -> Data {
    let size = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + size
        + size)
  }

  private func answer(_ path: String) async -> PageResponse? {
    await ShownFile.answer(to: path, signer, served: served)?()
  }

  @Test func aPictureOfABundleIsKeptForGood() async throws {
    let data = png(4)
    let address = served.add(
      .init(url: try write("a.png", data), type: "image/png"), content: data)
    let response = try #require(await answer(address))
    #expect(response.status == .ok && Array(response.body.readableBytesView) == Array(data))
    #expect(response.headers[.contentType] == "image/png")
    #expect(response.headers[.cacheControl] == "public, max-age=31536000, immutable")
    var headers = HTTPFields()
    SecurityHeaders.add(
      to: &headers, nonce: "x", policies: [], isSandboxed: response.isSandboxed)
    #expect(headers[.contentSecurityPolicy]?.hasSuffix("; sandbox") == true)
    #expect(headers[.contentSecurityPolicy]?.contains("script-src") == false)
    #expect(headers[.xContentTypeOptions] == "nosniff")
  }

  @Test(arguments: [
    "../../etc/passwd", "..%2f..%2fetc%2fpasswd", "%2e%2e%2fa.png", "a.png", "/etc/passwd", "", ".",
    "00000000000000000000000000000000.png",
  ])
  func onlyListedAddressesAreAnswered(_ name: String) async throws {
    let data = png(4)
    _ = served.add(.init(url: try write("a.png", data), type: "image/png"), content: data)
    #expect(await answer(ServedFiles.prefix + name)?.status == .notFound)
    #expect(await answer("/_apus/file/" + name)?.status == .notFound)
    #expect(await answer("/pictures/" + name) == nil)
  }

  @Test func anAddressDoesNotSayWhereTheFileIs() throws {
    let address = try #require(ShownFile.address(of: try write("secret-name.png", png(4)), signer))
    let token = try #require(address.split(separator: "/").last)
    let bytes = try #require(Base64URL.decode(token))
    #expect(bytes.firstRange(of: "secret-name".utf8) == nil)
    #expect(bytes.firstRange(of: folder.path.utf8) == nil)
  }

  @Test func aSealedFileIsJudgedByItsContent() async throws {
    func status(_ name: String, _ data: Data) async throws -> HTTPResponse.Status? {
      let address = try #require(ShownFile.address(of: try write(name, data), signer))
      return await answer(address)?.status
    }
    #expect(try await status("small.txt", png(10)) == .ok)
    #expect(try await status("huge.png", png(60_000)) == .notFound)
    #expect(try await status("page.png", Data("<html>".utf8)) == .notFound)
    #expect(try await status("long.png", png(10) + Data(count: 16 << 20)) == .notFound)
  }

  @Test func filesAreReadAwayFromTheMainActor() async throws {
    let address = try #require(ShownFile.address(of: folder, signer))
    let data = png(10)
    let (begun, goOn) = (AsyncStream<Void>.makeStream(), DispatchSemaphore(value: 0))
    // It waits for the main actor, which has all other tests to run as well; read there, it would wait
    // for itself.
    let answer = try #require(
      ShownFile.answer(to: address, signer) { _ in
        begun.continuation.yield()
        return goOn.wait(timeout: .now() + 300) == .success ? data : nil
      })
    let response = Task { @MainActor in await answer() }
    for await _ in begun.stream { break }
    goOn.signal()
    #expect(await response.value.status == .ok)
  }

  @Test func whatIsNoFileIsNotRead() async throws {
    let pipe = folder.appendingPathComponent("pipe.png")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    for place in [pipe, folder, URL(fileURLWithPath: "/dev/zero")] {
      let address = try #require(ShownFile.address(of: place, signer))
      #expect(await answer(address)?.status == .notFound)
    }
  }

  @Test func aFileThatBecameAnotherKindIsNotServed() async throws {
    let data = png(4)
    let file = try write("a.png", data)
    let address = served.add(.init(url: file, type: "image/png"), content: data)
    try Data("<svg xmlns='x' width='1' height='1'/>".utf8).write(to: file)
    #expect(await answer(address)?.status == .notFound)
  }

  @Test func aPageHasTheAppsIconsAndHosts() throws {
    var configuration = ServerConfiguration()
    configuration.data = folder.appendingPathComponent("data")
    let site = try WebSite(
      app: IconApp(),
      context: ServerContext(
        configuration: configuration, signer: signer, logger: Logger(label: "test"),
        metrics: MetricsRegistry(), eventLoop: MultiThreadedEventLoopGroup.singleton.next()))
    let response = site.respond(
      to: PageRequest(
        path: "/", headers: [.accept: "text/html"], address: ClientAddress("192.0.2.1")!,
        nonce: "NONCE=="))
    let html = String(buffer: response.body)
    #expect(html.contains("<link rel=\"icon\" href=\"/_apus/picture/120.png\">"))
    #expect(html.contains("<link rel=\"apple-touch-icon\" href=\"/_apus/picture/512.png\">"))
    #expect(response.pictureHosts == ["https://a.example"])
  }

  @Test func hostsOfPicturesAreNamedInThePolicy() {
    let policy = SecurityHeaders.contentSecurityPolicy(
      nonce: "n", policies: [], pictureHosts: ["https://a.example", "x; script-src *"])
    #expect(policy.contains("img-src 'self' data: blob: https://a.example;"))
    #expect(!policy.contains("script-src *"))
  }
}
