import ScreenTesting
import Testing

@testable import Builder

@MainActor
@Suite("The repository's switch")
struct SettingsScreenTests {
  private let area = BuilderScreen()
  private var screen: Screen { area.screen }

  private func set(_ condition: String, keeping keeps: Bool = false) async {
    await screen.settle()
    area.choose(tab: "Settings")
    screen.toggle("settings.keepToggle.tap").setOn(keeps)
    screen.picker("settings.condition.tap").select(condition)
    area.choose(tab: "Projects")
    await screen.settle()
  }

  @Test("Slow: three seconds of a spinner, then the list")
  func slow() async {
    await set("Slow")
    #expect(screen.text("Loading projects...").isVisible)
    await screen.advance(by: .milliseconds(2_999))
    #expect(screen.text("Loading projects...").isVisible)
    await screen.advance(by: .milliseconds(1))
    #expect(screen.button("projects.row.1.tap").isVisible)
  }

  @Test("Failing: the error, whatever is tried, until it is switched back")
  func failing() async {
    await set("Failing")
    #expect(
      screen.element("errorState.message.text").text
        == "The server cannot be reached. Check your connection and try again.")
    screen.button("errorState.retry.tap").tap()
    await screen.settle()
    #expect(screen.button("errorState.retry.tap").isVisible)
    await set("Normal")
    #expect(screen.button("projects.row.1.tap").isVisible)
  }

  @Test("Empty: nothing is there but what is created from now on")
  func empty() async {
    await set("Empty")
    screen.button("emptyState.action.tap").tap()
    screen.textField("newProject.nameTextField.input").type("Pier")
    screen.button("newProject.saveButton.tap").tap()
    await screen.settle()
    #expect(screen.button("projects.row.3.tap").isVisible)
    #expect(!screen.button("projects.row.1.tap").exists)
    area.choose(tab: "RFIs")
    await screen.settle()
    #expect(screen.text("No RFIs Yet").isVisible)
    await set("Normal")
    #expect(screen.button("projects.row.1.tap").isVisible)
    #expect(screen.button("projects.row.3.tap").isVisible)
  }

  @Test("what is loaded may be kept: then a refresh meets the switch")
  func keeping() async {
    await set("Failing", keeping: true)
    // Coming back asks for newer projects.
    screen.button("projects.refreshErrorButton.tap").tap()
    #expect(screen.button("projects.row.1.tap").isVisible)
    screen.list("projects.list.scroll").pullToRefresh()
    await screen.settle()
    #expect(screen.modal.text.contains("Could Not Refresh"))
    screen.button("projects.refreshErrorButton.tap").tap()
    #expect(screen.button("projects.row.1.tap").isVisible)
  }

  @Test("the switch is the tab's: it survives a reload, and no other visitor feels it")
  func reload() async {
    await set("Failing")
    area.reload()
    await screen.settle()
    #expect(screen.text("Something Went Wrong").isVisible)
    let other = BuilderScreen()
    await other.screen.settle()
    #expect(other.screen.button("projects.row.1.tap").isVisible)
  }
}
