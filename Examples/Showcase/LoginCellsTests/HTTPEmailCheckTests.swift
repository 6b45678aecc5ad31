import Combine
import Foundation
import Testing

@testable import LoginCells

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server without a network: the path says with which status it answers, and `hang` never.
private final class Answers: URLProtocol {
  /// What becomes of questions that are not answered.
  static let hanging = AsyncStream<Bool>.makeStream()

  static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answers.self]
    return configuration
  }

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let status = Int(url.lastPathComponent) else {
      Self.hanging.continuation.yield(true)
      return
    }
    // Only what arrives as it was meant is accepted.
    let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.percentEncodedQuery
    let isAccepted = query == "email=ada%2Bshop@example.com"
    let body = status == 299 ? "no answer" : "{\"isAccepted\": \(isAccepted)}"
    let response = HTTPURLResponse(
      url: url, statusCode: status == 299 ? 200 : status, httpVersion: "HTTP/1.1",
      headerFields: ["Content-Type": "application/json"])!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(body.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {
    if request.url?.lastPathComponent == "hang" { Self.hanging.continuation.yield(false) }
  }
}

@Suite("The question about an email, over HTTP")
struct HTTPEmailCheckTests {
  private final class Question: @unchecked Sendable { var subscription: AnyCancellable? }

  private func check(_ path: String) -> HTTPEmailCheck {
    HTTPEmailCheck(
      endpoint: URL(string: "http://server.test/" + path)!, configuration: Answers.configuration)
  }

  /// The answer; nil if there was none.
  private func ask(_ email: String, _ path: String) async -> Bool? {
    let answers = check(path).isAccepted(email)
    return try? await answers.values.first { _ in true }
  }

  @Test("the answer is the server's; the email arrives as it was typed, also with a plus")
  func answers() async {
    #expect(await ask("ada+shop@example.com", "200") == true)
    #expect(await ask("ada@example.com", "200") == false)
    #expect(await ask("ada+shop@example.com&email=x", "200") == false)
  }

  @Test("another status or other words are no answer", arguments: ["404", "500", "503", "299"])
  func failures(path: String) async {
    #expect(await ask("ada+shop@example.com", path) == nil)
  }

  @Test("a question that is cancelled asks no longer", .timeLimit(.minutes(10)))
  func cancelled() async {
    let question = Question()
    question.subscription = check("hang").isAccepted("ada@example.com")
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    var courses: [Bool] = []
    for await isRunning in Answers.hanging.stream {
      courses.append(isRunning)
      if !isRunning { break }
      question.subscription = nil
    }
    #expect(courses == [true, false])
  }
}
