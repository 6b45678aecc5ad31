import ApusUI
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Shows another site, or HTML of the app, in a frame of the page.
///
/// The frame is closed off: the browser tells the app when all is there, and nothing of the content, of the visitor's
/// own ways in it, or of a site that refuses to be shown in another one's page. Sites are those of hosts that the app
/// names by `PictureHosts`; a debug run shows all. A loading ends when the view is on the screen.
@MainActor @preconcurrency
open class WKWebView: UIView {
  private enum Content {
    case address(URL)
    case html(String)
  }

  private struct Place {
    var request: URLRequest
    var content: Content
  }

  /// A step of a loading.
  enum Step {
    case began, committed, finished
    case failed(any Error)
  }

  private let site = SiteContent()
  private var places: [Place] = []
  private var index = -1
  private var navigation: WKNavigation?
  /// Called at each step of a loading, before the delegate.
  var onStep: ((Step) -> Void)?

  /// The view's settings.
  public let configuration: WKWebViewConfiguration
  /// An object that decides on each loading and hears of its steps.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// An object that a phone asks for windows and dialogs of the site. The visitor's browser shows its own.
  open weak var uiDelegate: (any WKUIDelegate)? {
    didSet { if uiDelegate != nil { noMeaning("WKWebView.uiDelegate") } }
  }
  /// A scroll view without content. The browser scrolls the frame itself, so that its settings have no meaning.
  public let scrollView = UIScrollView()
  /// Whether the visitor goes back by a gesture. The browser decides.
  open var allowsBackForwardNavigationGestures = false {
    didSet { noMeaning("WKWebView.allowsBackForwardNavigationGestures") }
  }
  /// Whether a long press shows where a link leads. The browser decides.
  open var allowsLinkPreview = true { didSet { noMeaning("WKWebView.allowsLinkPreview") } }
  /// Whether a developer's tools may look into the view. The browser decides.
  open var isInspectable = false { didSet { noMeaning("WKWebView.isInspectable") } }
  /// A name that a phone's browser tells sites instead of its own.
  open var customUserAgent: String? { didSet { noMeaning("WKWebView.customUserAgent") } }

