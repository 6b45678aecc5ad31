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
    #expect(kept.map(\.count) == [32, 32])
    #expect(kept.allSatisfy { $0.range(of: Data("secret".utf8)) == nil })
  }

  @Test
  func attemptsDoNotPileUp() async throws {
    await fail(3)
    time.advance(60)
    await fail(1, email: "other@care.example")
    let kept = try await database.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM account_attempt")
    }
    #expect(kept == 2)
  }

  // MARK: Used against others

  private func fail(_ times: Int, from origin: SignInOrigin) async {
    for _ in 0..<times {
      await #expect(throws: SignInError.wrongCredentials) {
        try await store.signInMaria(password: "wrong", from: origin)
      }
    }
  }

  @Test
  func guessesOfOneNetworkKeepNobodyElseOut() async throws {
    await fail(3, from: SignInOrigin(network: "a"))
    await #expect(throws: SignInError.tooManyAttempts(wait: .seconds(60))) {
      try await store.signInMaria(from: SignInOrigin(network: "a"))
    }
    _ = try await store.signInMaria(from: SignInOrigin(network: "b"))
    // Who knows the password elsewhere gives no new attempts here.
    await #expect(throws: SignInError.tooManyAttempts(wait: .seconds(60))) {
      try await store.signInMaria(from: SignInOrigin(network: "a"))
    }
  }

  @Test
  func manyNetworksTogetherGuessNoMoreThanIsAllowed() async throws {
    for network in 0..<6 { await fail(3, from: SignInOrigin(network: "\(network)")) }
    await #expect(throws: SignInError.tooManyAttempts(wait: .seconds(60))) {
      try await store.signInMaria(from: SignInOrigin(network: "other"))
    }
  }

  @Test
  func manyNetworksKeepNobodyOutOfABrowserTheyHaveUsed() async throws {
    let first = try await store.signInMaria(from: SignInOrigin(network: "home"))
    for network in 0..<6 { await fail(3, from: SignInOrigin(network: "\(network)")) }
    let known = SignInOrigin(browser: first.browser, network: "0")
    await fail(2, from: known)
    let second = try await store.signInMaria(from: known)
    #expect(second.browser != first.browser)
    // The name of a browser is used once, is nobody else's, and is limited, too.
    await #expect(throws: SignInError.tooManyAttempts(wait: .seconds(60))) {
      try await store.signInMaria(from: known)
    }
    let now = SignInOrigin(browser: second.browser, network: "0")
    await fail(3, from: now)
    await #expect(throws: SignInError.tooManyAttempts(wait: .seconds(60))) {
      try await store.signInMaria(from: now)
    }
  }

  @Test
  func aBrowserIsKnownForItsOwnAccountAlone() async throws {
    let jonas = try await store.signIn(
      email: "jonas@care.example", password: "care-demo", area: "care", replacing: nil)
    let other = SignInOrigin(browser: jonas.browser, network: "a")
    await fail(3, from: other)
    await #expect(throws: SignInError.tooManyAttempts(wait: .seconds(60))) {
      try await store.signInMaria(from: SignInOrigin(network: "a"))
    }
  }

  @Test
  func browsersOfAnAccountDoNotPileUp() async throws {
    for _ in 0..<25 {
      time.advance(1)
      _ = try await store.signInMaria()
    }
    let kept = try await database.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM account_browser")
    }
    #expect(kept == 20)
  }
}
