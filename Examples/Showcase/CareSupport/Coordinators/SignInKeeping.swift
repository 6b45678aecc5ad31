import Accounts

/// Where a visitor's browser keeps its sign-in.
@MainActor
public protocol SignInKeeping: AnyObject {
  /// What the browser has.
  var token: String? { get }
  func keep(_ token: String, for lifetime: Duration)
  func forget()
  /// Where they sign in.
  var origin: SignInOrigin { get }
  /// Remembers that somebody has signed in here: ``SignIn/browser``.
  func know(_ browser: String)
}

/// Keeps a sign-in as long as itself: for tests and previews, and where there is no browser.
@MainActor
public final class SignInMemory: SignInKeeping {
  public private(set) var token: String?
  public init(token: String? = nil) { self.token = token }
  public func keep(_ token: String, for lifetime: Duration) { self.token = token }
  public func forget() { token = nil }
  public private(set) var origin = SignInOrigin()
  public func know(_ browser: String) { origin.browser = browser }
}
