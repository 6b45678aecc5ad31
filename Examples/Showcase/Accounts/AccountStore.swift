import Foundation
import GRDB

/// Who can sign in, and who has.
///
///     let store = AccountStore(database: database)
///     let signIn = try await store.signIn(
///       email: "maria@care.example", password: password, area: "care", replacing: oldToken)
///     try await store.account(for: signIn.token)  // Maria
///     try await store.signOut(token: signIn.token)
///     try await store.account(for: signIn.token)  // nil
///
/// The database has ``AccountSchema``. All screens of a process share one store, since only it hears
/// what happens through it.
public final class AccountStore: Sendable {
  private let database: any DatabaseWriter
  private let hasher: PasswordHasher
  private let ledger: AttemptLedger
  private let lifetime: Duration
  private let now: @Sendable () -> Date
  private let endings = SignInEndings()
  private let onEnding: @Sendable (Data) -> Void

  /// - Parameters:
  ///   - database: Where ``AccountSchema`` is.
  ///   - cost: What one guess of a password costs.
  ///   - limit: How often a password may be guessed.
  ///   - waitingLimit: How many passwords may wait to be hashed; who comes then is told to come again.
  ///   - lifetime: How long a sign-in lasts.
  ///   - now: What time it is.
  ///   - onEnding: Called with a digest of each sign-in that ends here; see ``signInEnded(_:)``.
  public init(
    database: any DatabaseWriter, cost: PasswordCost = .recommended,
    limit: AttemptLimit = .standard, waitingLimit: Int = 32,
    lifetime: Duration = .seconds(7 * 24 * 60 * 60),
    now: @escaping @Sendable () -> Date = { Date() },
    onEnding: @escaping @Sendable (Data) -> Void = { _ in }
  ) {
    self.database = database
    self.onEnding = onEnding
    hasher = PasswordHasher(cost: cost, limit: waitingLimit)
    ledger = AttemptLedger(limit: limit)
    self.lifetime = lifetime
    self.now = now
  }

  // MARK: Signing in

  /// Signs someone in with a new token. An unknown email takes as long as a wrong password.
  ///
  /// - Parameters:
  ///   - email: Upper and lower case, and spaces around, do not matter.
  ///   - area: The area that the account must belong to.
  ///   - oldToken: What the browser had before. That sign-in ends, whoever's it is, so that nobody can
  ///     plant a token of theirs in another's browser.
  ///   - origin: Where they are: what somebody guesses elsewhere keeps nobody out.
  /// - Throws: ``SignInError``, or what the database throws.
  public func signIn(
    email: String, password: String, area: String, replacing oldToken: String?,
    from origin: SignInOrigin = SignInOrigin()
  ) async throws -> SignIn {
    let email = Self.normalized(email)
    let started = now()
    let attempt = try await database.write { [ledger] database in
      try ledger.note(email, from: origin, at: started, in: database)
    }
    guard let record = try await judged(email, password, area, attempt: attempt) else {
      throw SignInError.wrongCredentials
    }
    let token = SignInToken()
    let time = now()
    let expires = time + lifetime / .seconds(1)
    let oldDigest = oldToken.map(SignInToken.digest)
    // A new one each time, so that nobody can plant one of theirs in another's browser.
    let browser = SignInToken().text
    try await database.write { [ledger] database in
      try ledger.clear(attempt, in: database)
      try KnownBrowsers.add(
        browser, insteadOf: origin.browser, to: record.id, at: time, in: database)
      try database.execute(
        sql: "DELETE FROM account_signIn WHERE expires <= ? OR digest = ?",
        arguments: [time.timeIntervalSince1970, oldDigest])
      try database.execute(
        sql: "INSERT INTO account_signIn (digest, account, expires) VALUES (?, ?, ?)",
        arguments: [SignInToken.digest(token.text), record.id, expires.timeIntervalSince1970])
    }
    if let oldDigest { tell(oldDigest) }
    return SignIn(
      token: token.text, account: record.account, browser: browser, expires: expires)
  }

