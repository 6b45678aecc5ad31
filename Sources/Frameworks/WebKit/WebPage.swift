import ApusUI
import Foundation
import Observation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loads sites and HTML of the app for a ``WebView``, and tells what became of it.
@MainActor @Observable
public final class WebPage {
  /// A step of a loading.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation
    /// Never told, because a page does not see where a site leads on.
    case receivedServerRedirect
    case committed, finished
  }

  /// The end of a loading that failed.
  public enum NavigationError: Error {
    case failedProvisionalNavigation(any Error)
    case invalidURL, pageClosed, webContentProcessTerminated
  }

  @ObservationIgnored let view: WKWebView
  @ObservationIgnored private var events:
    AsyncThrowingStream<NavigationEvent, any Error>.Continuation?

  /// The address that was loaded last.
  public private(set) var url: URL?
  /// The title in the app's own HTML; empty for another site, which a page cannot read.
  public private(set) var title = ""
  /// Whether a loading is under way.
  public private(set) var isLoading = false
  /// 0, 0.1 during a loading, and 1. A page knows no more of it.
  public private(set) var estimatedProgress = 0.0

  /// A page that has loaded nothing yet.
  public init() {
    view = WKWebView()
    view.onStep = { [weak self] in self?.took($0) }
  }

  /// Loads the site of a request. Only the address of the request is used.
  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    follow { $0.load(request) != nil }
  }

  /// Loads the site of an address.
  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    follow { view in url.map { view.load(URLRequest(url: $0)) } != nil }
  }

  /// Loads HTML of the app.
  ///
  /// - Parameter baseURL: The address that the page says it has. Relative addresses in the HTML are not followed.
  @discardableResult
  public func load(
    html: String, baseURL: URL = URL(string: "about:blank")!
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    follow { $0.loadHTMLString(html, baseURL: baseURL) != nil }
  }

  /// Loads again what was loaded last.
  ///
  /// - Parameter fromOrigin: Whether all comes from the site anew, which is the browser's to decide.
  @discardableResult
  public func reload(
    fromOrigin: Bool = false
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    follow { (fromOrigin ? $0.reloadFromOrigin() : $0.reload()) != nil }
  }

  /// Ends the loading: the frame is empty.
  public func stopLoading() { view.stopLoading() }

  private func follow(
    _ load: (WKWebView) -> Bool
  ) -> AsyncThrowingStream<NavigationEvent, any Error> {
    events?.finish(
      throwing: NavigationError.failedProvisionalNavigation(URLError(.cancelled)))
    let (stream, continuation) = AsyncThrowingStream<NavigationEvent, any Error>.makeStream()
    events = continuation
    if !load(view) { end(NavigationError.invalidURL) }
    return stream
  }

  private func end(_ error: (any Error)? = nil) {
    events?.finish(throwing: error)
    events = nil
  }

  private func took(_ step: WKWebView.Step) {
    (url, title, isLoading) = (view.url, view.title ?? "", view.isLoading)
    estimatedProgress = view.estimatedProgress
    switch step {
    case .began: events?.yield(.startedProvisionalNavigation)
    case .committed: events?.yield(.committed)
    case .finished:
      events?.yield(.finished)
      end()
    case .failed(let error): end(NavigationError.failedProvisionalNavigation(error))
    }
  }
}
