import Foundation

/// The server that pages talk to, and the next one, which takes over its socket and its sessions.
final class Servers {
  enum Event: Equatable {
    /// A first server answers.
    case serves
    /// The next server has taken over.
    case replaced
    /// The next server has ended before it served.
    case nextFailed(Int32)
    /// The only server has ended.
    case ended(Int32)
  }

  private let answers: () -> Bool
  private let start: () throws(RunError) -> Child
  private var current: Child?
  private var next: Child?
  private var isServing = false

  /// - Parameters:
  ///   - answers: Whether a server listens at the address.
  ///   - start: Starts a server, which asks the present one for its socket.
  init(
    answers: @escaping () -> Bool, start: @escaping () throws(RunError) -> Child
  ) {
    self.answers = answers
    self.start = start
  }

  var isEmpty: Bool { current == nil && next == nil }
  /// Whether a server is about to serve.
  var isStarting: Bool { next != nil || (current != nil && !isServing) }

  /// Starts the server of a new build. A server that does not serve yet is ended before.
  func renew() throws(RunError) {
    if current == nil {
      current = try start()
      isServing = false
    } else {
      next?.signal(SIGTERM)
      next = try start()
    }
  }

  /// Looks at the processes.
  func update() -> Event? {
    current?.update()
    next?.update()
    if let code = next?.exitCode {
      next = nil
      return .nextFailed(code)
    }
    if let code = current?.exitCode {
      current = next
      next = nil
      // A server ends by itself only if another one has its socket.
      if current != nil { return isServing ? .replaced : nil }
      isServing = false
      return .ended(code)
    }
    if current != nil, !isServing, answers() {
      isServing = true
      return .serves
    }
    return nil
  }

  func signal(_ number: Int32) {
    current?.signal(number)
    next?.signal(number)
  }
}
