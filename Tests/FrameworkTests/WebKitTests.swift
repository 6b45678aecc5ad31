import ApusUI
import ApusWebKit
import Foundation
import ScreenTesting
import Testing

/// Frames with other sites and the app's HTML.
@MainActor @Suite struct WebKitTests {
  /// Writes down all that it hears.
  @MainActor private final class Listener: NSObject, WKNavigationDelegate {
    var heard: [String] = []
    var refused: Set<String> = []

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      let address = navigationAction.request.url?.absoluteString ?? ""
      heard.append("asked \(navigationAction.navigationType.rawValue)")
      decisionHandler(refused.contains(address) ? .cancel : .allow)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      heard.append("began")
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      heard.append("came")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      heard.append("ended")
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      heard.append("failed \((error as? URLError)?.code.rawValue ?? 0)")
    }
  }

  private struct Shown: UIViewRepresentable {
    let view: WKWebView
    func makeUIView(context: Context) -> WKWebView { view }
    func updateUIView(_ uiView: WKWebView, context: Context) {}
  }

  private func request(_ address: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: address)))
  }

  @Test func theDelegateDecidesAndHearsOfEachLoading() async throws {
    let (view, listener) = (WKWebView(), Listener())
    view.navigationDelegate = listener
    let screen = Screen { Shown(view: view).frame(width: 300, height: 200) }
    await screen.settle()
    #expect(view.url == nil && !view.isLoading && view.estimatedProgress == 0)

    view.load(try request("https://one.example/a"))
    #expect(view.isLoading && listener.heard.isEmpty, "a delegate is not called by `load`")
    await screen.settle()
    #expect(listener.heard == ["asked -1", "began", "came", "ended"])
    #expect(!view.isLoading && view.estimatedProgress == 1 && !view.canGoBack)
    #expect(view.url?.absoluteString == "https://one.example/a" && view.title == nil)
    #expect(screen.dump.contains("one.example"))

    view.load(try request("https://two.example/"))
    await screen.settle()
    #expect(view.canGoBack && !view.canGoForward)
    listener.heard = []
    view.goBack()
    await screen.settle()
    #expect(listener.heard.first == "asked 2" && view.url?.host() == "one.example")
    #expect(!view.canGoBack && view.canGoForward && view.goBack() == nil)
    view.goForward()
    await screen.settle()
    listener.heard = []
    view.reload()
    await screen.settle()
    #expect(listener.heard.first == "asked 3" && view.url?.host() == "two.example")

    listener.refused = ["https://three.example/"]
    listener.heard = []
    view.load(try request("https://three.example/"))
    await screen.settle()
    #expect(listener.heard == ["asked -1"] && view.url?.host() == "two.example" && !view.isLoading)
  }

  @Test(arguments: [
    ("javascript:alert(1)", URLError.unsupportedURL),
    ("JavaScript:alert(1)", .unsupportedURL),
    ("data:text/html,<script>alert(1)</script>", .unsupportedURL),
    ("blob:https://one.example/1", .unsupportedURL),
    ("file:///etc/passwd", .noPermissionsToReadFile),
    ("http://one.example/", .appTransportSecurityRequiresSecureConnection),
  ]) func anAddressThatIsNoSiteFails(address: String, code: URLError.Code) async throws {
    let (view, listener) = (WKWebView(), Listener())
    view.navigationDelegate = listener
    let screen = Screen { Shown(view: view).frame(width: 300, height: 200) }
    view.load(try request(address))
    await screen.settle()
    #expect(listener.heard == ["asked -1", "began", "failed \(code.rawValue)"])
    #expect(!view.isLoading && !screen.dump.contains("alert"))
    view.load(try request("https://one.example/"))
    await screen.settle()
    #expect(listener.heard.last == "ended")
  }

  @Test func aSiteThatDoesNotComeIsLoadingUntilItIsStopped() async throws {
    let (view, listener) = (WKWebView(), Listener())
    view.navigationDelegate = listener
    let screen = Screen(pictures: .loading) { Shown(view: view).frame(width: 300, height: 200) }
    view.load(try request("https://one.example/"))
    await screen.settle()
    #expect(view.isLoading && view.estimatedProgress == 0.1 && listener.heard.last == "began")
    view.stopLoading()
    #expect(!view.isLoading)
    #expect(listener.heard.last == "failed \(URLError.cancelled.rawValue)")
  }

  @Test func htmlOfTheAppHasATitleAndAnAddress() async throws {
    let view = WKWebView()
    let screen = Screen { Shown(view: view).frame(width: 300, height: 200) }
    let base = try #require(URL(string: "https://one.example/help"))
    view.loadHTMLString("<html><TITLE> Help </TITLE><p>Words", baseURL: base)
    await screen.settle()
    #expect(view.title == "Help" && view.url == base && !view.isLoading)
    #expect(screen.dump.contains("Help"))
    view.loadHTMLString("<p>Words", baseURL: nil)
    await screen.settle()
    #expect(view.title == nil && view.url?.absoluteString == "about:blank")
  }

  @Test func dataIsShownByItsType() async throws {
    let view = WKWebView()
    let screen = Screen { Shown(view: view).frame(width: 300, height: 200) }
    let base = try #require(URL(string: "https://one.example/"))
    func load(_ words: String, _ type: String) -> WKNavigation? {
      view.load(
        Data(words.utf8), mimeType: type, characterEncodingName: "UTF-8", baseURL: base)
    }
    #expect(load("<title>Sent</title>", "text/html") != nil)
    await screen.settle()
    #expect(view.title == "Sent" && view.url == base)
    #expect(load("{\"a\": 1 < 2}", "application/json") != nil)
    await screen.settle()
    #expect(view.title == nil && !view.isLoading)
    #expect(load("%PDF", "application/pdf") == nil)
  }

  @Test func aFileIsShownFromTheFolderThatTheAppNames() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("site-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try Data("<title>On a disk</title>".utf8).write(to: file)
    let view = WKWebView()
    #expect(view.loadFileURL(file, allowingReadAccessTo: folder) != nil)
    #expect(view.title == "On a disk" && view.url == file)
    let other = folder.appendingPathComponent("../\(folder.lastPathComponent)-2/")
    #expect(view.loadFileURL(file, allowingReadAccessTo: other) == nil)
    #expect(view.loadFileURL(folder, allowingReadAccessTo: folder) == nil)
  }

  @Test func aPageTellsItsStepsAndItsState() async throws {
    let page = WebPage()
    let screen = Screen {
      Text("\(page.title), \(page.isLoading ? "loads" : "rests")").accessibilityIdentifier("words")
      WebView(page).frame(width: 300, height: 200)
    }
    #expect(screen.element("words").text == ", rests")
    let events = page.load(html: "<title>Manual</title>")
    await screen.settle()
    var seen: [WebPage.NavigationEvent] = []
    for try await event in events { seen.append(event) }
    #expect(seen == [.startedProvisionalNavigation, .committed, .finished])
    #expect(screen.element("words").text == "Manual, rests" && page.estimatedProgress == 1)

    let refused = page.load(URL(string: "javascript:alert(1)"))
    await #expect(throws: WebPage.NavigationError.self) { for try await _ in refused {} }
    let nothing = page.load(nil as URL?)
    await #expect(throws: WebPage.NavigationError.self) { for try await _ in nothing {} }
  }

  @Test func aWebViewFollowsItsAddress() async throws {
    struct Reader: View {
      @State private var url = URL(string: "https://one.example/")
      var body: some View {
        Button("Next") { url = URL(string: "https://two.example/") }
        WebView(url: url).frame(width: 300, height: 200)
      }
    }
    let screen = Screen { Reader() }
    #expect(screen.dump.contains("one.example"))
    screen.button(label: "Next").tap()
    await screen.settle()
    #expect(screen.dump.contains("two.example") && !screen.dump.contains("one.example"))
  }

  @Test func nobodyReachesIntoASite() async throws {
    let view = WKWebView()
    await #expect(throws: WKError(.javaScriptExceptionOccurred)) {
      _ = try await view.evaluateJavaScript("document.title")
    }
    let store = view.configuration.websiteDataStore
    #expect(store.isPersistent && !WKWebsiteDataStore.nonPersistent().isPersistent)
    let records = await store.dataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes())
    #expect(records.isEmpty)
  }
}
