import ApusFoundation
import Testing

/// Answers that are read while they come, and what apps ask of their process.
@Suite struct AsyncBytesTests {
  private struct Letters: AsyncSequence, AsyncIteratorProtocol {
    typealias Element = UInt8
    var bytes: [UInt8]
    mutating func next() async throws -> UInt8? { bytes.isEmpty ? nil : bytes.removeFirst() }
    func makeAsyncIterator() -> Self { self }
  }

  @Test(arguments: [
    ("a\nb", ["a", "b"]),
    ("a\r\nb\r\n", ["a", "b"]),
    ("a\rb\r\rc", ["a", "b", "c"]),
    ("\n\na\n\n", ["a"]),
    ("ä\u{2028}b\u{85}c\u{2029}", ["ä", "b", "c"]),
    ("é\u{2027}", ["é\u{2027}"]),
    ("\r", []),
    ("", []),
  ])
  func linesAreRead(text: String, lines: [String]) async throws {
    var read: [String] = []
    for try await line in Letters(bytes: Array(text.utf8)).lines { read.append(line) }
    #expect(read == lines)
  }

  private var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [ChunkProtocol.self]
    return URLSession(configuration: configuration)
  }

  @Test(.timeLimit(.minutes(1))) func anAnswerIsReadInParts() async throws {
    let url = try #require(URL(string: "chunks://host/answer"))
    let (bytes, response) = try await session.bytes(from: url)
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["data: one", "data: two"])
  }

  @Test(.timeLimit(.minutes(1))) func anAnswerThatFailsThrows() async throws {
    let url = try #require(URL(string: "chunks://host/fail"))
    await #expect(throws: URLError.self) {
      _ = try await session.bytes(for: URLRequest(url: url))
    }
  }

  @Test(.timeLimit(.minutes(1))) func anAnswerThatBreaksOffThrowsAtItsEnd() async throws {
    let url = try #require(URL(string: "chunks://host/break"))
    let (bytes, _) = try await session.bytes(from: url)
    var read: [UInt8] = []
    await #expect(throws: URLError.self) {
      for try await byte in bytes { read.append(byte) }
    }
    #expect(String(decoding: read, as: UTF8.self) == "data: o")
  }

  @Test func aProgramOfAServerIsNoneOfAMac() {
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac)
    #expect(!ProcessInfo.processInfo.isMacCatalystApp)
  }
}

/// Answers `chunks:` addresses in two parts, without a network.
private final class ChunkProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "chunks" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    guard let url = request.url, url.lastPathComponent != "fail",
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    else { return fail() }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("data: o".utf8))
    guard url.lastPathComponent != "break" else { return fail() }
    client?.urlProtocol(self, didLoad: Data("ne\n\ndata: two\n\n".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  private func fail() {
    client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
  }
}
