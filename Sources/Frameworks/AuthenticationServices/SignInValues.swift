import ApusUI
import Foundation

/// The success of a request. A page has none.
public enum ASAuthorizationResult {
  /// A name and a password that the system kept.
  case password(ASPasswordCredential)
  /// An account with Apple.
  case appleID(ASAuthorizationAppleIDCredential)
}

/// Performs requests to sign in, for views. On a page each fails with the code `notHandled`.
@MainActor
public struct AuthorizationController {
  nonisolated init() {}

  /// Throws the code `notHandled`.
  ///
  /// > Note: Has no meaning on a page: nobody has an account of the system there.
  public func performRequest(
    _ request: ASAuthorizationRequest
  ) async throws -> ASAuthorizationResult { try fail() }

  /// Throws the code `notHandled`.
  ///
  /// > Note: Has no meaning on a page: nobody has an account of the system there.
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions
  ) async throws -> ASAuthorizationResult { try fail() }

  /// Throws the code `notHandled`.
  ///
  /// > Note: Has no meaning on a page: nobody has an account of the system there.
  public func performRequests(
    _ requests: [ASAuthorizationRequest]
  ) async throws -> ASAuthorizationResult { try fail() }

  /// Throws the code `notHandled`.
  ///
  /// > Note: Has no meaning on a page: nobody has an account of the system there.
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions
  ) async throws -> ASAuthorizationResult { try fail() }

  private func fail() throws -> ASAuthorizationResult {
    noMeaning("AuthorizationController.performRequest(_:)")
    throw ASAuthorizationError.noAccounts
  }
}

/// Lets a person sign in on another site, for views. No site leads back into a page, so it fails.
@MainActor
public struct WebAuthenticationSession {
  /// The wish of what a browser keeps.
  public enum BrowserSession: Sendable {
    /// Nothing.
    case ephemeral
  }

  nonisolated init() {}

  /// Throws the error `presentationContextInvalid`.
  ///
  /// > Note: Has no meaning on a page: no other site leads back into it.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { try fail() }

  /// Throws the error `presentationContextInvalid`.
  ///
  /// > Note: Has no meaning on a page: no other site leads back into it.
  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback,
    preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String]
  ) async throws -> URL { try fail() }

  private func fail() throws -> URL {
    noMeaning("WebAuthenticationSession.authenticate")
    throw ASWebAuthenticationSessionError.noWayBack
  }
}

extension EnvironmentValues {
  /// Performs requests to sign in. On a page each fails.
  public var authorizationController: AuthorizationController { AuthorizationController() }
  /// Lets a person sign in on another site. On a page it fails.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
