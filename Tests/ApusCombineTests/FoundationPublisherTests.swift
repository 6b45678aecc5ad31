import ApusCombine
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct FoundationPublisherTests {
  private let name = Notification.Name("apus")

  @Test func notificationsAreSentWhenPosted() {
    let center = NotificationCenter()
    let sender = NSObject()
    let all = center.publisher(for: name).record()
    let own = center.publisher(for: name, object: sender).record(.max(1))
    center.post(name: name, object: nil)
    center.post(name: name, object: sender)
    center.post(name: name, object: sender)
    center.post(name: .init("other"), object: sender)
    #expect(all.values.count == 3)
    #expect(own.values.count == 1)
    all.cancel()
    center.post(name: name, object: nil)
    #expect(all.values.count == 3)
    #expect(center.publisher(for: name) == .init(center: center, name: name))
  }

  @Test func cancellingReleasesTheSubscriberOfNotifications() {
    final class Canary {}
    weak var canary: Canary?
    let center = NotificationCenter()
    do {
      let held = Canary()
      canary = held
      let cancellable = center.publisher(for: name).sink { _ in withExtendedLifetime(held) {} }
      cancellable.cancel()
    }
    #expect(canary == nil)
  }

  @Test(.timeLimit(.minutes(10))) func timersTickOnTheMainRunLoop() async {
    var dates: [Date] = []
    let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
    for await date in timer.values {
      dates.append(date)
      if dates.count == 3 { break }
    }
    #expect(dates == dates.sorted())
  }

  @Test(.timeLimit(.minutes(10))) func dataTasksGiveDataAndResponse() async throws {
    let publisher = session.dataTaskPublisher(for: URL(string: "stub://host/answer")!)
    for try await (data, response) in publisher.values {
      #expect(String(decoding: data, as: UTF8.self) == "stub://host/answer")
      #expect((response as? HTTPURLResponse)?.statusCode == 200)
    }
    let decoded = session.dataTaskPublisher(
      for: URLRequest(url: URL(string: "stub://host/json")!)
    )
    .map(\.data).decode(type: [Int].self, decoder: JSONDecoder())
    for try await numbers in decoded.values { #expect(numbers == [1, 2]) }
  }

  @Test(.timeLimit(.minutes(10))) func dataTasksFailWithAURLError() async {
    await #expect(throws: URLError.self) {
      for try await _ in session.dataTaskPublisher(for: URL(string: "stub://host/fail")!).values {}
    }
  }

  @Test func dataTasksThatAreCancelledSendNothing() {
    let recorder = session.dataTaskPublisher(for: URL(string: "stub://host/answer")!).record(.none)
    recorder.cancel()
    recorder.request(.unlimited)
    #expect(recorder.values.isEmpty)
    #expect(recorder.completion == nil)
  }

  private var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    return URLSession(configuration: configuration)
  }
}

/// Answers `stub:` addresses without a network.
private final class StubProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "stub" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    guard let url = request.url, url.lastPathComponent != "fail" else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
      return
    }
    let body = url.lastPathComponent == "json" ? "[1, 2]" : url.absoluteString
    let response = HTTPURLResponse(
      url: url, statusCode: 200, httpVersion: nil, headerFields: nil)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(body.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}
