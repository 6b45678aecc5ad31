import ScreenTesting
import SwiftUI
import Testing
import UIKit

@testable import CareSupport

@MainActor
@Suite("Coordinators")
struct CoordinatorTests {
  private let world: CareWorld
  init() throws { world = try CareWorld() }

  private func dashboard(_ visitor: CareScreen) throws -> DashboardCoordinator {
    try #require(visitor.coordinator.childCoordinators.first as? DashboardCoordinator)
  }

  @Test(
    "a child that ends is removed from childCoordinators, by Back in the bar",
    arguments: ["dashboard.tasks.tap", "dashboard.messages.tap", "dashboard.settings.tap"])
  func backButton(_ link: String) async throws {
    let visitor = try await world.screen(of: "maria")
    await visitor.tap(link)
    await visitor.screen.button("BackButton").appears()
    let dashboard = try dashboard(visitor)
    #expect(dashboard.childCoordinators.count == 1)
    visitor.screen.button("BackButton").tap()
    await visitor.screen.wait(for: "the child to go") { dashboard.childCoordinators.isEmpty }
    #expect(visitor.screen.address == "/care")
  }

  @Test("a child that ends is removed from childCoordinators, by Back in the browser")
  func browserBack() async throws {
    let visitor = try await world.screen(of: "maria", at: "/care/tasks/2")
    #expect(await visitor.sees("taskDetail.title.text"))
    let dashboard = try dashboard(visitor)
    #expect(dashboard.childCoordinators.count == 1)
    visitor.screen.open("/care/tasks")
    await visitor.screen.settle()
    #expect(dashboard.childCoordinators.count == 1)
    visitor.screen.open("/care")
    await visitor.screen.settle()
    #expect(dashboard.childCoordinators.isEmpty)
  }

  @Test("from one part to another leaves one child")
  func across() async throws {
    let visitor = try await world.screen(of: "maria", at: "/care/tasks")
    #expect(await visitor.sees("taskList.list.scroll"))
    visitor.screen.open("/care/messages")
    await visitor.screen.settle()
    let dashboard = try dashboard(visitor)
    #expect(dashboard.childCoordinators.count == 1)
    #expect(dashboard.childCoordinators.first is CommunicationCoordinator)
    #expect(visitor.screen.address == "/care/messages")
  }

  @Test("a coordinator that ended is let go")
  func release() async throws {
    let visitor = try await world.screen(of: "maria")
    await visitor.tap("dashboard.tasks.tap")
    #expect(await visitor.sees("taskList.list.scroll"))
    weak let child = try dashboard(visitor).childCoordinators.first
    #expect(child != nil)
    visitor.screen.button("BackButton").tap()
    await visitor.screen.wait(for: "the coordinator to go") { child == nil }
  }

  @Test("signing in, the first steps and the dashboard follow each other, one child at a time")
  func phases() async throws {
    let visitor = try await world.screen()
    #expect(await visitor.sees("signIn.demo.maria.tap"))
    #expect(
      visitor.coordinator.childCoordinators.map { "\(type(of: $0))" } == [
        "AuthenticationCoordinator"
      ])
    await visitor.tap("signIn.demo.maria.tap")
    #expect(await visitor.sees("onboarding.title.text"))
    #expect(
      visitor.coordinator.childCoordinators.map { "\(type(of: $0))" } == ["OnboardingCoordinator"])
    for step in 1...3 {
      await visitor.screen.text("Step \(step) of 3").appears()
      await visitor.tap("onboarding.continueButton.tap")
    }
    #expect(await visitor.sees("dashboard.greeting.text"))
    #expect(
      visitor.coordinator.childCoordinators.map { "\(type(of: $0))" } == ["DashboardCoordinator"])
  }

  @Test(
    "every page's address leads to it again, over the pages that it belongs on",
    arguments: [
      ("/care", 1), ("/care/tasks", 2), ("/care/tasks/new", 3), ("/care/tasks/2", 3),
      ("/care/health/maria", 2), ("/care/health/maria/new", 3), ("/care/health/maria/weight", 2),
      ("/care/messages", 2),
      ("/care/messages/lena", 3), ("/care/settings", 2),
    ])
  func addresses(_ address: String, _ depth: Int) async throws {
    #expect(CareRoute(address: address)?.address == address)
    let visitor = try await world.screen(of: "maria", at: address)
    await visitor.screen.wait(for: address) {
      visitor.coordinator.navigationController.viewControllers.count == depth
    }
    await visitor.screen.settle()
    #expect(visitor.screen.address == address)
    #expect(visitor.coordinator.address == address)
  }

  @Test(
    "an address of no page is the dashboard's",
    arguments: [
      "/care/nowhere", "/care/tasks/1/2/3", "/care/health", "/other",
    ])
  func noPage(_ address: String) async throws {
    #expect(CareRoute(address: address) == nil)
    let visitor = try await world.screen(of: "maria", at: address)
    #expect(await visitor.sees("dashboard.greeting.text"))
    await visitor.screen.settle()
    #expect(visitor.screen.address == "/care")
  }
}
