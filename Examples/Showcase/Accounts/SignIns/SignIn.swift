import Foundation

/// What a person has after they signed in.
public struct SignIn: Hashable, Sendable {
  /// 256 random bits, to be kept where only the person's browser has them. Whoever has them is the
  /// person.
  public let token: String
  public let account: Account
  /// Tells this browser apart, to be kept in it for ``SignInOrigin/browser``: who guesses elsewhere cannot keep
  /// its person out. Nobody can sign in with it.
  public let browser: String
  /// When the sign-in ends by itself.
  public let expires: Date
}

/// Why someone could not sign in.
public enum SignInError: Error, Equatable, Sendable {
  /// No account of the area has this email and this password. Which of the two is wrong is not said.
  case wrongCredentials
  /// Too many attempts for this email from here; another counts again after `wait`.
  case tooManyAttempts(wait: Duration)
  /// Too many people sign in at this moment.
  case overloaded
}
