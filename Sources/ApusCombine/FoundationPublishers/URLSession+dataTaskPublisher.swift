import Foundation
import OpenCombine

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// A publisher that loads a request once for each subscriber, when it asks for the answer.
  public struct DataTaskPublisher: Publisher, Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// What is loaded.
    public let request: URLRequest
    /// The session that loads it.
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == URLError {
      subscriber.receive(subscription: DataTaskSubscription(subscriber, of: self))
    }
  }

  /// A publisher that loads `url` and sends data and response, or fails with a `URLError`, on the
  /// session's queue.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher that loads `request` and sends data and response, or fails with a `URLError`, on
  /// the session's queue.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private let guarded = Guard()
  private let publisher: URLSession.DataTaskPublisher
  private var downstream: Downstream?
  private var task: URLSessionDataTask?
  private var isStarted = false

  init(_ downstream: Downstream, of publisher: URLSession.DataTaskPublisher) {
    self.downstream = downstream
    self.publisher = publisher
  }

  func request(_ demand: Subscribers.Demand) {
    let isFirst = guarded {
      guard demand > 0, downstream != nil, !isStarted else { return false }
      isStarted = true
      return true
    }
    guard isFirst else { return }
    let finish = Carried(self.finish)
    let task = publisher.session.dataTask(with: publisher.request) { data, response, error in
      finish.value(data, response, error)
    }
    let isWanted = guarded {
      guard downstream != nil else { return false }
      self.task = task
      return true
    }
    if isWanted { task.resume() } else { task.cancel() }
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let downstream = end().downstream else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  func cancel() {
    end().task?.cancel()
  }

  private func end() -> (downstream: Downstream?, task: URLSessionDataTask?) {
    guarded { (downstream.take(), task.take()) }
  }
}
