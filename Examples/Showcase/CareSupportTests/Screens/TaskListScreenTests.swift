import Foundation
import ScreenTesting
import SwiftUI
import Synchronization
import Testing

@testable import CareSupport

@MainActor
@Suite("Tasks")
struct TaskListScreenTests {
  private let world: CareWorld
  init() throws { world = try CareWorld() }

  private func open() async throws -> CareScreen {
    let visitor = try await world.screen(of: "maria", at: "/care/tasks")
    #expect(await visitor.sees("taskList.list.scroll"))
    return visitor
  }

  private func complete(_ visitor: CareScreen, _ id: String = "2") -> ScreenElement {
    visitor.screen.button("taskList.complete.\(id).tap")
  }

  @Test("the list shows a spinner while it loads")
  func spinner() async throws {
    world.network.condition = .stalled
    let visitor = try await world.screen(of: "maria", at: "/care/tasks")
    #expect(await visitor.sees("taskList.loading.message.text"))
    #expect(!visitor.screen.element("taskList.list.scroll").exists)
    world.network.condition = .up
    #expect(await visitor.sees("taskList.list.scroll"))
    #expect(!visitor.screen.element("taskList.loading.message.text").exists)
  }

  @Test("a failure shows an alert that stays until its own button, then Try Again loads")
  func failure() async throws {
    world.network.condition = .down()
    let visitor = try await world.screen(of: "maria", at: "/care/tasks")
    await visitor.screen.modal.appears()
    #expect(visitor.screen.modal.label == "Error")
    #expect(visitor.screen.text("There is no connection. Please try again.").isVisible)
    // Neither time nor anything behind it ends it: no gesture changes a constant binding.
    await visitor.screen.advance(by: .seconds(60))
    #expect(visitor.screen.modal.isVisible)
    #expect(!visitor.screen.button("BackButton").isHittable)
    await visitor.tap("taskList.errorOK.tap")
    await visitor.screen.wait(for: "the alert to go") { !visitor.screen.modal.exists }
    world.network.condition = .up
    await visitor.tap("taskList.failure.retry.tap")
    #expect(await visitor.sees("taskList.list.scroll"))
  }

  @Test("completing a task is optimistic: the row changes at once")
  func optimistic() async throws {
    let visitor = try await open()
    world.network.condition = .stalled
    #expect(complete(visitor).isEnabled)
    complete(visitor).tap()
    await visitor.screen.wait(for: "the row to change") { !complete(visitor).isEnabled }
    #expect(complete(visitor).label == "Measure the blood pressure, done")
    #expect(world.network.waitingCount == 1)
    world.network.condition = .up
    await visitor.screen.wait(for: "the reload") { world.network.waitingCount == 0 }
    #expect(!complete(visitor).isEnabled)
    let completedBy = try await world.repositories(of: "maria").tasks.task(id: "2").completedBy
    #expect(completedBy == "Maria Nowak")
  }

  @Test("Undo opens a completed task again", arguments: ["/care/tasks", "/care/tasks/2"])
  func undo(address: String) async throws {
    let visitor = try await world.screen(of: "maria", at: address)
    let isList = address == "/care/tasks"
    await visitor.tap(isList ? "taskList.complete.2.tap" : "taskDetail.completeButton.tap")
    #expect(await visitor.screen.button(label: "Undo").appears())
    let tasks = try await world.repositories(of: "maria").tasks
    #expect(try await tasks.task(id: "2").status == .completed)
    visitor.screen.button(label: "Undo").tap()
    await visitor.screen.wait(for: "the task to be open") {
      isList
        ? complete(visitor).isEnabled
        : visitor.screen.button("taskDetail.completeButton.tap").isVisible
    }
    #expect(try await tasks.task(id: "2").status == .open)
  }