  /// The account, if the password is its own.
  private func judged(
    _ email: String, _ password: String, _ area: String, attempt: AttemptLedger.Attempt
  ) async throws -> AccountRecord? {
    do {
      let record = try await database.read { database in
        try AccountRecord.find(email: email, area: area, in: database)
      }
      if let record, record.password == nil { return try await judgedDemo(record, password) }
      let hash = record?.password.flatMap(PasswordHash.init(text:))
      guard try await hasher.matches(password, hash), let record, let hash else { return nil }
      if hash.cost != hasher.cost {
        try await keep(hasher.hash(password), of: record.id, insteadOf: hash.text)
      }
      return record
    } catch is PasswordHasher.Overloaded {
      try await database.write { [ledger] database in try ledger.forget(attempt, in: database) }
      throw SignInError.overloaded
    }
  }

  /// A demo account's password is hashed when someone first signs in with it, not when the server
  /// first starts. What was typed is hashed in any case, so that it takes the same time.
  private func judgedDemo(
    _ record: AccountRecord, _ password: String
  ) async throws -> AccountRecord? {
    let hash = try await hasher.hash(password)
    guard let demo = DemoAccount.all.first(where: { $0.account.id == record.id }),
      SignInToken.digest(demo.password) == SignInToken.digest(password)
    else { return nil }
    try await keep(hash, of: record.id, insteadOf: nil)
    return record
  }

  private func keep(_ hash: PasswordHash, of id: String, insteadOf old: String?) async throws {
    try await database.write { database in
      try database.execute(
        sql: "UPDATE account SET password = ? WHERE id = ? AND password IS ?",
        arguments: [hash.text, id, old])
    }
  }

  /// Adds an account.
  /// - Throws: what the database throws if there is one with this id or email already.
  public func add(_ account: Account, password: String) async throws {
    let account = Account(
      id: account.id, email: Self.normalized(account.email), name: account.name,
      role: account.role, area: account.area)
    let record = try await AccountRecord(account, password: hasher.hash(password))
    try await database.write { database in try record.insert(database) }
  }

  /// Gives an account another name, in a transaction of the caller's, who has judged both.
  public static func rename(_ id: String, to name: String, in database: Database) throws {
    try database.execute(
      sql: "UPDATE account SET name = ? WHERE id = ?", arguments: [name, id])
  }

  // MARK: Signed in

  /// Whose sign-in a token is; nil if it has ended or never was.
  public func account(for token: String) async throws -> Account? {
    let now = now()
    return try await database.read { database in
      try Self.account(for: token, at: now, in: database)
    }
  }

  /// The same within a transaction of the caller's, so that what is then read or written belongs to
  /// someone who is signed in at that moment.
  public static func account(
    for token: String, at now: Date, in database: Database
  ) throws -> Account? {
    try AccountRecord.find(digest: SignInToken.digest(token), at: now, in: database)?.account
  }

  // MARK: Signing out

  /// Ends a sign-in, everywhere. Nothing happens if it has ended.
  public func signOut(token: String) async throws {
    let digest = SignInToken.digest(token)
    try await database.write { database in
      try database.execute(
        sql: "DELETE FROM account_signIn WHERE digest = ?", arguments: [digest])
    }
    tell(digest)
  }

  /// Has one element when a sign-in ends because somebody signed out or signed in anew, and then no
  /// more. A sign-in that ended before, or whose time is over, is not told: ask ``account(for:)``
  /// after the first call.
  public func endings(of token: String) -> AsyncStream<Void> {
    endings.stream(of: SignInToken.digest(token))
  }

  /// A sign-in has ended in another process.
  /// - Parameter digest: What ``onEnding`` was given there.
  public func signInEnded(_ digest: Data) { endings.tell(digest) }

  private func tell(_ digest: Data) {
    endings.tell(digest)
    onEnding(digest)
  }

  /// How many listen to endings.
  var listenerCount: Int { endings.count }

  private static func normalized(_ email: String) -> String {
    email.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
  }
}
