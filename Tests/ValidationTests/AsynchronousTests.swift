import ManualClock
import Synchronization
import Testing

@testable import Validation

private struct Account: Sendable {
  var name = "ada"
  var email: String? = "ada@example.com"
  var aliases: [Alias] = []

  struct Alias: Identifiable, Sendable {
    var id: Int
    var name: String
  }
}

private struct ServiceIsDown: Error {}

/// Answers when it is told to.
private final class Service: Sendable {
  private struct State {
    var asked: [String] = []
    var waiting: [String: CheckedContinuation<Bool, any Error>] = [:]
    var watchers: [(count: Int, wake: CheckedContinuation<Void, Never>)] = []
    var cancelled: [String] = []
  }

  private let state = Mutex(State())

  var asked: [String] { state.withLock { $0.asked.sorted() } }
  var cancelled: [String] { state.withLock { $0.cancelled.sorted() } }

  func isFree(_ name: String) async throws -> Bool {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (wake: CheckedContinuation<Bool, any Error>) in
        let ready = state.withLock { state in
          state.asked.append(name)
          state.waiting[name] = wake
          defer { state.watchers.removeAll { $0.count <= state.asked.count } }
          return state.watchers.filter { $0.count <= state.asked.count }
        }
        for watcher in ready { watcher.wake.resume() }
      }
    } onCancel: {
      let wake = state.withLock { state in
        state.cancelled.append(name)
        return state.waiting.removeValue(forKey: name)
      }
      wake?.resume(throwing: CancellationError())
    }
  }

  func answer(_ name: String, _ answer: Result<Bool, any Error>) {
    state.withLock { $0.waiting.removeValue(forKey: name) }?.resume(with: answer)
  }

  /// Waits until so many questions were asked.
  func questions(_ count: Int) async {
    await withCheckedContinuation { wake in
      let isReady = state.withLock { state in
        if state.asked.count >= count { return true }
        state.watchers.append((count, wake))
        return false
      }
      if isReady { wake.resume() }
    }
  }
}

@Suite("Asynchronous rules", .timeLimit(.minutes(10)))
struct AsynchronousTests {
  private let service = Service()
  private let clock = ManualClock()

  private var rules: Rules<Account> {
    let aliasRules = Rules<Account.Alias> { [service] rules in
      rules.field(\.name, .required)
      rules.asynchronous(\.name, code: "taken") { try await service.isFree($0) }
    }
    return Rules<Account> { [service] rules in
      rules.field(\.name, .required, .length(...10))
      rules.asynchronous(\.name, code: "taken", debounce: .milliseconds(300)) {
        try await service.isFree($0)
      }
      rules.field(\.email, .email)
      rules.asynchronous(\.email, code: "known", arguments: ["limit": 1]) {
        try await service.isFree($0)
      }
      rules.each(\.aliases, aliasRules)
    }
  }

  private func judge(_ account: Account, timeout: Duration = .seconds(5)) -> Task<
    ValidationReport, any Error
  > {
    let (rules, clock) = (rules, clock)
    return Task { try await rules.judge(asynchronously: account, timeout: timeout, clock: clock) }
  }

  @Test("failures are in the order of the rules, whichever answer came first")
  func order() async throws {
    let report = judge(Account())
    await service.questions(2)
    service.answer("ada@example.com", .success(false))
    service.answer("ada", .success(false))
    let failures = try await report.value
    #expect(failures.brief == ["name: taken", "email: known"])
    #expect(failures[1].arguments == ["limit": 1])
    #expect(failures.isComplete)
  }

  @Test("right answers give no failure")
  func right() async throws {
    let report = judge(Account())
    await service.questions(2)
    service.answer("ada", .success(true))
    service.answer("ada@example.com", .success(true))
    #expect(try await report.value == ValidationReport())
  }

  @Test("nothing is asked about what is missing, empty or wrong already")
  func economy() async throws {
    var account = Account(name: "much too long a name", email: nil)
    account.aliases = [.init(id: 1, name: "")]
    #expect(
      try await judge(account).value.brief == ["name: maximumLength", "aliases[#1].name: required"])
    #expect(try await judge(Account(name: "", email: "")).value.brief == ["name: required"])
    #expect(service.asked == [])
  }

  @Test("elements of arrays are asked about under their ids")
  func rows() async throws {
    var account = Account(email: nil)
    account.aliases = [.init(id: 1, name: "x"), .init(id: 2, name: "y")]
    let report = judge(account)
    await service.questions(3)
    #expect(service.asked == ["ada", "x", "y"])
    service.answer("y", .success(false))
    service.answer("x", .success(true))
    service.answer("ada", .success(true))
    let failures = try await report.value
    #expect(failures.brief == ["aliases[#2].name: taken"])
    #expect(failures[0].pointer == "/aliases/1/name")
  }

  @Test("an error is no failure of the value, and is told")
  func errors() async throws {
    let report = judge(Account())
    await service.questions(2)
    service.answer("ada", .failure(ServiceIsDown()))
    service.answer("ada@example.com", .success(false))
    let failures = try await report.value
    #expect(failures.brief == ["email: known"])
    #expect(failures.undetermined.map(\.path) == ["name"])
    #expect(failures.undetermined[0].arguments == ["check": "taken"])
    #expect(!failures.isComplete)
  }

  @Test("an answer that doesn't come in time is none; the question is cancelled")
  func timeout() async throws {
    let report = judge(Account(), timeout: .seconds(3))
    await service.questions(2)
    await clock.sleepers(2)
    service.answer("ada@example.com", .success(true))
    clock.advance(by: .seconds(2))
    clock.advance(by: .seconds(1))
    let failures = try await report.value
    #expect(failures.isValid)
    #expect(failures.undetermined.map(\.path) == ["name"])
  }

  @Test("a check that ignores its cancellation delays nothing")
  func stubborn() async throws {
    let rules = Rules<Account> { rules in
      rules.asynchronous(\.name, code: "taken") { _ in
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        return true
      }
    }
    let clock = clock
    let report = Task {
      try await rules.judge(asynchronously: Account(), timeout: .seconds(1), clock: clock)
    }
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    #expect(try await report.value.undetermined.map(\.path) == ["name"])
  }

  @Test("cancelling cancels the questions")
  func cancellation() async throws {
    let report = judge(Account())
    await service.questions(2)
    report.cancel()
    await #expect(throws: CancellationError.self) { try await report.value }
    while service.cancelled.count < 2 { await Task.yield() }
    #expect(service.cancelled == ["ada", "ada@example.com"])
  }

  @Test("a form gets the questions one by one")
  func pending() async throws {
    let account = Account()
    let checks = rules.pendingChecks(for: account, meeting: rules.judge(account))
    #expect(checks.map(\.path) == ["name", "email"])
    #expect(checks.map(\.code) == ["taken", "known"])
    #expect(checks.map(\.debounce) == [.milliseconds(300), .zero])
    let answer = Task { try await checks[0].judge() }
    await service.questions(1)
    service.answer("ada", .success(false))
    #expect(try await answer.value?.code == "taken")
    #expect(rules.hasAsynchronousRules && !Party.rules.hasAsynchronousRules)
  }
}
