import ApusUI
import Foundation

/// Lets a person sign in on another site, which leads back to the app. No site leads back into a page, so it fails.
open class ASWebAuthenticationSession: NSObject {
  /// Called with the address that leads back, or with an error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The addresses that lead back.
  public final class Callback: NSObject, Sendable {
    private let scheme: String
    private let host: String?
    private let path: String?

    private init(scheme: String, host: String?, path: String?) {
      (self.scheme, self.host, self.path) = (scheme, host, path)
    }

    /// Addresses with the app's own scheme.
    public static func customScheme(_ customScheme: String) -> Callback {
      Callback(scheme: customScheme, host: nil, path: nil)
    }
    /// Addresses of the app's own site.
    public static func https(host: String, path: String) -> Callback {
      Callback(scheme: "https", host: host, path: path)
    }
    /// Whether an address leads back.
    public func matchesURL(_ url: URL) -> Bool {
      url.scheme?.lowercased() == scheme.lowercased()
        && (host == nil || url.host() == host && url.path() == path)
    }
  }

  /// Says over which window the site is shown. A page shows none.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the browser forgets the session. A page begins none.
  open var prefersEphemeralWebBrowserSession = false
  private let completion: CompletionHandler

  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { completion = completionHandler }

  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
  }

  /// Whether it can begin: false.
  open var canStart: Bool { false }

  /// Calls back with the error `presentationContextInvalid`, in a later turn of the main queue.
  ///
  /// > Note: Has no meaning on a page: no other site leads back into it.
  ///
  /// - Returns: False.
  @discardableResult
  open func start() -> Bool {
    noMeaning("ASWebAuthenticationSession.start()")
    // Called once, on the main thread; its type says nothing of threads.
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(nil, ASWebAuthenticationSessionError.noWayBack) }
    return false
  }

  /// Ends the session. None has begun.
  open func cancel() {}
}

/// Says over which window another site is shown.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// The window. A page shows no site, and does not call it.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
