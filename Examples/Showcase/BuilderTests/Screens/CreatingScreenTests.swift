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
    #expect(area.network.waitingCount == 1)
    area.network.condition = .up
    await screen.settle()
    #expect(area.repository.projectList.count == 3)
    #expect(!screen.modal.exists)
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
  }

  @Test("an RFI is sent at once, or stays a draft", arguments: [true, false])
  func rfi(isSent: Bool) async {
    let area = BuilderScreen(address: "/builder/rfis")
    let screen = area.screen
    await screen.settle()
    screen.button("rfis.newButton.tap").tap()
    await screen.settle()
    screen.picker("newRFI.projectPicker.tap").select("Oak Street")
    screen.textField("newRFI.subjectTextField.input").paste("Gate")
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
