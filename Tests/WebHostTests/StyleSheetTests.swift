import Foundation
import Testing

@testable import PageClient
@testable import WebHost
@testable import WebServer

/// The style sheet says how things look. Where they stand, the layout says, or a flat rule.
@Suite struct StyleSheetTests {
  /// Compressed by Brotli, as browsers get it over TLS.
  /// Lines of each text style as high as in tests took 88 bytes.
  /// Dots of pages in the colours of an app took 8 bytes.
  /// Labels in headers and footers took 20 bytes, lines with distances of their own in each text style 20.
  /// Lines between choices that reach the end of their row took 10 bytes.
  /// Lines over the content of views took 30 bytes.
  private static let budget = 13_160

  @Test func itFitsItsBudget() throws {
    let size = try #require(Brotli.compress(Assets.shared.sheet.bytes)).count
    print("The style sheet is \(size) bytes compressed, of \(Self.budget).")
    #expect(size > 1_000)
    #expect(size <= Self.budget)
  }

  /// What is inside of an element decides how it looks only by its state: checked, disabled, with the keyboard. Of a page it
  /// decides how strong the colours of words are.
  @Test func nothingIsPlacedByWhatIsInside() {
    let sheet = String(decoding: StyleSheet.written, as: UTF8.self)
    let asked = sheet.matches(of: /:has\(([^)]*)\)/).map { String($0.1) }
    let states: Set = [":checked", ":disabled", ":focus-visible", ".aa-1"]
    #expect(asked.filter { !states.contains($0) } == [])
    #expect(asked.count <= 8)
  }

  /// A rule about what is inside of an element with a part of a class (`[class*=" ls-"] .text`) makes a browser work
  /// out the style of all that is inside of an element whenever any class of it changes: of the whole page, when
  /// it is the page's own.
  @Test func noRuleIsAboutWhatIsInsideOfAPartOfAClass() {
    let sheet = String(decoding: StyleSheet.written, as: UTF8.self)
    let inside = sheet.matches(of: /\[class[^\]]*\][^ ,{}()]*\)?[ >~+]+[^,{} ][^,{}]*[,{]/)
    #expect(inside.map { String($0.0) } == [])
  }

  /// No rule asks in what an element is by leaving out what is in something else, or what comes before it.
  @Test func nothingIsPlacedByItsSurroundings() {
    let sheet = String(decoding: StyleSheet.written, as: UTF8.self)
    let excluded = sheet.matches(of: /:(?:not|is)\([^()]* \*[^()]*\)/).map { String($0.0) }
    // Said of a text and of all in it: how many lines it has, and how they are cut. And what a menu shows is no
    // item of a bar.
    let known = [".ll-", ".limited-1 *)", ".spaced-1 *)", ".tr-", ".menu-items"]
    #expect(excluded.filter { rule in !known.contains(where: rule.contains) } == [])
    #expect(sheet.matches(of: /\.row ?>|\.row:has|~ :last-child/).isEmpty)
  }

  @Test(arguments: [
    ("/* a */ .b  .c { color : red ; top: 0; }\n", ".b .c{color :red;top:0}"),
    (".a > .b, .c :is(.d) { content: \"; }  x\" }", ".a>.b,.c :is(.d){content:\"; }  x\"}"),
    (
      "@media (min-width: 6px) { a { width: calc(1px + 2px) } }",
      "@media (min-width:6px){a{width:calc(1px + 2px)}}"
    ),
  ])
  func whatMeansNothingIsNotSent(_ written: String, _ sent: String) {
    #expect(String(decoding: StyleSheet.shortened(Array(written.utf8)), as: UTF8.self) == sent)
  }
}
