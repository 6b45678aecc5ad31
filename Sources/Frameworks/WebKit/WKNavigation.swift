import ApusUI
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Stands for one loading.
@MainActor @preconcurrency
open class WKNavigation: NSObject {
  nonisolated override init() { super.init() }
}

/// The cause of a loading.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// An answer to a loading that is about to begin.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow
  /// Cancels the loading, because a browser saves only files that the server hands to the person.
  case download
}

/// An answer to the head of what a site sends.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel, allow, download
}

/// A frame of a site.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
  /// Whether it is the whole web view.
  public let isMainFrame: Bool
  /// The request that it shows.
  public let request: URLRequest
  /// The web view with the frame.
  open private(set) weak var webView: WKWebView?

  init(request: URLRequest, webView: WKWebView) {
    isMainFrame = true
    self.request = request
    self.webView = webView
    super.init()
  }
}

/// A loading that is about to begin: one by the app, because a page does not know where the visitor goes in the frame.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  /// The request.
  public let request: URLRequest
  /// The cause.
  public let navigationType: WKNavigationType
  /// The frame that shows it.
  public let targetFrame: WKFrameInfo?
  /// The asking frame.
  public let sourceFrame: WKFrameInfo
  /// Whether the browser saves the file. Always false here, because a page does not know of links to files.
  public let shouldPerformDownload = false

  init(request: URLRequest, navigationType: WKNavigationType, frame: WKFrameInfo) {
    self.request = request
    self.navigationType = navigationType
    targetFrame = frame
    sourceFrame = frame
    super.init()
  }
}

/// The head of what a site sends. A page does not see any, because the browser keeps it to itself.
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
  /// Whether it is for the whole web view.
  public let isForMainFrame: Bool
  /// The head.
  public let response: URLResponse
  /// Whether a browser can show it.
  public let canShowMIMEType: Bool

  init(response: URLResponse, isForMainFrame: Bool, canShowMIMEType: Bool) {
    self.response = response
    self.isForMainFrame = isForMainFrame
    self.canShowMIMEType = canShowMIMEType
    super.init()
  }
}
