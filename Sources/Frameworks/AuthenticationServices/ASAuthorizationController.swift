import ApusUI
import Foundation

/// The window over which the system would ask.
public typealias ASPresentationAnchor = UIWindow

/// Performs requests to sign in. On a page each fails with the code `notHandled`.
open class ASAuthorizationController: NSObject {
  /// Wishes of how a person is asked.
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only what is there without another device.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Hears of the end.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Says over which window a person is asked. A page asks nobody.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Fails with the code `notHandled`, in a later turn of the main actor.
  ///
  /// > Note: Has no meaning on a page: nobody has an account of the system there.
  open func performRequests() { performRequests(options: []) }

  /// Fails with the code `notHandled`, in a later turn of the main actor.
  ///
  /// > Note: Has no meaning on a page: nobody has an account of the system there.
  open func performRequests(options requestOptions: RequestOptions) {
    noMeaning("ASAuthorizationController.performRequests()")
    // It is told on the main actor alone, as its delegate is called there.
    nonisolated(unsafe) let controller = self
    Task { @MainActor in
      controller.delegate?.authorizationController(
        controller: controller, didCompleteWithError: ASAuthorizationError.noAccounts)
    }
  }

  /// Ends what was asked. Nobody is asked here.
  open func cancel() {}
}

/// Hears of the end of requests. Both methods are optional.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Somebody has signed in. A page never calls it.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  /// Nobody has signed in.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Says over which window a person is asked.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// The window. A page asks nobody, and does not call it.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
