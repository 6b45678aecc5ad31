import Foundation
import ScreenTesting
import Testing

@testable import Builder

@MainActor
@Suite("Creating projects and RFIs")
struct CreatingScreenTests {
  @Test("a project needs a name; the error goes with the first letter, and the project is listed")
  func project() async {
    let area = BuilderScreen(projects: [])
    let screen = area.screen
    await screen.settle()
    screen.button("emptyState.action.tap").tap()
    let name = screen.textField("newProject.nameTextField.input")
    let save = screen.button("newProject.saveButton.tap")
    name.type("   ")
    save.tap()
    let error = screen.element("newProject.nameTextField.input.error")
    #expect(error.text == "Please enter a name")
    #expect(area.repository.projectList.isEmpty)
    name.type(" Pier")
    #expect(!error.exists)
    save.tap()
    await screen.settle()
    #expect(!screen.modal.exists)
    #expect(area.repository.projectList.map(\.name) == ["Pier"])
    #expect(screen.button("projects.row.1.tap").text.contains("Pier"))
  }

  @Test("while a project is being created nothing can be tapped a second time")
  func once() async {
    let area = BuilderScreen()
    let screen = area.screen
    await screen.settle()
    screen.button("projects.newButton.tap").tap()
    screen.textField("newProject.nameTextField.input").type("Pier")
    area.network.condition = .stalled
    screen.button("newProject.saveButton.tap").tap()
    await screen.settle()
    #expect(!screen.button("newProject.saveButton.tap").exists)
    #expect(!screen.button("newProject.cancelButton.tap").isEnabled)
    #expect(!screen.textField("newProject.nameTextField.input").isEnabled)
    #expect(area.network.waitingCount == 1)
    area.network.condition = .up
    await screen.settle()
    #expect(area.repository.projectList.count == 3)
    #expect(!screen.modal.exists)
  }

  @Test("a second creation while one is on its way does nothing, whoever asks for it")
  func onceBelowTheScreen() async {
    let network = ScreenNetwork(.stalled)
    let repository = FakeRepository(network: network, projects: Project.samples)
    let project = NewProjectViewModel(repository: repository, onCreated: { _ in })
    project.draft.name = "Pier"
    let rfi = NewRFIViewModel(
      projects: repository, rfis: repository, now: sampleNow, onCreated: { _ in })
    rfi.draft.projectID = 1
    rfi.draft.subject = "Gate"
    rfi.draft.question = "Left?"
    let area = BuilderScreen()
    for _ in 1...2 {
      project.create()
      rfi.create()
      await area.screen.settle()
    }
    #expect(network.requestCount == 2)
    network.condition = .up
    await area.screen.settle()
    #expect(repository.projectList.count == 3 && repository.rfiList.count == 1)
  }

  @Test("a name has at most 80 characters", arguments: [80, 81])
  func nameLength(count: Int) async {
    let area = BuilderScreen()
    let screen = area.screen
    await screen.settle()
    screen.button("projects.newButton.tap").tap()
    screen.textField("newProject.nameTextField.input").paste(String(repeating: "é", count: count))
    screen.button("newProject.saveButton.tap").tap()
    await screen.settle()
    #expect(screen.element("newProject.nameTextField.input.error").exists == (count > 80))
    #expect(area.repository.projectList.count == (count > 80 ? 2 : 3))
  }

  @Test("a project that could not be created says so, and keeps what was entered")
  func failure() async {
    let area = BuilderScreen()
    let screen = area.screen
    await screen.settle()
    screen.button("projects.newButton.tap").tap()
    screen.textField("newProject.nameTextField.input").type("Pier")
    area.network.condition = .down()
    screen.button("newProject.saveButton.tap").tap()
    await screen.settle()
    #expect(screen.modal.text.contains("The Project Was Not Created"))
    screen.button("newProject.errorButton.tap").tap()
    #expect(screen.textField("newProject.nameTextField.input").value == "Pier")
    area.network.condition = .up
    screen.button("newProject.saveButton.tap").tap()
    await screen.settle()
    #expect(area.repository.projectList.map(\.name).contains("Pier"))
  }

