import Foundation
import Synchronization

/// The way from a screen to the world outside, which a test opens, blocks and cuts.
///
/// Give it to whatever stands in for a service in the test, and let each request go through it:
///
/// ```swift
/// struct TestService: ReportSending {
///   let network: ScreenNetwork
///   func send(_ report: Report) async throws {
///     try await network.request { await server.append(report) }
///   }
/// }
///
/// network.condition = .down()
/// screen.button("send.tap").tap()
/// await screen.settle()
/// #expect(screen.text("The report was not sent").isVisible)
/// ```
public final class ScreenNetwork: Sendable {
  /// What becomes of a request.
  public enum Condition: Sendable {
    /// It arrives, and is answered.
    case up
    /// It never arrives: the request throws this error.
    case down(any Error = URLError(.notConnectedToInternet))
    /// It waits until the condition is another one.
    case stalled
  }

  private struct State {
    var condition: Condition
    var requestCount = 0
    var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
    var cancelled: Set<Int> = []
  }

  private let state: Mutex<State>

  public init(_ condition: Condition = .up) {
    state = Mutex(State(condition: condition))
  }

  /// How it is now. Requests that waited are let go, or fail.
  public var condition: Condition {
    get { state.withLock { $0.condition } }
    set {
      let released = state.withLock { state -> [CheckedContinuation<Void, any Error>] in
        state.condition = newValue
        if case .stalled = newValue { return [] }
        let released = state.waiting.sorted { $0.key < $1.key }.map(\.value)
        state.waiting = [:]
        return released
      }
      for request in released {
        if case .down(let error) = newValue {
          request.resume(throwing: error)
        } else {
          request.resume()
        }
      }
    }
  }

  /// How many requests were begun, whatever became of them.
  public var requestCount: Int { state.withLock { $0.requestCount } }
  /// How many wait for an answer.
  public var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Sends a request that the other side answers by `answer`, which runs only if it arrives.
  ///
  /// - Throws: The error of ``Condition/down(_:)``, that of `answer`, or `CancellationError` if the
  ///   task that asks is cancelled while it waits.
  public func request<Answer>(
    isolation: isolated (any Actor)? = #isolation, _ answer: () async throws -> Answer
  ) async throws -> Answer {
    try await arrive()
    return try await answer()
  }

  private func arrive() async throws {
    let id = state.withLock { state in
      state.requestCount += 1
      return state.requestCount
    }
    defer { state.withLock { _ = $0.cancelled.remove(id) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        let result: Result<Void, any Error>? = state.withLock { state in
          if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
          switch state.condition {
          case .up: return .success(())
          case .down(let error): return .failure(error)
          case .stalled:
            state.waiting[id] = continuation
            return nil
          }
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let request = state.withLock { state in
        let request = state.waiting.removeValue(forKey: id)
        if request == nil { state.cancelled.insert(id) }
        return request
      }
      request?.resume(throwing: CancellationError())
    }
  }
}
