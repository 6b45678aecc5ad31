import SwiftUI
import WebKit

/// Frames with another site and with HTML of the app.
struct SitesScreen: View {
  @StateObject private var reader = Reader()

  var body: some View {
    VStack {
      Frame(view: reader.view)
        .frame(width: 300, height: 200)
        .accessibilityLabel("A site")
        .accessibilityIdentifier("sites.frame")
      Text(reader.words).accessibilityIdentifier("sites.words")
      Button("Site") { reader.load("https://site.example/news") }
      Button("Script") { reader.load("javascript:document.title='bad'") }
      Button("Data") { reader.load("data:text/html,<script>document.title='bad'</script>") }
      Button("Help") { reader.help() }
      Button("Still") { reader.still() }
      Button("Back") { reader.view.goBack() }
      WebView(url: URL(string: "https://site.example/small"))
        .frame(width: 200, height: 100)
        .accessibilityIdentifier("sites.second")
    }
  }

  private struct Frame: UIViewRepresentable {
    let view: WKWebView
    func makeUIView(context: Context) -> WKWebView { view }
    func updateUIView(_ uiView: WKWebView, context: Context) {}
  }
}

@MainActor
private final class Reader: NSObject, ObservableObject, WKNavigationDelegate {
  @Published var words = "nothing"
  let view: WKWebView
  private let settings = WKWebViewConfiguration()

  override init() {
    settings.userContentController.addUserScript(
      WKUserScript(
        source: "document.body.append('</script>, added')", injectionTime: .atDocumentEnd,
        forMainFrameOnly: true))
    view = WKWebView(frame: .zero, configuration: settings)
    super.init()
    view.navigationDelegate = self
  }

  func load(_ address: String) {
    guard let url = URL(string: address) else { return words = "no address" }
    view.load(URLRequest(url: url))
  }

  func help() {
    settings.defaultWebpagePreferences.allowsContentJavaScript = true
    show()
  }

  func still() {
    settings.defaultWebpagePreferences.allowsContentJavaScript = false
    show()
  }

  private func show() {
    view.loadHTMLString(
      """
      <!doctype html><title>Help</title><style>p { color: rgb(1, 2, 3) }</style><p id=p>Words</p>
      <script>
      let found = 'nothing'
      try { found = parent.document.title } catch { found = 'closed' }
      try { document.cookie; found += ', cookies' } catch { found += ', none' }
      document.getElementById('p').textContent = found
      </script>
      """, baseURL: nil)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    words = "loads"
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    words = "shows \(webView.title ?? webView.url?.absoluteString ?? "nothing")"
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    words = "refused"
  }
}
