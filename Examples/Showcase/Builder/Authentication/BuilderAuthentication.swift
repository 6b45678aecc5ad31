/// Who is signed in.
public struct BuilderUser: Identifiable, Hashable, Sendable {
  public let id: String
  public let name: String
  public let email: String

  public init(id: String, name: String, email: String) {
    self.id = id
    self.name = name
    self.email = email
  }
}

/// Says who a visitor is. Each visitor has one of their own.
@MainActor
public protocol BuilderAuthentication: AnyObject {
  /// - Parameters:
  ///   - email: Without regard to case and surrounding space.
  ///   - password: As it was typed.
  /// - Throws: ``BuilderSignInError`` if email and password do not belong together; another error
  ///   if that could not be found out.
  func signIn(email: String, password: String) async throws -> BuilderUser

  /// Who has been signed in since before this page was loaded, if anybody.
  func restore() async -> BuilderUser?

  /// Nobody is signed in any more.
  func signOut() async

  /// Has an element when the present sign-in ends elsewhere, such as in another tab.
  var endings: AsyncStream<Void> { get }
}

extension BuilderAuthentication {
  /// For sign-ins that end nowhere else.
  public var endings: AsyncStream<Void> { AsyncStream { _ in } }
}

/// Why somebody was not let in.
public enum BuilderSignInError: Error, Equatable {
  /// There is no account with this email and this password.
  case wrongCredentials
  /// Too many attempts; seconds until the next is allowed.
  case tooManyAttempts(retryAfter: Int)
}

/// An account that whoever tries the showcase may use.
public struct SampleAccount: Hashable, Sendable {
  public let name: String
  public let email: String
  public let password: String

  public init(name: String, email: String, password: String) {
    self.name = name
    self.email = email
    self.password = password
  }

  public static let bob = SampleAccount(
    name: "Bob Mason", email: "bob@builder.example", password: "canwefixit")
}
