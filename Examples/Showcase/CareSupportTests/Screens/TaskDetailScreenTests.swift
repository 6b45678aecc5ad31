import Foundation
import ScreenTesting
import SwiftUI
import Testing

@testable import CareSupport

@MainActor
@Suite("One task")
struct TaskDetailScreenTests {
  private let world: CareWorld
  init() throws { world = try CareWorld() }

  private func open() async throws -> CareScreen {
    let visitor = try await world.screen(of: "maria", at: "/care/tasks/2")
    #expect(await visitor.sees("taskDetail.completeButton.tap"))
    // What lies below has its tasks too.
    await visitor.screen.settle()
    return visitor
  }

  private func status(_ visitor: CareScreen) -> String {
    visitor.screen.element("taskDetail.status.text").text
  }

  @Test("its completion is optimistic: it is done at once, and a second tap finds nothing to do")
  func optimistic() async throws {
    let visitor = try await open()
    let before = world.network.requestCount
    world.network.condition = .stalled
    let button = visitor.screen.button("taskDetail.completeButton.tap")
    button.tap()
    button.tap()
    await visitor.screen.wait(for: "the task to be done") { status(visitor).contains("Done") }
    #expect(!visitor.screen.element("taskDetail.completeButton.tap").exists)
    await visitor.screen.settle()
    #expect(world.network.requestCount == before + 1)
    world.network.condition = .up
    await visitor.screen.wait(for: "who did it") {
      status(visitor).contains("Done by Maria Nowak")
    }
  }

  @Test("a completion that fails is taken back with a message, and can be tried again")
  func rollback() async throws {
    let visitor = try await open()
    world.network.condition = .stalled
    visitor.screen.button("taskDetail.completeButton.tap").tap()
    await visitor.screen.wait(for: "the task to be done") { status(visitor).contains("Done") }
    world.network.condition = .down()
    await visitor.screen.modal.appears()
    #expect(visitor.screen.text("There is no connection. Please try again.").isVisible)
    #expect(status(visitor).contains("Open"))
    await visitor.tap("taskDetail.errorOK.tap")
    world.network.condition = .up
    await visitor.tap("taskDetail.completeButton.tap")
    await visitor.screen.wait(for: "who did it") {
      status(visitor).contains("Done by Maria Nowak")
    }
  }

  @Test("it says for whom it is, how urgent, what one should know, and whether it is late")
  func words() async throws {
    let visitor = try await world.screen(of: "lena", at: "/care/tasks/5")
    #expect(await visitor.sees("taskDetail.title.text"))
    #expect(visitor.text("taskDetail.title.text") == "Call the pharmacy")
    #expect(visitor.text("taskDetail.description.text") == "The blue tablets last until Friday.")
    #expect(visitor.screen.element("taskDetail.patient.text").text.contains("Maria Nowak"))
    #expect(status(visitor).contains("Overdue"))
    #expect(visitor.screen.dump.contains("Normal"))
    let done = try await world.screen(of: "lena", at: "/care/tasks/1")
    #expect(await done.sees("taskDetail.title.text"))
    // Done after its time is not late any more.
    #expect(status(done).contains("Done by Lena Fischer"))
    #expect(!done.screen.element("taskDetail.completeButton.tap").exists)
  }

  @Test("a task that could not be loaded is asked for again by Try Again")
  func retry() async throws {
    world.network.condition = .down()
    let visitor = try await world.screen(of: "maria", at: "/care/tasks/2")
    #expect(await visitor.sees("taskDetail.failure.retry.tap"))
    world.network.condition = .up
    await visitor.tap("taskDetail.failure.retry.tap")
    #expect(await visitor.sees("taskDetail.title.text"))
  }
}