  /// A view of a place and a size in the view around, with settings.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    site.onEnd = { [weak self] in self?.ended($0) }
    setContent { [weak self] in
      guard let site = self?.site else { return AnyView(EmptyView()) }
      return AnyView(SiteView(site))
    }
  }

  /// A view of a place and a size in the view around.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  // MARK: State

  /// The address that the app had loaded last.
  open private(set) var url: URL?
  /// The title in the app's own HTML; nil for another site, which a page cannot read.
  open private(set) var title: String?
  /// Whether a loading is under way.
  open private(set) var isLoading = false
  /// 0, 0.1 during a loading, and 1. A page knows no more of it.
  open var estimatedProgress: Double { isLoading ? 0.1 : index < 0 ? 0 : 1 }
  /// Whether the app had loaded something before. The visitor's ways in the frame a page does not know.
  open var canGoBack: Bool { index > 0 }
  /// Whether the app went back before.
  open var canGoForward: Bool { index + 1 < places.count }

  // MARK: Loading

  /// Shows the site of an address. Only the address of the request is used.
  ///
  /// The address begins with `https:`, or is that of a file of the app's bundle. Others fail.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    return begin(Place(request: request, content: .address(url)), at: nil, .other)
  }

  /// Shows HTML of the app. Its scripts run in a frame that belongs to no site. Of other addresses it loads only
  /// pictures, films and sounds, of hosts that the app names.
  ///
  /// - Parameter baseURL: The address that the view says it has. Relative addresses in the HTML are not followed.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let request = URLRequest(url: baseURL ?? URL(string: "about:blank")!)
    return begin(Place(request: request, content: .html(string)), at: nil, .other)
  }

  /// Shows data of the app: HTML as by ``loadHTMLString(_:baseURL:)``, and other text as it is. Pictures have their own size.
  /// Other data is not shown.
  ///
  /// - Parameters:
  ///   - MIMEType: The type of the data.
  ///   - characterEncodingName: The encoding of a text, of which a page knows UTF-8, UTF-16 and ISO 8859-1.
  ///   - baseURL: The address that the view says it has.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    SentPage.html(of: data, MIMEType.lowercased(), encoding: characterEncodingName).flatMap {
      loadHTMLString($0, baseURL: baseURL)
    }
  }

  /// Shows a file with HTML. Files beside it are not loaded.
  ///
  /// - Parameter readAccessURL: The file, or a folder around it; otherwise nothing is shown.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    guard URL.isFileURL, URL.isInside(readAccessURL),
      let html = try? String(contentsOf: URL, encoding: .utf8)
    else { return nil }
    return begin(Place(request: URLRequest(url: URL), content: .html(html)), at: nil, .other)
  }

  /// Loads again what the app had loaded.
  @discardableResult
  open func reload() -> WKNavigation? { show(index, .reload) }

  /// Loads again what the app had loaded.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Shows what the app had loaded before.
  @discardableResult
  open func goBack() -> WKNavigation? { show(index - 1, .backForward) }

  /// Shows what the app went back from.
  @discardableResult
  open func goForward() -> WKNavigation? { show(index + 1, .backForward) }

  /// Ends the loading: the frame is empty, and the delegate hears that it was cancelled.
  open func stopLoading() {
    guard isLoading else { return }
    site.show(nil)
    fail(URLError(.cancelled))
  }

  private func show(_ index: Int, _ type: WKNavigationType) -> WKNavigation? {
    places.indices.contains(index) ? begin(places[index], at: index, type) : nil
  }

  /// - Parameter index: The place among those that were loaded; nil: it is a new one.
  private func begin(
    _ place: Place, at index: Int?, _ type: WKNavigationType
  ) -> WKNavigation {
    let navigation = WKNavigation()
    let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
    self.navigation = navigation
    isLoading = true
    guard let navigationDelegate else {
      go(to: place, at: index, preferences)
      return navigation
    }
    let action = WKNavigationAction(
      request: place.request, navigationType: type,
      frame: WKFrameInfo(request: place.request, webView: self))
    // Later, because a delegate changes states, and views are updated while they must not change.
    Task { [weak self] in
      guard let self else { return }
      navigationDelegate.webView(self, decidePolicyFor: action, preferences: preferences) {
        [weak self] policy, preferences in
        guard let self, self.navigation === navigation else { return }
        if policy == .allow { return go(to: place, at: index, preferences) }
        self.navigation = nil
        isLoading = false
      }
    }
    return navigation
  }

  private func go(to place: Place, at index: Int?, _ preferences: WKWebpagePreferences) {
    if let index {
      self.index = min(index, places.count - 1)
    } else {
      places.removeSubrange((self.index + 1)...)
      places.append(place)
      self.index += 1
    }
    url = place.request.url
    title = nil
    onStep?(.began)
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    let runsScripts =
      preferences.allowsContentJavaScript && configuration.preferences.javaScriptEnabled
    do {
      switch try content(of: place) {
      case .html(let html):
        title = Self.title(of: html)
        site.show(
          .html(configuration.userContentController.complete(html)), named: title,
          runsScripts: runsScripts)
      case .address(let url):
        site.show(.site(url), named: url.host(), runsScripts: runsScripts)
      }
    } catch {
      site.show(nil)
      fail(error)
    }
  }

  /// Throws for addresses that a frame never shows, such as those that are scripts.
  private func content(of place: Place) throws -> Content {
    guard case .address(let url) = place.content else { return place.content }
    switch url.scheme?.lowercased() {
    case "https": return .address(url)
    case "http": throw URLError(.appTransportSecurityRequiresSecureConnection)
    case "file":
      // Only the app's bundle is open, because a server has no closed folder for each app.
      guard url.isInside(Bundle.main.bundleURL) else { throw URLError(.noPermissionsToReadFile) }
      return .html(try String(contentsOf: url, encoding: .utf8))
    case "about": return .html("")
    default: throw URLError(.unsupportedURL)
    }
  }

  private func ended(_ isLoaded: Bool) {
    guard isLoading else { return }
    guard isLoaded else { return fail(URLError(.cannotConnectToHost)) }
    isLoading = false
    onStep?(.committed)
    navigationDelegate?.webView(self, didCommit: navigation)
    onStep?(.finished)
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  private func fail(_ error: any Error) {
    isLoading = false
    onStep?(.failed(error))
    navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
  }

  private static func title(of html: String) -> String? {
    html.firstMatch(of: /<(?i:title)[^>]*>([^<]*)<\//).map {
      $0.1.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  // MARK: Scripts

  /// Reports an error, because a page cannot run scripts in another site.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return noMeaning("WKWebView.evaluateJavaScript(_:)") }
    Task { completionHandler(nil, WKError(.javaScriptExceptionOccurred)) }
  }

  /// Throws, because a page cannot run scripts in another site.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    throw WKError(.javaScriptExceptionOccurred)
  }
}

extension URL {
  /// Whether this file is another one or lies in that folder, with all links followed.
  fileprivate func isInside(_ other: URL) -> Bool {
    let parts = standardizedFileURL.resolvingSymlinksInPath().pathComponents
    let around = other.standardizedFileURL.resolvingSymlinksInPath().pathComponents
    return parts.starts(with: around)
  }
}
