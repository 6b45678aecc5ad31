import Combine
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks whether an e-mail is one that may log in.
public protocol EmailChecking: Sendable {
  /// Sends one answer, or fails. A subscription that is cancelled asks no longer.
  func isAccepted(_ email: String) -> AnyPublisher<Bool, any Error>
}

/// The answer of the endpoint, as JSON.
public struct EmailCheckAnswer: Codable, Equatable, Sendable {
  public let isAccepted: Bool

  public init(isAccepted: Bool) { self.isAccepted = isAccepted }
}

/// Asks an HTTP endpoint: `GET …?email=ada@example.com`.
public struct HTTPEmailCheck: EmailChecking {
  private struct NoAnswer: Error {}

  private let endpoint: URL
  private let session: URLSession

  /// - Parameters:
  ///   - endpoint: Where ``EmailPolicy`` answers.
  ///   - timeout: Seconds after which there is no answer.
  public init(endpoint: URL, timeout: TimeInterval = 5) {
    self.init(endpoint: endpoint, timeout: timeout, configuration: .ephemeral)
  }

  init(
    endpoint: URL, timeout: TimeInterval = 5, configuration: URLSessionConfiguration
  ) {
    self.endpoint = endpoint
    configuration.timeoutIntervalForRequest = timeout
    session = URLSession(configuration: configuration)
  }

  public func isAccepted(_ email: String) -> AnyPublisher<Bool, any Error> {
    Deferred { [endpoint, session] in
      // Sent to from the session's queue alone.
      nonisolated(unsafe) let answer = PassthroughSubject<Bool, any Error>()
      var address = URLComponents(url: endpoint, resolvingAgainstBaseURL: false)!
      // A plus is a space in a query.
      let allowed = CharacterSet.urlQueryAllowed.subtracting(CharacterSet(charactersIn: "+&=#"))
      let value = email.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
      address.percentEncodedQuery = "email=\(value)"
      let task = session.dataTask(with: address.url!) { data, response, error in
        guard error == nil, (response as? HTTPURLResponse)?.statusCode == 200,
          let read = try? JSONDecoder().decode(EmailCheckAnswer.self, from: data ?? Data())
        else { return answer.send(completion: .failure(error ?? NoAnswer())) }
        answer.send(read.isAccepted)
        answer.send(completion: .finished)
      }
      return answer.handleEvents(
        receiveSubscription: { _ in task.resume() }, receiveCancel: { task.cancel() })
    }
    .eraseToAnyPublisher()
  }
}
