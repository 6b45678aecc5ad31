import Foundation
import ScreenTesting
import Testing

@testable import ReportFlow
@testable import ShowcaseAreas

@MainActor
@Suite("The list of reports")
struct ReportListScreenTests {
  /// Sixty: every third a cat, one of them a Maine Coon.
  private let reports = (0..<60).map { number in
    var report = Report.sample(
      createdAt: sampleNow.addingTimeInterval(Double(-number) * 3600),
      race: number == 3 ? "Maine Coon" : "Race \(number)")
    report.animal.species = number % 3 == 0 ? .cat : .dog
    report.animal.petName = nil
    return report
  }

  private func open(width: Double = 390) async -> ShowcaseScreen {
    let flow = ShowcaseScreen(address: "/reports", reports: reports)
    flow.screen.setWidth(width)
    await flow.screen.element("reports.list.scroll").appears()
    return flow
  }

  private func row(_ number: Int) -> String {
    "reports.row.\(reports[number].id.uuidString.prefix(8).lowercased()).text"
  }

  @Test("a search finds words of a report, and says how many there are")
  func search() async {
    let screen = await open().screen
    #expect(screen.element("reports.count.text").text == "60 reports")
    screen.textField(label: "Search reports").type("maine")
    await screen.settle()
    #expect(screen.element("reports.count.text").text == "1 report")
    #expect(screen.element(row(3)).exists)
    #expect(!screen.element(row(0)).exists)
  }

  @Test("a kind of animal leaves the others out; what finds nothing shows all again")
  func species() async {
    let screen = await open().screen
    screen.picker("reports.species.tap").select("Cat")
    #expect(screen.element("reports.count.text").text == "20 reports")
    screen.picker("reports.species.tap").select("Reptile")
    #expect(screen.text("No report found").isVisible)
    screen.button("reports.showAllButton.tap").tap()
    #expect(screen.element("reports.count.text").text == "60 reports")
  }

  @Test("cards stand beside each other in a wide window, rows below each other on a phone")
  func columns() async throws {
    let screen = await open().screen
    func left(_ number: Int) throws -> CGFloat {
      try #require(screen.element(row(number)).frame).minX
    }
    #expect(try left(0) == left(1))
    for width in [768.0, 1280] {
      screen.setWidth(width)
      await screen.settle()
      #expect(try left(0) < left(1))
      let last = try #require(screen.element(row(1)).frame)
      #expect(last.maxX <= width)
    }
  }

  @Test("a list that is read again says so, and stays")
  func refreshing() async {
    let flow = await open()
    flow.network.condition = .stalled
    let sign = flow.screen.element("reports.refreshing.text")
    #expect(!sign.exists)
    flow.screen.element("reports.list.scroll").pullToRefresh()
    await sign.appears()
    #expect(flow.screen.element(row(0)).isVisible)
    flow.network.condition = .up
    await flow.screen.wait(for: "the sign to go") { !sign.exists }
  }

  @Test("a step draws how far the report is")
  func progress() {
    let flow = ShowcaseScreen()
    #expect(flow.screen.progress("stepBar.progressBar.image").value == "0.25")
    flow.goToPhoto()
    #expect(flow.screen.progress("stepBar.progressBar.image").value == "0.5")
  }
}
