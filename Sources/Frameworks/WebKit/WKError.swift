import Foundation

/// An error of a ``WKWebView``.
public struct WKError: Error, LocalizedError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }

  /// These errors' `NSError` domain.
  public static let errorDomain = "WKErrorDomain"

  /// The kind.
  public let code: Code

  /// An error of a kind.
  public init(_ code: Code) { self.code = code }

  /// A sentence for developers.
  public var errorDescription: String? {
    code == .javaScriptExceptionOccurred
      ? "A page cannot run scripts in another site." : "The frame could not be shown."
  }
}
