import Foundation
import Testing
import ViewGraph

@testable import ApusUI

@MainActor
struct TextTests {
  private func words<Content: View>(
    locale: String = "en_US", @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> String {
    ControlsScreen(
      session: Session(
        surroundings: Session.Surroundings(locale: Locale(identifier: locale))), content
    ).all(.text).map { text in
      text[.text] ?? text.children.map(\.words).joined()
    }.joined(separator: "|")
  }

  @Test func aLiteralIsAKeyAndAStringIsWords() {
    let name = "**Ann**"
    #expect(words { Text("**bold**") } == "bold")
    #expect(words { Text(name) } == "**Ann**")
    #expect(words { Text(verbatim: "**x**") } == "**x**")
    #expect(words { Text(LocalizedStringKey("**x**")) } == "x")
  }

  @Test(arguments: [
    ("**** **** **** 3213", ["**** **** **** 3213"], []),
    ("2 * 3 * 4", ["2 * 3 * 4"], []),
    ("* a * b", ["* a * b"], []),
    ("**(a)**b and **c**", ["**(a)**b and ", "c"], ["c"]),
    ("a**b**c", ["a", "b", "c"], ["b"]),
    ("snake_case_name and _x_", ["snake_case_name and ", "x"], ["x"]),
    ("***both*** and *one*", ["both", " and ", "one"], ["both", "one"]),
  ])
  func marksBelongToWords(_ text: String, _ parts: [String], _ marked: [String]) {
    let runs = Markdown.runs(text)
    #expect(runs.map(\.text) == parts)
    #expect(runs.filter { !$0.styles.isEmpty }.map(\.text) == marked)
  }

  @Test func interpolatedTextIsNotParsedAsMarkdown() {
    let typed = "[here](https://example.org) *x*"
    #expect(words { Text("Say \(typed)!") } == "Say [here](https://example.org) *x*!")
  }

  @Test func markdownBecomesRunsWithStyles() throws {
    let screen = ControlsScreen { Text("a **b** *c* [d](https://example.org) `e` ~~f~~") }
    let runs = screen.all(.textRun)
    func run(_ text: String) throws -> ControlsScreen.Node {
      try #require(runs.first { $0[.text] == text })
    }
    #expect(try run("b")[.fontWeight] == 700)
    #expect(try run("c").flag(.isItalic))
    #expect(try run("d")[.address] == "https://example.org")
    #expect(try run("e")[.fontDesign] == .monospaced)
    #expect(try run("f").flag(.isStruck))
  }

  @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd"])
  func anAddressThatMayNotBeFollowedLeavesItsWords(address: String) {
    let screen = ControlsScreen { Text(LocalizedStringKey("[words](\(address))")) }
    #expect(screen.all.allSatisfy { $0[.address] == nil })
    #expect(screen.first(.text).words.contains("words"))
  }

  @Test func concatenatedTextsKeepTheirStyles() {
    let screen = ControlsScreen {
      Text("a").bold() + Text("b").italic().foregroundColor(.red) + Text(verbatim: "c")
    }
    #expect(screen.all(.text).count == 1)
    let runs = screen.all(.textRun).filter { $0[.text] != nil }
    #expect(runs.map { $0[.text]! } == ["a", "b", "c"])
    #expect(runs[0][.fontWeight] == 700)
    #expect(runs[1].flag(.isItalic))
    #expect(runs[1].attributes[.foreground] == .paint(Paint(.red)))
    #expect(runs[2].attributes[.foreground] == nil)
  }

  @Test func anInterpolatedTextKeepsItsStyle() {
    let screen = ControlsScreen { Text("x \(Text("y").bold()) z") }
    let bold = screen.all(.textRun).filter { $0[.fontWeight] == 700 }
    #expect(bold.map(\.words) == ["y"])
    #expect(screen.first(.text).children.map(\.words).joined() == "x y z")
  }

  @Test func valuesAreWrittenInTheVisitorsLanguage() {
    let day = Date(timeIntervalSince1970: 0)
    #expect(words { Text(1234.5, format: .number) } == "1,234.5")
    #expect(words(locale: "de_DE") { Text(1234.5, format: .number) } == "1.234,5")
    #expect(words(locale: "de_DE") { Text(0.25, format: .percent) } == "25\u{a0}%")
    #expect(
      words { Text(day, format: .dateTime.year().month(.wide).day()) } == "January 1, 1970")
    #expect(
      words(locale: "de_DE") { Text(day, format: .dateTime.year().month(.wide).day()) }
        == "1. Januar 1970")
    #expect(words { Text("At \(day, format: .dateTime.year())") } == "At 1970")
  }

  @Test func specifiersAndFormattersAreHonoured() {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(identifier: "UTC")
    #expect(words { Text("\(3.14159, specifier: "%.2f") m") } == "3.14 m")
    #expect(
      words { Text("in \(Date(timeIntervalSince1970: 0), formatter: formatter)") } == "in 1970")
    #expect(words { Text("100 % of \(3)") } == "100 % of 3")
  }

  @Test func aStyleOfTheTextItselfIsNearestToIt() {
    let screen = ControlsScreen {
      Text("a").foregroundColor(.red).foregroundColor(.blue).bold(false).underline()
    }
    let text = screen.first(.text)
    #expect(text.attributes[.foreground] == .paint(Paint(.red)))
    #expect(text[.fontWeight] == nil)
    #expect(text.flag(.isUnderlined))
  }
}
