import Foundation
import GRDB
import Testing

@testable import Accounts

struct SignInTests {
  private let database: DatabaseQueue
  private let time = TestTime()
  private let store: AccountStore

  init() throws {
    database = try accountDatabase()
    store = accountStore(database, time)
  }

  @Test(arguments: DemoAccount.all)
  func everyDemoAccountSignsInWithThePasswordThatIsShown(_ demo: DemoAccount) async throws {
    let signIn = try await store.signIn(
      email: demo.account.email, password: demo.password, area: demo.account.area, replacing: nil)
    #expect(signIn.account == demo.account)
    #expect(try await store.account(for: signIn.token) == demo.account)
  }

  @Test
  func caseAndSpacesOfTheEmailDoNotMatter() async throws {
    let signIn = try await store.signIn(
      email: " Maria@Care.Example\n", password: "care-demo", area: "care", replacing: nil)
    #expect(signIn.account.id == "maria")
  }

  @Test(arguments: [
    ("maria@care.example", "wrong", "care"), ("nobody@care.example", "care-demo", "care"),
    ("bob@builder.example", "builder-demo", "care"), ("", "", "care"),
  ])
  func whatIsWrongIsNotSaid(_ email: String, _ password: String, _ area: String) async {
    await #expect(throws: SignInError.wrongCredentials) {
      try await store.signIn(email: email, password: password, area: area, replacing: nil)
    }
  }

  @Test(arguments: ["nobody@care.example", "maria@care.example"])
  func aPasswordIsHashedEvenIfItCannotBeRight(_ email: String) async throws {
    // Else the time that an answer takes would say who has an account.
    let store = accountStore(database, time, cost: .impossible)
    let error = await #expect(throws: (any Error).self) {
      try await store.signIn(email: email, password: "wrong", area: "care", replacing: nil)
    }
    #expect(!(error is SignInError))
  }

  @Test
  func onlyADigestOfATokenIsKept() async throws {
    let signIn = try await store.signInMaria()
    #expect(signIn.token.utf8.count == 43)
    let kept = try await database.read {
      try Data.fetchAll($0, sql: "SELECT digest FROM account_signIn")
    }
    #expect(kept == [SignInToken.digest(signIn.token)])
    #expect(kept.first?.count == 32)
    #expect(try await store.account(for: kept[0].base64EncodedString()) == nil)
  }

  @Test
  func aSignInEndsByItself() async throws {
    let signIn = try await store.signInMaria()
    #expect(signIn.expires == time.now + 3600)
    time.advance(3599)
    #expect(try await store.account(for: signIn.token) != nil)
    time.advance(1)
    #expect(try await store.account(for: signIn.token) == nil)
    _ = try await store.signInMaria()
    let kept = try await database.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM account_signIn")
    }
    #expect(kept == 1)
  }

  @Test
  func aSignInRotates() async throws {
    let first = try await store.signInMaria()
    let second = try await store.signInMaria(replacing: first.token)
    #expect(first.token != second.token)
    #expect(try await store.account(for: first.token) == nil)
    #expect(try await store.account(for: second.token)?.id == "maria")
  }

  @Test
  func aTokenThatWasPlantedEndsWithTheSignIn() async throws {
    let planted = try await store.signIn(
      email: "jonas@care.example", password: "care-demo", area: "care", replacing: nil)
    _ = try await store.signInMaria(replacing: planted.token)
    #expect(try await store.account(for: planted.token) == nil)
  }

  @Test
  func aFailedSignInEndsNothing() async throws {
    let first = try await store.signInMaria()
    await #expect(throws: SignInError.wrongCredentials) {
      try await store.signInMaria(password: "wrong", replacing: first.token)
    }
    #expect(try await store.account(for: first.token) != nil)
  }

  @Test
  func signingOutEndsThatSignInOnly() async throws {
    let (phone, desk) = try await (store.signInMaria(), store.signInMaria())
    try await store.signOut(token: phone.token)
    #expect(try await store.account(for: phone.token) == nil)
    #expect(try await store.account(for: desk.token) != nil)
    try await store.signOut(token: phone.token)
  }

  @Test(.timeLimit(.minutes(10)))
  func everyPageHearsThatItsSignInEnded() async throws {
    let (phone, desk) = try await (store.signInMaria(), store.signInMaria())
    let pages = [store.endings(of: phone.token), store.endings(of: phone.token)]
    var other = store.endings(of: desk.token).makeAsyncIterator()
    try await store.signOut(token: phone.token)
    for page in pages {
      var heard = 0
      for await _ in page { heard += 1 }
      #expect(heard == 1)
    }
    _ = try await store.signInMaria(replacing: desk.token)
    #expect(await other.next() != nil)
    #expect(await other.next() == nil)
    #expect(store.listenerCount == 0)
  }

  @Test
  func aPageThatIsGoneIsForgotten() async throws {
    let signIn = try await store.signInMaria()
    do {
      let stream = store.endings(of: signIn.token)
      #expect(store.listenerCount == 1)
      withExtendedLifetime(stream) {}
    }
    #expect(store.listenerCount == 0)
    let task = Task { [stream = store.endings(of: signIn.token)] in for await _ in stream {} }
    task.cancel()
    await task.value
    #expect(store.listenerCount == 0)
  }

  @Test
  func aHashOfAnotherCostIsMadeAnew() async throws {
    _ = try await store.signInMaria()
    let dearer = PasswordCost(exponent: 5, parallelism: 1)
    let raised = accountStore(database, time, cost: dearer)
    _ = try await raised.signInMaria()
    let text = try await database.read {
      try String.fetchOne($0, sql: "SELECT password FROM account WHERE id = 'maria'")
    }
    #expect(text.flatMap(PasswordHash.init(text:))?.cost == dearer)
    _ = try await store.signInMaria()
  }

  @Test
  func anAccountIsAddedOnce() async throws {
    let account = Account(
      id: "new", email: "New@Care.example", name: "New", role: "patient", area: "care")
    try await store.add(account, password: "a long secret")
    let signIn = try await store.signIn(
      email: "new@care.example", password: "a long secret", area: "care", replacing: nil)
    #expect(signIn.account.id == "new")
    await #expect(throws: DatabaseError.self) { try await store.add(account, password: "other") }
  }

  @Test
  func theFirstStartHashesNothing() async throws {
    let hashed = try await database.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM account WHERE password IS NOT NULL")
    }
    #expect(hashed == 0)
    _ = try await store.signInMaria()
    let first = try await password(of: "maria")
    _ = try await store.signInMaria()
    #expect(first != nil)
    #expect(try await password(of: "maria") == first)
  }

  private func password(of id: String) async throws -> String? {
    try await database.read {
      try String.fetchOne($0, sql: "SELECT password FROM account WHERE id = ?", arguments: [id])
    }
  }
}
