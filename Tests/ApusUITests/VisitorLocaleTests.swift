import Foundation
import ScreenTesting
import Testing

@testable import ApusUI

/// An app's own formatters, which name no locale, write as the visitor's phone does.
@MainActor
struct VisitorLocaleTests {
  private struct Figures: View {
    @State private var acted = ""
    @State private var awaited = ""

    static var words: String {
      let dates = DateFormatter()
      dates.dateStyle = .long
      dates.timeZone = .gmt
      let numbers = NumberFormatter()
      numbers.numberStyle = .decimal
      return [
        dates.string(from: Date(timeIntervalSince1970: 0)),
        numbers.string(from: 1234.5) ?? "", 1234.5.formatted(), "\(Calendar.current.firstWeekday)",
        Calendar.current.shortMonthSymbols[4], Locale.current.identifier,
        Locale.autoupdatingCurrent.identifier(.bcp47), Locale.preferredLanguages[0],
      ].joined(separator: "|")
    }

    var body: some View {
      Text(verbatim: Self.words).accessibilityIdentifier("drawn")
      Text(verbatim: acted).accessibilityIdentifier("acted")
      Text(verbatim: awaited).accessibilityIdentifier("awaited")
      Button("Act") { acted = Self.words }
        .task {
          await Task.yield()
          awaited = await other()
        }
    }

    /// Runs on another thread, where formatters of view models may run.
    private nonisolated func other() async -> String { await Self.words }
  }

  private nonisolated static let american =
    "January 1, 1970|1,234.5|1,234.5|1|May|en_US|en-US|en-US"

  @Test(arguments: [
    ("en_US", american),
    ("de_DE", "1. Januar 1970|1.234,5|1.234,5|2|Mai|de_DE|de-DE|de-DE"),
    ("pl_PL", "1 stycznia 1970|1234,5|1234,5|2|maj|pl_PL|pl-PL|pl-PL"),
  ])
  func formattersWithoutALocaleUseTheVisitors(_ locale: String, _ expected: String) async {
    let screen = Screen(locale: Locale(identifier: locale)) { Figures() }
    await screen.settle()
    screen.button(label: "Act").tap()
    for name in ["drawn", "acted", "awaited"] {
      #expect(screen.element(name).text == expected, "\(name)")
    }
    // Code that runs for no screen.
    #expect(Figures.words == Self.american)
  }

  @Test func aCalendarIsOneOfTheVisitors() {
    let screen = Screen(locale: Locale(identifier: "fa_IR")) {
      Text(verbatim: "\(Calendar.current.identifier)").accessibilityIdentifier("kind")
    }
    #expect(screen.element("kind").text == "persian")
    #expect(Calendar.current.identifier == .gregorian)
  }
}
