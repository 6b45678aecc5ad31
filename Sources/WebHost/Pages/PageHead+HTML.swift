import Foundation
import HTTPTypes
import PageClient
import PageMarkup
import ViewGraph

/// What a page's head says of it to search engines and messengers.
struct PageLabel {
  let title: String
  /// The app's.
  let siteName: String
  /// Of the address that the page shows: without it nobody is told where the page is.
  let path: String?
  /// Such as `https://example.com`.
  let origin: String?
  let head: PageHead
  /// The app's icon.
  let icon: String?

  /// The title of the window: a tab, a bookmark and a screen reader say the app's name with it.
  var windowTitle: String { Self.windowTitle(title, in: siteName) }

  static func windowTitle(_ page: String, in app: String) -> String {
    let names = page == app ? [page] : [page, app]
    return names.filter { !$0.isEmpty }.joined(separator: " – ")
  }

  func write(to sink: inout HTMLSink) {
    if let description = head.description, !description.isEmpty {
      meta(&sink, "name", "description", description)
      meta(&sink, "property", "og:description", description)
    }
    meta(&sink, "property", "og:title", title)
    meta(&sink, "property", "og:site_name", siteName)
    meta(&sink, "property", "og:type", "website")
    if let origin, let path {
      meta(&sink, "property", "og:url", origin + path)
      sink.markup("<link rel=\"canonical\"")
      sink.plain("href", origin + path)
      sink.markup(">")
    }
    if let origin, let picture = head.picture ?? icon {
      meta(&sink, "property", "og:image", origin + picture)
    }
    Self.theme(head.theme, &sink)
  }

  private func meta(
    _ sink: inout HTMLSink, _ kind: StaticString, _ name: String, _ content: String
  ) {
    sink.markup("<meta")
    sink.plain(kind, name)
    sink.plain("content", content)
    sink.markup(">")
  }

  static func theme(_ theme: PageHead.Theme?, _ sink: inout HTMLSink) {
    guard let theme else { return }
    for (scheme, color) in [
      ("light", SystemColors.color(theme.light, isDark: false)),
      ("dark", SystemColors.color(theme.dark, isDark: true)),
    ] {
      sink.markup("<meta name=\"theme-color\"")
      sink.plain("media", "(prefers-color-scheme: \(scheme))")
      sink.plain("content", color)
      sink.markup(">")
    }
  }
}

/// The system's colours as the style sheet has them.
enum SystemColors {
  /// By the number of the colour: light and dark.
  private static let values: [String: (light: String, dark: String)] = {
    let sheet = String(decoding: StyleSheet.source, as: UTF8.self)
    var values: [String: (light: String, dark: String)] = [:]
    for match in sheet.matches(of: /--([cv]\d+): ?light-dark\(([^,()]+), ?([^,()]+)\)/) {
      let name = String(match.1)
      // A sheet has others of its own, further on.
      if values[name] == nil { values[name] = (String(match.2), String(match.3)) }
    }
    for match in sheet.matches(of: /--([cv]\d+): ?(#[0-9a-f]+|transparent)[;}]/) {
      values[String(match.1)] = (String(match.2), String(match.2))
    }
    return values
  }()

  /// A colour without variables, for what knows no style sheet.
  static func color(_ paint: Paint, isDark: Bool) -> String {
    // A page's tint is its own; the system's is blue.
    guard let named = paint.system else { return CSSText.color(paint) }
    let system = named == .accent ? Paint.System.blue : named
    guard
      let value = values["v\(system.rawValue)"] ?? values["c\(system.rawValue)"]
    else { return CSSText.color(paint) }
    return isDark ? value.dark : value.light
  }
}
