import Foundation
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

  @Test(
    "a coordinator's patients stand beside what is overdue in a wide window, above it on a phone")
  func wide() async throws {
    let visitor = try await world.screen(of: "amara")
    #expect(await visitor.sees("dashboard.patient.jonas.tap"))
    func frames() throws -> (patient: CGRect, tasks: CGRect) {
      (
        try #require(visitor.screen.element("dashboard.patient.jonas.tap").frame),
        try #require(visitor.screen.element("dashboard.tasks.tap").frame)
      )
    }
    #expect(try frames().patient.maxY <= frames().tasks.minY)
    visitor.screen.setWidth(1280)
    await visitor.screen.settle()
    #expect(try frames().patient.maxX < frames().tasks.minX)
  }

  @Test(
    "the first steps say what the role does, and who sees what",
    arguments: [
      ("maria", "planned for your day", "who look after you see"),
      ("lena", "your patients need", "patients who are in your care"),
      ("amara", "how all your patients are", "patients who are in your care"),
    ])
  func purpose(_ who: String, _ purpose: String, _ privacy: String) async throws {
    let visitor = try await world.screen()
    await visitor.tap("signIn.demo.\(who).tap")
    #expect(await visitor.sees("onboarding.title.text"))
    #expect(visitor.screen.text(containing: purpose).isVisible)
    await visitor.tap("onboarding.continueButton.tap")
    await visitor.screen.text("Step 2 of 3").appears()
    await visitor.tap("onboarding.continueButton.tap")
    #expect(await visitor.screen.text(containing: privacy).appears())
  }

  @Test("first steps that could not be kept say so, stay, and are kept once")
  func onboardingFails() async throws {
    let visitor = try await world.screen()
    await visitor.tap("signIn.demo.maria.tap")
    #expect(await visitor.sees("onboarding.title.text"))
    for step in 1...2 {
      await visitor.screen.text("Step \(step) of 3").appears()
      await visitor.tap("onboarding.continueButton.tap")
    }
    await visitor.screen.text("Step 3 of 3").appears()
    world.profileNetwork.condition = .down()
    await visitor.tap("onboarding.continueButton.tap")
    await visitor.screen.modal.appears()
    await visitor.tap("onboarding.errorOK.tap")
    #expect(visitor.screen.text("Step 3 of 3").isVisible)
    world.profileNetwork.condition = .stalled
    let before = world.profileNetwork.requestCount
    let button = visitor.screen.button("onboarding.continueButton.tap")
    button.tap()
    button.tap()
    await visitor.screen.wait(for: "the request") { world.profileNetwork.waitingCount > 0 }
    await visitor.screen.settle()
    #expect(world.profileNetwork.requestCount == before + 1)
    world.profileNetwork.condition = .up
    #expect(await visitor.sees("dashboard.greeting.text"))
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
    #expect(visitor.screen.address == "/care/health/maria/heartRate")
    #expect(visitor.screen.picker("health.kindPicker.tap").value == "Heart rate")
  }

  @Test("a caregiver sees their patients and what is next")
  func caregiver() async throws {
    let visitor = try await world.screen(of: "lena")
    #expect(await visitor.sees("dashboard.patient.maria.tap"))
    #expect(visitor.text("dashboard.summary.text") == "6 open tasks for 1 patient")
    #expect(!visitor.screen.element("dashboard.patient.jonas.tap").exists)
    #expect(!visitor.screen.dump.contains("Jonas"))
    // Who else looks after a patient is for those who plan.
    #expect(!visitor.screen.dump.contains("Team:"))
    #expect(
      visitor.screen.element("dashboard.patient.maria.tap").text.contains("6 open, 1 overdue"))
  }

  @Test("a coordinator sees all patients, their teams and what is overdue")
  func coordinator() async throws {
    let visitor = try await world.screen(of: "amara")
    #expect(await visitor.sees("dashboard.patient.maria.tap"))
    #expect(visitor.screen.element("dashboard.patient.jonas.tap").isVisible)
    #expect(visitor.text("dashboard.summary.text") == "2 overdue")
    #expect(visitor.screen.dump.contains("Team: Amara Okafor, Lena Fischer"))
    #expect(!visitor.screen.element("dashboard.progress.text").exists)
    // What was missed, and not every tablet; a patient sees what is next.
    #expect(tasks(visitor) == ["dashboard.task.5.tap", "dashboard.task.9.tap"])
    let maria = try await world.screen(of: "maria")
    #expect(await maria.sees("dashboard.progress.text"))
    #expect(tasks(maria) == [5, 2, 3, 4].map { "dashboard.task.\($0).tap" })
  }

  private func tasks(_ visitor: CareScreen) -> [String] {
    visitor.screen.identifiers.filter { $0.hasPrefix("dashboard.task.") }
  }

  @Test("a patient's tiles have the newest of each kind")
  func tiles() async throws {
    let repositories = try await world.repositories(of: "maria")
    world.pass(60 * 60)
    try await repositories.health.add(
      NewReading(patientID: "maria", kind: .heartRate, value: 63, second: nil))
    let visitor = try await world.screen(of: "maria")
    #expect(await visitor.sees("dashboard.reading.heartRate.tap"))
    #expect(
      visitor.screen.element("dashboard.reading.heartRate.tap").text.contains("63 bpm"))
  }

  @Test("what today is depends on where the visitor is, and all done is said")
  func today() async throws {
    // It is Sunday there already, at one in the morning.
    world.timeZone = try #require(TimeZone(secondsFromGMT: 13 * 60 * 60))
    let visitor = try await world.screen(of: "maria")
    #expect(await visitor.sees("dashboard.progress.text"))
    // The morning's tablets were done on what is yesterday there.
    #expect(visitor.screen.element("dashboard.progress.text").label == "0 of 3 tasks of today done")
    let tasks = try await world.repositories(of: "maria").tasks
    for id in ["2", "3", "4"] { try await tasks.complete(id: id) }
    let done = try await world.screen(of: "maria")
    #expect(await done.sees("dashboard.summary.text"))
    #expect(done.text("dashboard.summary.text") == "All is done for today.")
  }

  @Test("a dashboard that could not be loaded says so, and Try Again loads it")
  func dashboardFails() async throws {
    world.network.condition = .down()
    let visitor = try await world.screen(of: "maria")
    #expect(await visitor.screen.text("There is no connection. Please try again.").appears())
    world.network.condition = .up
    await visitor.tap("errorState.retry.tap")
    #expect(await visitor.sees("dashboard.greeting.text"))
  }

  @Test("coming back loads the dashboard again, over what is shown, whatever becomes of it")
  func dashboardReload() async throws {
    let visitor = try await world.screen(of: "maria")
    #expect(await visitor.sees("dashboard.tasks.tap"))
    try await world.repositories(of: "lena").tasks.complete(id: "2")
    await visitor.tap("dashboard.settings.tap")
    #expect(await visitor.sees("settings.saveButton.tap"))
    world.network.condition = .stalled
    visitor.screen.button("BackButton").tap()
    await visitor.screen.wait(for: "the request") { world.network.waitingCount == 1 }
    await visitor.screen.settle()
    #expect(visitor.text("dashboard.summary.text") == "3 to do today")
    world.network.condition = .down()
    await visitor.screen.settle()
    #expect(visitor.text("dashboard.summary.text") == "3 to do today")
    await visitor.tap("dashboard.settings.tap")
    #expect(await visitor.sees("settings.saveButton.tap"))
    world.network.condition = .up
    visitor.screen.button("BackButton").tap()
    await visitor.screen.wait(for: "the new count") {
      visitor.text("dashboard.summary.text") == "2 to do today"
    }
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

  @Test(
    "settings show what was chosen; what could not be saved stays, and a change is not saved yet")
  func saving() async throws {
    let profile = try await world.repositories(of: "maria").profile
    let visitor = try await world.screen(of: "maria")
    try await profile.update(
      name: "Maria Nowak", notifications: NotificationChoices(messages: false, readings: true))
    await visitor.tap("dashboard.settings.tap")
    #expect(await visitor.sees("settings.saveButton.tap"))
    #expect(visitor.screen.toggle("settings.tasksToggle.tap").isOn)
    #expect(!visitor.screen.toggle("settings.messagesToggle.tap").isOn)
    #expect(visitor.screen.toggle("settings.readingsToggle.tap").isOn)
    #expect(visitor.screen.dump.contains("maria@care.example"))
    visitor.screen.toggle("settings.tasksToggle.tap").setOn(false)
    world.profileNetwork.condition = .down()
    await visitor.tap("settings.saveButton.tap")
    await visitor.screen.modal.appears()
    #expect(visitor.screen.text("There is no connection. Please try again.").isVisible)
    await visitor.tap("settings.errorOK.tap")
    #expect(!visitor.screen.toggle("settings.tasksToggle.tap").isOn)
    #expect(!visitor.screen.element("settings.saved.text").exists)
    world.profileNetwork.condition = .up
    await visitor.tap("settings.saveButton.tap")
    #expect(await visitor.sees("settings.saved.text"))
    visitor.screen.toggle("settings.tasksToggle.tap").setOn(true)
    #expect(!visitor.screen.element("settings.saved.text").exists)
    let kept = try await profile.profile().notifications
    #expect(kept == NotificationChoices(tasks: false, messages: false, readings: true))
  }
}
