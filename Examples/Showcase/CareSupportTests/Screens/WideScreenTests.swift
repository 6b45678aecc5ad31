import ScreenTesting
import SwiftUI
import Testing

@testable import CareSupport

@MainActor
@Suite("CareSupport in a wide window")
struct WideScreenTests {
  private let world: CareWorld
  init() throws { world = try CareWorld() }

  private func open(_ address: String, of member: String = "lena") async throws -> CareScreen {
    let visitor = try await world.screen(of: member, at: address)
    await visitor.screen.settle()
    visitor.screen.setWidth(1280)
    await visitor.screen.settle()
    return visitor
  }

  /// Whether one element ends before the other one begins, and both are on the same height.
  private func isBeside(
    _ left: String, _ right: String, in visitor: CareScreen
  ) throws -> Bool {
    let left = try #require(visitor.screen.element(left).frame)
    let right = try #require(visitor.screen.element(right).frame)
    return left.maxX < right.minX && left.minY < right.maxY && right.minY < left.maxY
  }

  @Test("a task stands beside the list, which stays the same while others are chosen")
  func tasks() async throws {
    let visitor = try await open("/care/tasks")
    #expect(await visitor.sees("taskList.nothing.text"))
    for id in ["5", "2", "5"] {
      await visitor.tap("taskList.row.\(id).tap")
      #expect(await visitor.sees("taskDetail.title.text"))
      await visitor.screen.settle()
      #expect(visitor.screen.address == "/care/tasks/\(id)")
      #expect(visitor.screen.button("taskList.row.\(id).tap").isSelected)
      let list = try #require(visitor.screen.element("taskList.list.scroll").frame)
      let task = try #require(visitor.screen.element("taskDetail.title.text").frame)
      #expect(list.maxX < task.minX)
      // No page below has another one.
      #expect(visitor.screen.identifiers.count { $0 == "taskList.list.scroll" } == 1)
      #expect(visitor.coordinator.navigationController.viewControllers.count == 2)
    }
  }

  @Test("a window that becomes a phone's shows the task alone, and the list below it; and back")
  func narrower() async throws {
    let visitor = try await open("/care/tasks/5")
    let pages = visitor.coordinator.navigationController
    #expect(pages.viewControllers.count == 2)
    visitor.screen.setWidth(390)
    await visitor.screen.settle()
    #expect(pages.viewControllers.count == 3)
    #expect(visitor.screen.address == "/care/tasks/5")
    #expect(visitor.screen.element("taskDetail.title.text").isVisible)
    #expect(!visitor.screen.element("taskList.row.5.tap").isVisible)
    visitor.screen.setWidth(1280)
    await visitor.screen.settle()
    #expect(pages.viewControllers.count == 2)
    #expect(visitor.screen.button("taskList.row.5.tap").isSelected)
    visitor.screen.setWidth(390)
    await visitor.screen.settle()
    visitor.screen.button("BackButton").tap()
    await visitor.screen.settle()
    #expect(visitor.screen.address == "/care/tasks")
    // The task before is not chosen any more.
    visitor.screen.setWidth(1280)
    #expect(await visitor.sees("taskList.nothing.text"))
  }

  @Test("a message that is begun stays, in one column and in two")
  func draft() async throws {
    let visitor = try await open("/care/messages/maria")
    #expect(await visitor.sees("conversation.messageTextField.input"))
    #expect(
      try isBeside(
        "messages.list.scroll", "conversation.messageTextField.input", in: visitor))
    visitor.screen.textField("conversation.messageTextField.input").type("Hello")
    visitor.screen.setWidth(390)
    await visitor.screen.settle()
    #expect(visitor.screen.textField("conversation.messageTextField.input").value == "Hello")
  }

  @Test("the values stand beside the chart")
  func columns() async throws {
    let health = try await open("/care/health/maria")
    #expect(await health.sees("health.chart.image"))
    #expect(try isBeside("health.chart.image", "health.values.list", in: health))
  }

  @Test("the bar stays where it is when the dashboard cannot be loaded")
  func failure() async throws {
    let visitor = try await open("/care")
    #expect(await visitor.sees("dashboard.greeting.text"))
    let bar = try #require(visitor.screen.button("dashboard.settings.tap").frame)
    world.network.condition = .down()
    let other = try await open("/care")
    #expect(await other.sees("errorState.retry.tap"))
    #expect(other.screen.button("dashboard.settings.tap").frame == bar)
    #expect(bar.maxX > 1200)
  }
}
