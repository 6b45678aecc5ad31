import ApusUI
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Shows another site, or HTML of the app, in a frame of the page. The frame is closed off, as that of a
/// ``WKWebView``.
@MainActor @preconcurrency
public struct WebView: View {
  private let url: URL?
  private let page: WebPage?

  /// Shows the site of an address. Nil shows nothing new.
  @MainActor @preconcurrency public init(url: URL?) {
    self.url = url
    page = nil
  }

  /// Shows what a page loads.
  @MainActor @preconcurrency public init(_ page: WebPage) {
    self.page = page
    url = nil
  }

  public var body: some View {
    if let page {
      Shown(view: page.view)
    } else {
      Addressed(url: url)
    }
  }

  private struct Shown: UIViewRepresentable {
    let view: WKWebView
    func makeUIView(context: Context) -> WKWebView { view }
    func updateUIView(_ uiView: WKWebView, context: Context) {}
  }

  private struct Addressed: UIViewRepresentable {
    let url: URL?

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ uiView: WKWebView, context: Context) {
      guard let url, uiView.url != url else { return }
      uiView.load(URLRequest(url: url))
    }
  }
}
