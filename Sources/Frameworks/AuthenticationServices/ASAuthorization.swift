import Foundation

/// A service that lets people sign in.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// Evidence of who somebody is.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// The success of a request. A page has none, so no app is handed one.
open class ASAuthorization: NSObject {
  /// The facts that an app wants to know of a person.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name.
    public static let fullName = Scope("full_name")
    /// The address for mails.
    public static let email = Scope("email")
  }

  /// The purpose of a request.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Whichever fits.
    public static let operationImplicit = OpenIDOperation("implicit")
    /// The beginning of a session.
    public static let operationLogin = OpenIDOperation("login")
    /// Another look at who it is.
    public static let operationRefresh = OpenIDOperation("refresh")
    /// The end of a session.
    public static let operationLogout = OpenIDOperation("logout")
  }

  /// The service that was asked.
  public let provider: any ASAuthorizationProvider
  /// The evidence.
  public let credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }
}

/// A wish that somebody signs in.
open class ASAuthorizationRequest: NSObject {
  /// The service that is asked.
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request to a service with identities.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// The facts that the app wants to know.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// Data that come back with the answer.
  open var state: String?
  /// A word that comes back in the token.
  open var nonce: String?
  /// The purpose.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request for an account with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// The person that the app knows already.
  open var user: String?
}

/// A request for a kept password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Accounts with Apple. A page knows of none.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// The state of somebody's account.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

  /// Posted when a person takes an app's permission back. A page posts none.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")

  public override init() { super.init() }

  /// A request, which fails when it is performed.
  open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(provider: self)
  }

  /// Answers that nobody is known, in a later turn.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(.notFound, nil) }
  }

  /// The state of somebody's account: nobody is known.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Passwords that the system keeps. A page hears of none: a browser fills fields itself.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  public override init() { super.init() }

  /// A request, which fails when it is performed.
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(provider: self)
  }
}

/// The system's guess whether a user is human.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// Evidence of an account with Apple. A page is handed none.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let state: String?
  public let authorizedScopes: [ASAuthorization.Scope]
  public let authorizationCode: Data?
  public let identityToken: Data?
  public let email: String?
  public let fullName: PersonNameComponents?
  public let realUserStatus: ASUserDetectionStatus

  init(user: String) {
    self.user = user
    (state, authorizedScopes, authorizationCode, identityToken) = (nil, [], nil, nil)
    (email, fullName, realUserStatus) = (nil, nil, .unknown)
  }
}

/// A name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let password: String

  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}
