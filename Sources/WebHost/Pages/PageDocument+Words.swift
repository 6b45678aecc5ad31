import Foundation
import NIOCore
import PageMarkup
import ViewGraph
import WebServer

/// Pages of words, where there is no screen to show.
extension PageDocument {
  /// Whose page it is, as far as the process knows that says it.
  struct Site {
    var title = ""
    /// The app's icons, largest first.
    var icons: [(address: String, side: Double)] = []
    var colorScheme: ElementColorScheme?
    var theme: PageHead.Theme?
    /// Of the answer: without one the page has no looks of its own.
    var nonce: String?
  }

  /// Said when a screen cannot be shown.
  static func broken(_ words: PageWords, assets: Assets, site: Site = Site()) -> ByteBuffer {
    page(words, title: .unavailableTitle, .unavailable, assets, site)
  }

  /// Said when the process of a preview ended.
  /// - Parameter message: Its last words.
  static func crashed(
    _ words: PageWords, saying message: String, assets: Assets, site: Site
  ) -> ByteBuffer {
    page(words, title: .unavailableTitle, .unavailable, assets, site, detail: message)
  }

  /// Said when there is no room for another visitor.
  static func full(_ words: PageWords, assets: Assets, site: Site = Site()) -> ByteBuffer {
    page(words, title: .busyTitle, .tooManyPeople, assets, site)
  }

  /// Said where there is no page.
  static func missing(_ words: PageWords, assets: Assets, site: Site = Site()) -> ByteBuffer {
    page(words, title: .notFoundTitle, .notFound, assets, site, leadsToStart: true)
  }

  /// Few pages are so, so their looks are not in the sheet that all have. The way out is as dark as its white
  /// words need.
  private static let looks: StaticString = """
    >#screen{gap:4px;padding:32px 16px}#screen>img{border-radius:22.5%;margin-bottom:12px}\
    #screen>p.name{font-weight:600;color:var(--c2)}#screen>p>a{display:inline-block;margin-top:16px;\
    padding:13px 24px;border:1px solid transparent;border-radius:12px;background:#0062cc;color:#fff;\
    font-weight:600;text-decoration:none}</style>
    """

  private static func page(
    _ words: PageWords, title: OwnWords, _ text: OwnWords, _ assets: Assets, _ site: Site,
    leadsToStart: Bool = false, detail: String = ""
  ) -> ByteBuffer {
    var sink = HTMLSink()
    begin(&sink, in: words.language)
    sink.markup(
      """
      ><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">\
      <meta name="color-scheme"
      """)
    sink.plain("content", schemes(site.colorScheme))
    sink.markup("><title>")
    sink.text(PageLabel.windowTitle(words[title], in: site.title))
    sink.markup("</title>")
    icon(&sink, site.icons)
    PageLabel.theme(site.theme, &sink)
    sink.markup("<link rel=\"stylesheet\"")
    sink.plain("href", assets.sheet.address)
    sink.markup(">")
    if let nonce = site.nonce {
      sink.markup("<style")
      sink.plain("nonce", nonce)
      sink.markup(looks)
      if let scheme = site.colorScheme {
        sink.markup("<style")
        sink.plain("nonce", nonce)
        sink.markup(">")
        sink.markup(only(scheme))
        sink.markup("</style>")
      }
    }
    sink.markup("</head><body><main id=\"screen\" class=\"aa-1\">")
    if let icon = site.icons.last(where: { $0.side >= 144 }) ?? site.icons.first {
      sink.markup("<img alt=\"\" width=\"72\" height=\"72\"")
      sink.plain("src", icon.address)
      sink.markup(">")
    }
    if !site.title.isEmpty {
      sink.markup("<p class=\"name\">")
      sink.text(site.title)
      sink.markup("</p>")
    }
    sink.markup("<h1>")
    sink.text(words[title])
    sink.markup("</h1><p>")
    let lines = detail.split(separator: "\n").map(String.init)
    sink.text(lines.first ?? words[text])
    if leadsToStart {
      sink.markup("</p><p><a href=\"/\">")
      sink.text(words[.toStart])
      sink.markup("</a>")
    }
    for line in lines.dropFirst() {
      sink.markup("</p><p>")
      sink.text(line)
    }
    sink.markup("</p></main></body></html>")
    return ByteBuffer(bytes: sink.bytes)
  }
}