  @Test("a failed completion rolls back with a message and keeps the list")
  func rollback() async throws {
    let visitor = try await open()
    world.network.condition = .stalled
    complete(visitor).tap()
    await visitor.screen.wait(for: "the row to change") { !complete(visitor).isEnabled }
    world.network.condition = .down()
    await visitor.screen.modal.appears()
    #expect(
      visitor.screen.text(
        "“Measure the blood pressure” is not done: There is no connection. Please try again."
      ).isVisible)
    #expect(visitor.screen.element("taskList.row.1.tap").exists)
    await visitor.tap("taskList.errorOK.tap")
    await visitor.screen.wait(for: "the alert to go") { !visitor.screen.modal.exists }
    #expect(complete(visitor).isEnabled)
    #expect(complete(visitor).label == "Complete Measure the blood pressure")
    // It can be tried again.
    world.network.condition = .up
    complete(visitor).tap()
    await visitor.screen.wait(for: "the row to change") { !complete(visitor).isEnabled }
    try await waitUntilCompleted("2", by: "Maria Nowak", visitor)
  }

  private func waitUntilCompleted(_ id: String, by name: String, _ visitor: CareScreen) async throws
  {
    let tasks = try await world.repositories(of: "maria").tasks
    for _ in 0..<200 {
      if try await tasks.task(id: id).completedBy != nil { break }
      await visitor.screen.settle()
    }
    #expect(try await tasks.task(id: id).completedBy == name)
  }

  @Test("a second tap while a completion runs does nothing")
  func secondTap() async throws {
    let visitor = try await open()
    let before = world.network.requestCount
    world.network.condition = .stalled
    // Both before the screen could say that it is busy.
    complete(visitor).tap()
    complete(visitor).tap()
    await visitor.screen.wait(for: "the request") { world.network.waitingCount > 0 }
    await visitor.screen.settle()
    #expect(world.network.requestCount == before + 1)
    world.network.condition = .up
  }

  @Test("reload does not flash the spinner over content")
  func reload() async throws {
    let visitor = try await open()
    world.network.condition = .stalled
    visitor.screen.list("taskList.list.scroll").pullToRefresh()
    await visitor.screen.wait(for: "the request") { world.network.waitingCount == 1 }
    await visitor.screen.settle()
    // A spinner in the list's place would end its refresh, and so the request.
    #expect(world.network.waitingCount == 1)
    #expect(visitor.screen.element("taskList.list.scroll").isVisible)
    #expect(!visitor.screen.element("taskList.loading.message.text").exists)
    world.network.condition = .up
  }

  @Test("a reload that fails keeps the list and says so")
  func failedReload() async throws {
    let visitor = try await open()
    world.network.condition = .down()
    visitor.screen.list("taskList.list.scroll").pullToRefresh()
    await visitor.screen.modal.appears()
    #expect(visitor.screen.element("taskList.row.2.tap").exists)
  }

  @Test("pulling shows what others did meanwhile")
  func refresh() async throws {
    let visitor = try await open()
    try await world.repositories(of: "lena").tasks.complete(id: "2")
    visitor.screen.list("taskList.list.scroll").pullToRefresh()
    await visitor.screen.wait(for: "the row to change") { !complete(visitor).isEnabled }
  }

  @Test("tasks stand under Overdue, Today, Later and Done, by the visitor's calendar")
  func sections() async throws {
    let visitor = try await open()
    #expect(
      order(visitor) == ["Overdue", "5", "Today", "2", "3", "4", "Later", "6", "7", "Done", "1"])
    // Where it is eight in the evening, what is due in five hours is tomorrow's.
    world.timeZone = try #require(TimeZone(secondsFromGMT: 8 * 60 * 60))
    let east = try await open()
    #expect(
      order(east) == ["Overdue", "5", "Today", "2", "3", "Later", "4", "6", "7", "Done", "1"])
  }

  /// Headings and the tasks' ids, from above.
  private func order(_ visitor: CareScreen) -> [String] {
    visitor.screen.dump.split(separator: "\n").reduce(into: []) { found, line in
      if let range = line.range(of: "taskList.row.") {
        found.append(String(line[range.upperBound...].prefix { $0.isNumber }))
      } else if let title = ["Overdue", "Today", "Later", "Done"].first(where: {
        line.contains("“\($0)”")
      }), found.last != title {
        // A heading is on a line of its own, and on that of its section.
        found.append(title)
      }
    }
  }

  @Test("without tasks the list says that there is nothing to do")
  func empty() async throws {
    try await world.database.write { try $0.execute(sql: "DELETE FROM care_task") }
    let visitor = try await world.screen(of: "maria", at: "/care/tasks")
    #expect(await visitor.screen.text("Nothing to do").appears())
  }

  @Test("a patient's rows do not repeat their name; a caregiver's say for whom each is")
  func roles() async throws {
    let own = try await open()
    #expect(!own.screen.text("Maria Nowak").exists)
    let carer = try await world.screen(of: "lena", at: "/care/tasks")
    #expect(await carer.sees("taskList.list.scroll"))
    #expect(
      carer.screen.text(containing: "Maria Nowak").exists
        || carer.screen.dump.contains("Maria Nowak"))
  }

  @Test("a task opens on a page of its own, with an address, and Back leads to the list")
  func detail() async throws {
    let visitor = try await open()
    await visitor.tap("taskList.row.2.tap")
    #expect(await visitor.sees("taskDetail.title.text"))
    #expect(visitor.screen.address == "/care/tasks/2")
    #expect(visitor.text("taskDetail.title.text") == "Measure the blood pressure")
    await visitor.tap("taskDetail.completeButton.tap")
    await visitor.screen.wait(for: "who did it") {
      visitor.screen.dump.contains("Done by Maria Nowak")
    }
    visitor.screen.button("BackButton").tap()
    await visitor.screen.wait(for: "the list to know") { !complete(visitor).isEnabled }
    #expect(visitor.screen.address == "/care/tasks")
  }

  @Test("another patient's task is not shown, and says so in words")
  func foreign() async throws {
    let visitor = try await world.screen(of: "maria", at: "/care/tasks/8")
    #expect(await visitor.sees("taskDetail.failure.message.text"))
    #expect(
      visitor.text("taskDetail.failure.message.text")
        == "This does not exist, or it is not yours to see.")
    #expect(!visitor.screen.dump.contains("dressing"))
    #expect(world.violations.count >= 1)
  }

  @Test("a new task is judged before it is sent, and then stands in the list")
  func create() async throws {
    let visitor = try await open()
    await visitor.tap("taskList.newTask.tap")
    #expect(await visitor.sees("newTask.createButton.tap"))
    #expect(visitor.screen.address == "/care/tasks/new")
    await visitor.tap("newTask.createButton.tap")
    #expect(await visitor.sees("newTask.titleTextField.input.error"))
    let title = visitor.screen.textField("newTask.titleTextField.input")
    #expect(title.errorText == "Please enter what is to be done")
    #expect(title.isFocused)
    title.type("Feed the cat")
    #expect(!visitor.screen.element("newTask.titleTextField.input.error").exists)
    title.clear()
    title.type(String(repeating: "a", count: NewCareTask.longestTitle + 1))
    #expect(await visitor.sees("newTask.titleTextField.input.error"))
    title.clear()
    title.type("Feed the cat")
    await visitor.tap("newTask.createButton.tap")
    await visitor.screen.wait(for: "the list") { visitor.screen.address == "/care/tasks" }
    await visitor.screen.text("Feed the cat").appears()
  }

  @Test("who looks after several patients must say for whom a task is")
  func createForPatient() async throws {
    let visitor = try await world.screen(of: "amara", at: "/care/tasks/new")
    #expect(await visitor.sees("newTask.createButton.tap"))
    visitor.screen.textField("newTask.titleTextField.input").type("Visit")
    await visitor.tap("newTask.createButton.tap")
    #expect(await visitor.sees("newTask.patientPicker.tap.error"))
    visitor.screen.picker("newTask.patientPicker.tap").select("Jonas Weber")
    await visitor.tap("newTask.createButton.tap")
    await visitor.screen.wait(for: "the list") { visitor.screen.address == "/care/tasks" }
    let titles = try await world.repositories(of: "jonas").tasks.tasks().map(\.title)
    #expect(titles.contains("Visit"))
  }

  @Test("a task that could not be created keeps what was entered")
  func createFails() async throws {
    let visitor = try await open()
    await visitor.tap("taskList.newTask.tap")
    #expect(await visitor.sees("newTask.createButton.tap"))
    visitor.screen.textField("newTask.titleTextField.input").type("Feed the cat")
    world.network.condition = .down()
    await visitor.tap("newTask.createButton.tap")
    await visitor.screen.modal.appears()
    await visitor.tap("newTask.errorOK.tap")
    #expect(visitor.screen.textField("newTask.titleTextField.input").value == "Feed the cat")
  }
}
