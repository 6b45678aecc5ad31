import Combine
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks whether an email is one that may log in.
public protocol EmailChecking: Sendable {
  /// Sends one answer to each subscriber, or fails. A subscription that is cancelled asks no longer.
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
    var address = URLComponents(url: endpoint, resolvingAgainstBaseURL: false)!
    // A plus is a space in a query.
    let allowed = CharacterSet.urlQueryAllowed.subtracting(CharacterSet(charactersIn: "+&=#"))
    let value = email.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    address.percentEncodedQuery = "email=\(value)"
    return session.dataTaskPublisher(for: address.url!)
      .tryMap { data, response in
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw NoAnswer() }
        return try JSONDecoder().decode(EmailCheckAnswer.self, from: data).isAccepted
      }
      .eraseToAnyPublisher()
  }
}
