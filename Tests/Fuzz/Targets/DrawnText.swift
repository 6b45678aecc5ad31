#if DEBUG
  import ApusUI
  import Crypto
  import Foundation
  import Logging
  import NIOCore
  import NIOEmbedded
  import ViewGraph

  @testable import WebHost
  @testable import WebServer

  /// A page that shows a text in all places that hold one, and what a reader of HTML makes of it.
  @MainActor
  struct DrawnText {
    let html: String
    private let text: String

    init(_ text: String) {
      self.text = text
      html = Self.site(text)
    }

    private static func site(_ text: String) -> String {
      let session = Session(surroundings: Session.Surroundings(), address: "/")
      let graph = Graph(session: session) { TextScreen(text: text) }
      let metrics = SessionMetrics(factory: MetricsRegistry(), logger: Logger(label: "fuzz"))
      let page = PageSession(graph: graph, isShown: true, metrics: metrics)
      defer { page.end() }
      let (content, rules, first) = page.firstPaint()
      let document = PageDocument(
        label: PageLabel(
          title: text, siteName: text, path: nil, origin: nil, head: session.head, icon: nil),
        language: "en", words: page.words, nonce: "n", token: "t", assets: .shared, icons: [])
      return String(
        buffer: document.html(content: content, rules: rules, first: first, begins: []))
    }

    /// Whether the text is in the page wherever it was put, and nothing that it could have made.
    var isFaithful: Bool {
      let tokens = HTMLReader.read(html)
      var texts = 0
      var attributes = 0
      for token in tokens {
        switch token {
        case .text(let shown): texts += shown == wanted ? 1 : 0
        case .tag(let name, let values):
          guard Self.known.contains(name) else { return false }
          attributes += values.count { $0.value == wanted }
        }
      }
      return wanted.isEmpty || (texts >= 1 && attributes >= 4)
    }

    /// No document can hold these: a browser makes the same of them.
    private var wanted: String {
      String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\0" }))
    }

    private static let known: Set<String> = [
      "!doctype", "html", "head", "meta", "title", "link", "script", "style", "body", "div", "span",
      "input", "main", "p", "template", "button", "noscript", "svg", "path", "form",
    ]
  }

  private struct TextScreen: View {
    let text: String
    @State private var typed = ""

    var body: some View {
      VStack {
        Text(verbatim: text)
        Text("x").accessibilityIdentifier(text)
        TextField("Field", text: .constant(text), prompt: Text(verbatim: text))
          .accessibilityLabel(Text(verbatim: text))
      }
    }
  }
#endif
