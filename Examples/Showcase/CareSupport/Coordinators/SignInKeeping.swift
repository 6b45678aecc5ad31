/// Where a visitor's browser keeps its sign-in.
@MainActor
public protocol SignInKeeping: AnyObject {
  /// What the browser has.
  var token: String? { get }
  func keep(_ token: String, for lifetime: Duration)
  func forget()
}

/// Keeps a sign-in as long as itself: for tests and previews, and where there is no browser.
@MainActor
public final class SignInMemory: SignInKeeping {
  public private(set) var token: String?
  public init(token: String? = nil) { self.token = token }
  public func keep(_ token: String, for lifetime: Duration) { self.token = token }
  public func forget() { token = nil }
}
