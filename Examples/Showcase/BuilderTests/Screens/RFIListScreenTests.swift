import Foundation
import ScreenTesting
import Testing

@testable import Builder

@MainActor
@Suite("RFI list")
struct RFIListScreenTests {
  private let area = BuilderScreen(address: "/builder/rfis")
  private var screen: Screen { area.screen }
  private var search: ScreenElement { screen.textField(label: "Search RFIs") }
  private var filter: ScreenElement { screen.picker("rfis.filter.tap") }

  @Test(
    "the segments are All, Draft, Pending, Answered and Closed; each shows its own",
    arguments: [
      ("All", [1, 2, 3, 4, 5]), ("Draft", [2]), ("Pending", [1]), ("Answered", [3]),
      ("Closed", [4, 5]),
    ])
  func segments(segment: String, ids: [Int64]) async {
    await screen.settle()
    #expect(filter.options == ["All", "Draft", "Pending", "Answered", "Closed"])
    #expect(filter.value == "All")
    filter.select(segment)
    #expect(area.subjects == RFI.samples.filter { ids.contains($0.id) }.map(\.subject))
    #expect(
      screen.element("rfis.count.text").text
        == (ids.count == 1 ? "1 request" : "\(ids.count) requests"))
  }

  @Test(
    "a search of the subject does not mind case and accents",
    arguments: [
      ("facade", [1, 5]), ("FAÇADE", [1, 5]), ("Cafe", [3]), ("t-14", [4]), ("  roof ", [2]),
      ("", [1, 2, 3, 4, 5]), ("   ", [1, 2, 3, 4, 5]), ("How about", []), ("Market Hall", []),
    ])
  func searching(text: String, ids: [Int64]) async {
    await screen.settle()
    search.type(text)
    #expect(area.subjects == RFI.samples.filter { ids.contains($0.id) }.map(\.subject))
  }

  @Test("segment and search hold together")
  func both() async {
    await screen.settle()
    search.type("facade")
    filter.select("Closed")
    #expect(area.subjects == ["FACADE cleaning"])
    filter.select("Draft")
    #expect(area.subjects == [])
    #expect(screen.text("No RFIs Found").isVisible)
    screen.button("rfis.showAllButton.tap").tap()
    #expect(area.subjects.count == 5)
    #expect(search.value == "" && filter.value == "All")
  }

  @Test("a page that is loaded again has the segment and the search")
  func reload() async {
    await screen.settle()
    filter.select("Closed")
    search.type("facade")
    let again = screen.reload()
    await again.settle()
    #expect(again.picker("rfis.filter.tap").value == "Closed")
    #expect(again.textField(label: "Search RFIs").value == "facade")
  }

  @Test(
    "overdue is what is due before now and not closed",
    arguments: [RFIStatus.draft, .pending, .answered, .closed], [-1.0, 0, 1])
  func overdue(status: RFIStatus, due: TimeInterval) async {
    let area = BuilderScreen(
      address: "/builder/rfis", rfis: [.sample(1, "Roof", status, due: due)])
    await area.screen.settle()
    #expect(area.screen.element("rfi.1.status.text").text == status.title)
    let isOverdue = due < 0 && status != .closed
    #expect(area.screen.element("rfi.1.overdue.text").exists == isOverdue)
    area.screen.button("rfis.row.1.tap").tap()
    await area.screen.settle()
    #expect(area.screen.element("rfi.overdue.text").exists == isOverdue)
  }

  @Test("of a long list only what is near the window is built; the search finds the rest")
  func windowed() async {
    let many = (1...2_000).map { RFI.sample(Int64($0), "Question \($0)") }
    let area = BuilderScreen(address: "/builder/rfis", rfis: many)
    await area.screen.settle()
    #expect(area.subjects.count < 100)
    #expect(area.screen.button("rfis.row.1.tap").isVisible)
    area.screen.textField(label: "Search RFIs").type("question 1999")
    await area.screen.settle()
    #expect(area.subjects == ["Question 1999"])
  }

  @Test("a refresh that fails keeps the filtered list, and says so")
  func failedRefresh() async {
    await screen.settle()
    filter.select("Closed")
    area.network.condition = .down()
    screen.list("rfis.list.scroll").pullToRefresh()
    await screen.settle()
    #expect(screen.modal.text.contains("Could Not Refresh"))
    screen.button("rfis.refreshErrorButton.tap").tap()
    #expect(area.subjects == ["Door T-14", "FACADE cleaning"])
  }

  @Test("loading, emptiness and errors have their own view; Retry leads out")
  func states() async {
    let area = BuilderScreen(address: "/builder/rfis", rfis: [], condition: .stalled)
    await area.screen.settle()
    #expect(area.screen.text("Loading RFIs...").isVisible)
    area.network.condition = .down()
    await area.screen.settle()
    #expect(
      area.screen.element("errorState.message.text").text
        == "Something went wrong. Please try again.")
    area.network.condition = .up
    area.screen.button("errorState.retry.tap").tap()
    await area.screen.settle()
    #expect(area.screen.text("No RFIs Yet").isVisible)
    area.repository.rfiList = RFI.samples
    area.screen.element("emptyState.title.text").pullToRefresh()
    await area.screen.settle()
    #expect(area.subjects.count == 5)
  }

  @Test("emptiness offers to ask: the button opens the sheet")
  func emptyAction() async {
    let area = BuilderScreen(address: "/builder/rfis", rfis: [])
    await area.screen.settle()
    area.screen.button("emptyState.action.tap").tap()
    await area.screen.settle()
    #expect(area.screen.textField("newRFI.subjectTextField.input").isVisible)
  }

  @Test("the detail shows question, answer and dates")
  func detail() async {
    await screen.settle()
    screen.button("rfis.row.3.tap").tap()
    await screen.settle()
    #expect(screen.title == "RFI-003")
    #expect(screen.element("rfi.question.text").text == "How about Colour of the café tiles?")
    #expect(screen.element("rfi.answer.text").text == "RAL 6021")
    #expect(screen.text("Nov 18, 2026").isVisible)
    screen.goBack()
    screen.button("rfis.row.1.tap").tap()
    await screen.settle()
    #expect(screen.element("rfi.noAnswer.text").text == "Not answered yet")
  }
}
