import Foundation
import Testing

@testable import PageMarkup
@testable import ViewGraph
@testable import WebHost

@Suite struct PageHeadTests {
  private func html(
    _ head: PageHead, path: String? = "/books/7", origin: String? = "https://example.com",
    icon: String? = nil
  ) -> String {
    var sink = HTMLSink()
    PageLabel(
      title: "Seven <days>", siteName: "Library", path: path, origin: origin, head: head, icon: icon
    ).write(to: &sink)
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  @Test func searchEnginesAndMessengersAreTold() {
    let html = html(
      PageHead(description: "Of \"seven\" days", picture: "/_apus/p/cover"), icon: "/_apus/p/icon")
    #expect(html.contains("<meta name=\"description\" content=\"Of &quot;seven&quot; days\">"))
    #expect(html.contains("property=\"og:title\" content=\"Seven &lt;days&gt;\""))
    #expect(html.contains("property=\"og:url\" content=\"https://example.com/books/7\""))
    #expect(html.contains("<link rel=\"canonical\" href=\"https://example.com/books/7\">"))
    #expect(html.contains("property=\"og:image\" content=\"https://example.com/_apus/p/cover\""))
    #expect(!html.contains("theme-color"))
  }

  @Test func aTitleNamesItsApp() {
    #expect(PageLabel.windowTitle("Books", in: "Library") == "Books – Library")
    #expect(PageLabel.windowTitle("Library", in: "Library") == "Library")
    #expect(PageLabel.windowTitle("", in: "Library") == "Library")
    #expect(PageLabel.windowTitle("Books", in: "") == "Books")
  }

  @Test func theIconStandsForAPicture() {
    #expect(html(PageHead(), icon: "/i").contains("og:image\" content=\"https://example.com/i\""))
    #expect(!html(PageHead()).contains("og:image"))
  }

  @Test func nobodyIsLedToAPageThatIsNotThere() {
    #expect(!html(PageHead(), path: nil).contains("canonical"))
    #expect(!html(PageHead(), origin: nil).contains("og:url"))
  }

  @Test func theThemeFollowsLightAndDark() {
    let html = html(
      PageHead(
        theme: PageHead.Theme(light: Paint(.background), dark: Paint(red: 0, green: 0, blue: 1))))
    #expect(html.contains("(prefers-color-scheme: light)\" content=\"#fff\""))
    #expect(html.contains("(prefers-color-scheme: dark)\" content=\"#0000ff"))
    #expect(!html.contains("var("))
  }

  /// The style sheet is where they stand.
  @Test func systemColorsAreKnown() {
    for color in Paint.System.allCases {
      let value = SystemColors.color(Paint(color), isDark: true)
      #expect(!value.contains("var("), "\(color): \(value)")
    }
  }
}
