import ScreenTesting
import Testing

@testable import Builder

@MainActor
@Suite("Project list")
struct ProjectListScreenTests {
  private func progress(_ screen: Screen) -> Bool {
    screen.text("Loading projects...").isVisible
  }

  @Test("a spinner with words, then the projects")
  func loads() async {
    let area = BuilderScreen(condition: .stalled)
    await area.screen.settle()
    #expect(progress(area.screen))
    area.network.condition = .up
    await area.screen.settle()
    #expect(!progress(area.screen))
    let list = area.screen.list("projects.list.scroll")
    #expect(list.row(0).text.contains("Market Hall"))
    #expect(list.row(0).text.contains("No open RFIs"))
    #expect(list.row(1).text.contains("1 open RFI"))
    #expect(!list.row(2).exists)
  }

  @Test("a load is ignored while it loads")
  func loadsOnce() async {
    let area = BuilderScreen(condition: .stalled)
    await area.screen.settle()
    #expect(area.repository.projectQuestions == 1)
    area.choose(tab: "Settings")
    area.choose(tab: "Projects")
    await area.screen.settle()
    #expect(area.repository.projectQuestions == 1)
    #expect(progress(area.screen))
  }

  @Test("Retry loads again after an error, as often as it takes")
  func retry() async {
    let area = BuilderScreen(condition: .down())
    let retry = area.screen.button("errorState.retry.tap")
    for _ in 1...3 {
      await area.screen.settle()
      #expect(area.screen.text("Something Went Wrong").isVisible)
      retry.tap()
    }
    area.network.condition = .stalled
    await area.screen.settle()
    #expect(progress(area.screen))
    area.network.condition = .up
    await area.screen.settle()
    #expect(area.screen.button("projects.row.1.tap").isVisible)
    #expect(!retry.exists)
  }

  @Test("a load runs from emptiness, when the page is shown again")
  func loadsFromEmpty() async {
    let area = BuilderScreen(projects: [])
    await area.screen.settle()
    #expect(area.screen.text("No Projects Yet").isVisible)
    #expect(area.screen.text("Tap + to create your first project").isVisible)
    area.repository.projectList = Project.samples
    area.choose(tab: "Settings")
    area.choose(tab: "Projects")
    await area.screen.settle()
    #expect(area.screen.button("projects.row.1.tap").isVisible)
  }

  @Test("coming back to the list makes it newer without a spinner")
  func comesBack() async {
    let area = BuilderScreen()
    await area.screen.settle()
    area.network.condition = .stalled
    area.choose(tab: "Settings")
    area.choose(tab: "Projects")
    await area.screen.settle()
    #expect(!progress(area.screen))
    #expect(area.screen.button("projects.row.1.tap").isVisible)
    area.repository.projectList.append(.sample(3, "Footbridge"))
    area.network.condition = .up
    await area.screen.settle()
    #expect(area.screen.button("projects.row.3.tap").isVisible)
  }

  @Test("a refresh keeps what is shown while it runs, and brings what is new")
  func refresh() async {
    let area = BuilderScreen()
    await area.screen.settle()
    area.network.condition = .stalled
    area.screen.list("projects.list.scroll").pullToRefresh()
    await area.screen.settle()
    #expect(area.network.waitingCount == 1)
    #expect(!progress(area.screen))
    #expect(area.screen.button("projects.row.2.tap").isVisible)
    area.repository.projectList = [.sample(3, "Footbridge")]
    area.network.condition = .up
    await area.screen.settle()
    #expect(area.screen.button("projects.row.3.tap").isVisible)
    #expect(!area.screen.button("projects.row.2.tap").exists)
  }

  @Test("a refresh that fails keeps what is shown, and says so")
  func failedRefresh() async {
    let area = BuilderScreen()
    await area.screen.settle()
    area.network.condition = .down()
    area.screen.list("projects.list.scroll").pullToRefresh()
    await area.screen.settle()
    #expect(area.screen.modal.text.contains("Could Not Refresh"))
    area.screen.button("projects.refreshErrorButton.tap").tap()
    await area.screen.settle()
    #expect(!area.screen.modal.exists)
    #expect(area.screen.button("projects.row.2.tap").isVisible)
    #expect(!area.screen.text("Something Went Wrong").exists)
  }

  @Test("a refresh works from an error and from emptiness too")
  func refreshOfNothing() async {
    let area = BuilderScreen(condition: .down())
    await area.screen.settle()
    let title = area.screen.element("errorState.title.text")
    area.network.condition = .up
    area.repository.projectList = []
    title.pullToRefresh()
    await area.screen.settle()
    #expect(area.screen.text("No Projects Yet").isVisible)
    area.repository.projectList = Project.samples
    area.screen.element("emptyState.title.text").pullToRefresh()
    await area.screen.settle()
    #expect(area.screen.button("projects.row.1.tap").isVisible)
  }

  @Test("a late answer never overwrites a newer one")
  func lateAnswer() async {
    let held = HeldProjects()
    let area = BuilderScreen(held: held)
    await area.screen.settle()
    area.screen.text("Loading projects...").pullToRefresh()
    await area.screen.settle()
    #expect(held.questions == 2)
    held.answer(2, [.sample(9, "Newer")])
    await area.screen.settle()
    #expect(area.screen.button("projects.row.9.tap").isVisible)
    held.answer(1, [.sample(8, "Older")])
    await area.screen.settle()
    #expect(area.screen.button("projects.row.9.tap").isVisible)
    #expect(!area.screen.button("projects.row.8.tap").exists)
  }

  @Test("the answer to an older question is not taken for the newer one's, which still counts")
  func earlyAnswer() async {
    let held = HeldProjects()
    let area = BuilderScreen(held: held)
    await area.screen.settle()
    area.screen.text("Loading projects...").pullToRefresh()
    await area.screen.settle()
    held.answer(1, [.sample(8, "Older")])
    await area.screen.settle()
    #expect(!area.screen.button("projects.row.8.tap").exists)
    held.answer(2, [.sample(9, "Newer")])
    await area.screen.settle()
    #expect(area.screen.button("projects.row.9.tap").isVisible)
    #expect(!area.screen.button("projects.row.8.tap").exists)
  }

  @Test("the document's own: idle, loading at once, loaded")
  func transitions() async {
    let network = ScreenNetwork()
    let viewModel = ProjectListViewModel(
      repository: FakeRepository(network: network, projects: Project.samples))
    #expect(viewModel.viewState.isIdle)
    viewModel.loadProjects()
    #expect(viewModel.viewState.isLoading)
    await viewModel.refreshProjects()
    #expect(viewModel.viewState.data?.count == 2)
  }
}