  @Test("an RFI needs a project, a subject and a question, and says all of it at once")
  func rfiRules() async {
    let area = BuilderScreen(address: "/builder/rfis")
    let screen = area.screen
    await screen.settle()
    screen.button("rfis.newButton.tap").tap()
    await screen.settle()
    screen.button("newRFI.saveButton.tap").tap()
    let errors = ["projectPicker.tap", "subjectTextField.input", "questionTextField.input"]
      .map { screen.element("newRFI.\($0).error").text }
    #expect(
      errors == [
        "Please select a project", "Please enter a subject", "Please enter your question",
      ])
    #expect(area.repository.rfiList.count == 5)
    // Once it was refused, an error goes as soon as its field is right.
    screen.textField("newRFI.subjectTextField.input").type("G")
    #expect(!screen.element("newRFI.subjectTextField.input.error").exists)
    #expect(screen.element("newRFI.questionTextField.input.error").isVisible)
  }

  @Test(
    "a subject has at most 120 characters, a question 2,000",
    arguments: [(120, 2_000, []), (121, 2_000, ["subject"]), (120, 2_001, ["question"])])
  func rfiLengths(subject: Int, question: Int, refused: [String]) async {
    let area = BuilderScreen(address: "/builder/rfis")
    let screen = area.screen
    await screen.settle()
    screen.button("rfis.newButton.tap").tap()
    await screen.settle()
    screen.picker("newRFI.projectPicker.tap").select("Oak Street")
    screen.textField("newRFI.subjectTextField.input").paste(String(repeating: "s", count: subject))
    screen.textField("newRFI.questionTextField.input")
      .paste(String(repeating: "q", count: question))
    screen.button("newRFI.saveButton.tap").tap()
    await screen.settle()
    let errors = ["subject", "question"].filter {
      screen.element("newRFI.\($0)TextField.input.error").exists
    }
    #expect(errors == refused)
    #expect(area.repository.rfiList.count == (refused.isEmpty ? 6 : 5))
  }

  @Test("an RFI is sent at once, or stays a draft", arguments: [true, false])
  func rfi(isSent: Bool) async {
    let area = BuilderScreen(address: "/builder/rfis")
    let screen = area.screen
    await screen.settle()
    screen.button("rfis.newButton.tap").tap()
    await screen.settle()
    screen.picker("newRFI.projectPicker.tap").select("Oak Street")
    screen.textField("newRFI.subjectTextField.input").paste("  Gate ")
    screen.textField("newRFI.questionTextField.input").paste("Left or right?")
    screen.toggle("newRFI.sentToggle.tap").setOn(isSent)
    let save = screen.button("newRFI.saveButton.tap")
    #expect(save.label == (isSent ? "Send" : "Save"))
    save.tap()
    await screen.settle()
    #expect(!screen.modal.exists)
    let created = area.repository.rfiList[0]
    #expect(created.projectID == 2 && created.subject == "Gate")
    #expect(created.status == (isSent ? .pending : .draft))
    #expect(created.dueAt == sampleNow + 7 * day)
    #expect(screen.button("rfis.row.6.tap").isVisible)
  }

  @Test("a sheet whose projects cannot be loaded says so, and loads them again")
  func sheetStates() async {
    let area = BuilderScreen(address: "/builder/rfis")
    let screen = area.screen
    await screen.settle()
    area.network.condition = .down()
    screen.button("rfis.newButton.tap").tap()
    await screen.settle()
    area.network.condition = .up
    screen.button("errorState.retry.tap").tap()
    await screen.settle()
    #expect(
      screen.picker("newRFI.projectPicker.tap").options
        == ["Select a project", "Market Hall", "Oak Street"])
  }
}
