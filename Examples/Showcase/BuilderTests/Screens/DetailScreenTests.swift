import ScreenTesting
import Testing

@testable import Builder

@MainActor
@Suite("One project, one RFI")
struct DetailScreenTests {
  /// A page, what it shows of its element, and where its refresh error is put away.
  struct Page: Sendable, CustomTestStringConvertible {
    let address: String
    let loading: String
    let shown: String
    let list: String
    let refreshError: String
    var testDescription: String { address }
  }

  private nonisolated static let pages = [
    Page(
      address: "/builder/projects/1", loading: "Loading project...", shown: "project.phase.text",
      list: "project.list.scroll", refreshError: "project.refreshErrorButton.tap"),
    Page(
      address: "/builder/rfis/1", loading: "Loading RFI...", shown: "rfi.question.text",
      list: "rfi.list.scroll", refreshError: "rfi.refreshErrorButton.tap"),
  ]

  @Test("a spinner, the error, and Retry, which leads out", arguments: pages)
  func states(page: Page) async {
    let area = BuilderScreen(address: page.address, condition: .stalled)
    let screen = area.screen
    await screen.settle()
    #expect(screen.text(page.loading).isVisible)
    area.network.condition = .down()
    await screen.settle()
    #expect(!screen.element(page.shown).exists)
    area.network.condition = .up
    screen.button("errorState.retry.tap").tap()
    await screen.settle()
    #expect(screen.element(page.shown).isVisible)
    #expect(!screen.button("errorState.retry.tap").exists)
  }

  @Test("a refresh keeps what is shown, even when it fails, and then says so", arguments: pages)
  func failedRefresh(page: Page) async {
    let area = BuilderScreen(address: page.address)
    let screen = area.screen
    await screen.settle()
    area.network.condition = .stalled
    screen.list(page.list).pullToRefresh()
    await screen.settle()
    #expect(area.network.waitingCount == 1)
    #expect(screen.element(page.shown).isVisible)
    area.network.condition = .down()
    await screen.settle()
    #expect(screen.modal.text.contains("Could Not Refresh"))
    screen.button(page.refreshError).tap()
    await screen.settle()
    #expect(!screen.modal.exists)
    #expect(screen.element(page.shown).isVisible)
  }

  @Test("a refresh brings what is new")
  func refresh() async {
    let area = BuilderScreen(address: "/builder/rfis/1")
    let screen = area.screen
    await screen.settle()
    area.repository.rfiList[0].answer = "Stainless steel"
    screen.list("rfi.list.scroll").pullToRefresh()
    await screen.settle()
    #expect(screen.element("rfi.answer.text").text == "Stainless steel")
  }

  @Test("a project shows what is asked about it, and about no other")
  func ownRFIs() async {
    let area = BuilderScreen(address: "/builder/projects/2")
    let screen = area.screen
    await screen.settle()
    #expect(screen.button("project.rfi.4.tap").isVisible)
    for other in [1, 2, 3, 5] { #expect(!screen.button("project.rfi.\(other).tap").exists) }
  }

  @Test("a project about which nothing was asked says so")
  func noRFIs() async {
    let area = BuilderScreen(address: "/builder/projects/1", rfis: [])
    await area.screen.settle()
    #expect(area.screen.element("project.noRFIs.text").isVisible)
  }
}
