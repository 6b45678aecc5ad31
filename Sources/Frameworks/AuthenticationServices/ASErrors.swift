import Foundation

/// The reason why nobody could sign in.
public struct ASAuthorizationError: Error, CustomNSError, Hashable, LocalizedError {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential
    case credentialImport, credentialExport, preferSignInWithApple
    case deviceNotConfiguredForPasskeyCreation

    /// Lets `catch ASAuthorizationError.canceled` match an error.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASAuthorizationError)?.code == code
    }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = ASAuthorizationErrorDomain
  public var errorCode: Int { code.rawValue }
  // Foundation on Linux does not ask an error that has a code for its words.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "A page has no accounts of the system to sign in with." }

  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }
  public static var notInteractive: Code { .notInteractive }

  static let noAccounts = ASAuthorizationError(.notHandled)
}

/// The domain of errors of accounts.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// The reason why nobody could sign in on another site.
public struct ASWebAuthenticationSessionError: Error, CustomNSError, Hashable, LocalizedError {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid

    /// Lets `catch ASWebAuthenticationSessionError.canceledLogin` match an error.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASWebAuthenticationSessionError)?.code == code
    }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = ASWebAuthenticationSessionErrorDomain
  public var errorCode: Int { code.rawValue }
  // Foundation on Linux does not ask an error that has a code for its words.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "No other site leads back into a page." }

  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }

  static let noWayBack = ASWebAuthenticationSessionError(.presentationContextInvalid)
}

/// The domain of errors of signing in on another site.
public let ASWebAuthenticationSessionErrorDomain =
  "com.apple.AuthenticationServices.WebAuthenticationSession"
