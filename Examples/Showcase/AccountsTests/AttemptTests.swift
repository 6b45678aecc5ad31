import Foundation
import GRDB
import Testing

@testable import Accounts

struct AttemptTests {
  private let database: DatabaseQueue
  private let time = TestTime()
  private let store: AccountStore

  init() throws {
    database = try accountDatabase()
    store = accountStore(database, time)
  }

  private func fail(_ times: Int, email: String = "maria@care.example") async {
    for _ in 0..<times {
      await #expect(throws: SignInError.wrongCredentials) {
        try await store.signIn(email: email, password: "wrong", area: "care", replacing: nil)
      }
    }
  }

  @Test
  func tooManyAttemptsWaitEvenWithTheRightPassword() async throws {
    await fail(1)
    time.advance(10)
    await fail(2)
    time.advance(20)
    await #expect(throws: SignInError.tooManyAttempts(wait: .seconds(30))) {
      try await store.signInMaria()
    }
    time.advance(30)
    _ = try await store.signInMaria()
  }

  @Test
  func aRefusedAttemptDoesNotLengthenTheWait() async throws {
    await fail(3)
    time.advance(59)
    await #expect(throws: SignInError.tooManyAttempts(wait: .seconds(1))) {
      try await store.signInMaria()
    }
    time.advance(1)
    _ = try await store.signInMaria()
  }

  @Test
  func theRightPasswordForgetsTheWrongOnes() async throws {
    await fail(2)
    _ = try await store.signInMaria()
    await fail(2)
    _ = try await store.signInMaria()
  }

  @Test
  func othersMayStillSignIn() async throws {
    await fail(3)
    _ = try await store.signIn(
      email: "jonas@care.example", password: "care-demo", area: "care", replacing: nil)
  }

  @Test
  func anEmailOfNobodyIsLimitedToo() async {
    await fail(3, email: "nobody@care.example")
    await #expect(throws: SignInError.tooManyAttempts(wait: .seconds(60))) {
      try await store.signIn(
        email: "NOBODY@care.example", password: "x", area: "care", replacing: nil)
    }
  }

  @Test
  func manyAtOnceAreNoMoreThanOneByOne() async {
    let judged = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<20 {
        group.addTask {
          do {
            _ = try await store.signInMaria(password: "guess \(index)")
            return true
          } catch { return error as? SignInError == .wrongCredentials }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(judged == 3)
  }

  @Test
  func aRestartForgetsNoAttempt() async {
    await fail(3)
    await #expect(throws: SignInError.tooManyAttempts(wait: .seconds(60))) {
      try await accountStore(database, time).signInMaria()
    }
  }

  @Test
  func anAttemptThatWasNotJudgedIsNone() async throws {
    let full = accountStore(database, time, waitingLimit: 0)
    for _ in 0..<4 {
      await #expect(throws: SignInError.overloaded) { try await full.signInMaria() }
    }
    _ = try await store.signInMaria()
  }

  @Test
  func whatWasTypedIsNotKept() async throws {
    await fail(1, email: "my secret password")
    let kept = try await database.read {
      try Data.fetchAll($0, sql: "SELECT key FROM account_attempt")
    }
    #expect(kept.map(\.count) == [32])
    #expect(kept.first?.range(of: Data("secret".utf8)) == nil)
  }

  @Test
  func attemptsDoNotPileUp() async throws {
    await fail(3)
    time.advance(60)
    await fail(1, email: "other@care.example")
    let kept = try await database.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM account_attempt")
    }
    #expect(kept == 1)
  }
}
