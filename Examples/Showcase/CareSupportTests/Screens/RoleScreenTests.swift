import ScreenTesting
import SwiftUI
import Testing

@testable import CareSupport

@MainActor
@Suite("First steps, dashboards and settings")
struct RoleScreenTests {
  private let world: CareWorld
  init() throws { world = try CareWorld() }

  // MARK: First steps

  @Test("the first steps are done once for each account, and keep what was chosen")
  func onboarding() async throws {
    let visitor = try await world.screen()
    await visitor.tap("signIn.demo.lena.tap")
    #expect(await visitor.sees("onboarding.title.text"))
    #expect(visitor.text("onboarding.title.text") == "Welcome, Lena")
    #expect(!visitor.screen.element("onboarding.backButton.tap").exists)
    await visitor.tap("onboarding.continueButton.tap")
    await visitor.screen.text("Step 2 of 3").appears()
    visitor.screen.toggle("onboarding.readingsToggle.tap").tap()
    await visitor.tap("onboarding.continueButton.tap")
    await visitor.screen.text("Step 3 of 3").appears()
    await visitor.tap("onboarding.backButton.tap")
    await visitor.screen.text("Step 2 of 3").appears()
    #expect(visitor.screen.toggle("onboarding.readingsToggle.tap").isOn)
    await visitor.tap("onboarding.continueButton.tap")
    await visitor.screen.text("Step 3 of 3").appears()
    await visitor.tap("onboarding.continueButton.tap")
    #expect(await visitor.sees("dashboard.greeting.text"))
    let profile = try await world.repositories(of: "lena").profile.profile()
    #expect(profile.isOnboarded)
    #expect(profile.notifications.readings)
    let again = try await world.screen()
    await again.tap("signIn.demo.lena.tap")
    #expect(await again.sees("dashboard.greeting.text"))
  }

  // MARK: Dashboards

  @Test("a patient sees their own day: progress, readings, next tasks")
  func patient() async throws {
    let visitor = try await world.screen(of: "maria")
    #expect(await visitor.sees("dashboard.progress.text"))
    #expect(visitor.text("dashboard.greeting.text") == "Hello, Maria")
    #expect(visitor.text("dashboard.summary.text") == "3 to do today")
    #expect(visitor.screen.element("dashboard.progress.text").label == "1 of 4 tasks of today done")
    #expect(visitor.screen.element("dashboard.reading.bloodPressure.tap").isVisible)
    #expect(!visitor.screen.identifiers.contains { $0.hasPrefix("dashboard.patient.") })
    await visitor.tap("dashboard.reading.heartRate.tap")
    #expect(await visitor.sees("health.chart.image"))
    #expect(visitor.screen.address == "/care/health/maria")
  }

  @Test("a caregiver sees their patients and what is next")
  func caregiver() async throws {
    let visitor = try await world.screen(of: "lena")
    #expect(await visitor.sees("dashboard.patient.maria.tap"))
    #expect(visitor.text("dashboard.summary.text") == "6 open tasks for 1 patient")
    #expect(!visitor.screen.element("dashboard.patient.jonas.tap").exists)
    #expect(!visitor.screen.dump.contains("Jonas"))
  }

  @Test("a coordinator sees all patients, their teams and what is overdue")
  func coordinator() async throws {
    let visitor = try await world.screen(of: "amara")
    #expect(await visitor.sees("dashboard.patient.maria.tap"))
    #expect(visitor.screen.element("dashboard.patient.jonas.tap").isVisible)
    #expect(visitor.text("dashboard.summary.text") == "2 overdue")
    #expect(visitor.screen.dump.contains("Team: Amara Okafor, Lena Fischer"))
    #expect(!visitor.screen.element("dashboard.progress.text").exists)
  }

  // MARK: Settings

  @Test("a name is judged, and a new one is everybody's at once")
  func name() async throws {
    let visitor = try await world.screen(of: "maria", at: "/care/settings")
    #expect(await visitor.sees("settings.saveButton.tap"))
    let name = visitor.screen.textField("settings.nameTextField.input")
    #expect(name.value == "Maria Nowak")
    name.clear()
    await visitor.tap("settings.saveButton.tap")
    #expect(await visitor.sees("settings.nameTextField.input.error"))
    name.type("Mary Nowak")
    visitor.screen.toggle("settings.readingsToggle.tap").tap()
    await visitor.tap("settings.saveButton.tap")
    #expect(await visitor.sees("settings.saved.text"))
    visitor.screen.button("BackButton").tap()
    await visitor.screen.wait(for: "the greeting") {
      visitor.text("dashboard.greeting.text") == "Hello, Mary"
    }
    let profile = try await world.repositories(of: "maria").profile.profile()
    #expect(profile.notifications.readings)
    #expect(
      try await world.repositories(of: "lena").circle.patients().map(\.name) == ["Mary Nowak"])
  }
}
