import Foundation
import ScreenTesting
import SwiftUI
import Testing

@testable import CareSupport

@MainActor
@Suite("What a member is told of")
struct NotificationScreenTests {
  private let world: CareWorld
  init() throws { world = try CareWorld() }

  private func choose(_ who: String, _ choices: NotificationChoices) async throws {
    try await world.repositories(of: who).profile.finishOnboarding(notifications: choices)
  }

  private func send(_ text: String, from sender: String, to recipient: String) async throws {
    world.pass(1)
    try await world.repositories(of: sender).messages.send(text, to: recipient)
  }

  /// A screen that was open before anything happens.
  private func open(_ who: String, at address: String = "/care", seeing: String) async throws
    -> CareScreen
  {
    let visitor = try await world.screen(of: who, at: address)
    #expect(await visitor.sees(seeing))
    await visitor.screen.settle()
    return visitor
  }

  /// Lets the time pass after which it is looked whether a task is due.
  private func look(_ visitor: CareScreen) async {
    func rest() async {
      // A toast sleeps on the same clock.
      await visitor.screen.wait(for: "the next look") {
        let toasts = visitor.coordinator.toasts.current == nil ? 0 : 1
        return world.clock.sleeperCount >= 1 + toasts
      }
    }
    await rest()
    await visitor.screen.advance(by: NotificationsViewModel.interval)
    await rest()
  }

  private func toast(_ visitor: CareScreen) -> String? { visitor.text("toast.message.tap") }

  @Test("a message is told on any other page, and Open leads to it")
  func message() async throws {
    let maria = try await open("maria", at: "/care/tasks", seeing: "taskList.list.scroll")
    #expect(!maria.screen.element("toast.message.tap").exists)
    try await send("Are you there?", from: "lena", to: "maria")
    #expect(await maria.sees("toast.message.tap"))
    #expect(toast(maria)?.contains("Lena Fischer: Are you there?") == true)
    await maria.tap("toast.action.tap")
    await maria.screen.text("Are you there?").appears()
    #expect(maria.screen.address == "/care/messages/lena")
    #expect(!maria.screen.element("toast.message.tap").exists)
  }

  @Test("a message is told to whom it is for, and not to who wrote it")
  func recipient() async throws {
    let lena = try await open("lena", seeing: "dashboard.greeting.text")
    let amara = try await open("amara", seeing: "dashboard.greeting.text")
    let maria = try await open("maria", seeing: "dashboard.greeting.text")
    try await send("Good morning", from: "lena", to: "maria")
    #expect(await maria.sees("toast.message.tap"))
    await lena.screen.settle()
    await amara.screen.settle()
    #expect(toast(lena) == nil)
    #expect(toast(amara) == nil)
  }

  @Test("a message is not told on the page where it appears")
  func openConversation() async throws {
    let maria = try await open(
      "maria", at: "/care/messages/lena", seeing: "conversation.messageTextField.input")
    try await send("Here", from: "lena", to: "maria")
    await maria.screen.text("Here").appears()
    // Another's is: whatever would have been told of the first stands before it.
    try await send("And here", from: "amara", to: "maria")
    #expect(await maria.sees("toast.message.tap"))
    #expect(toast(maria)?.contains("Amara Okafor: And here") == true)
    #expect(maria.coordinator.toasts.waiting.isEmpty)
  }

  @Test("the toast goes by itself")
  func toastGoes() async throws {
    let maria = try await open("maria", seeing: "dashboard.greeting.text")
    try await send("Short", from: "lena", to: "maria")
    #expect(await maria.sees("toast.message.tap"))
    await maria.screen.wait(for: "its time to run") { world.clock.sleeperCount == 2 }
    await maria.screen.advance(by: .milliseconds(4900))
    #expect(toast(maria) != nil)
    await maria.screen.advance(by: .milliseconds(100))
    #expect(toast(maria) == nil)
  }

  @Test("messages that are switched off in the settings are not told, from the next one on")
  func switchedOff() async throws {
    let maria = try await open("maria", at: "/care/settings", seeing: "settings.saveButton.tap")
    maria.screen.toggle("settings.messagesToggle.tap").setOn(false)
    await maria.tap("settings.saveButton.tap")
    #expect(await maria.sees("settings.saved.text"))
    maria.screen.button("BackButton").tap()
    #expect(await maria.sees("dashboard.greeting.text"))
    try await send("Quiet", from: "lena", to: "maria")
    await maria.screen.wait(for: "the count") { maria.screen.dump.contains("1 new") }
    await maria.screen.settle()
    #expect(toast(maria) == nil)
    try await choose("maria", NotificationChoices(messages: true))
    try await send("Loud", from: "lena", to: "maria")
    #expect(await maria.sees("toast.message.tap"))
    #expect(toast(maria)?.contains("Loud") == true)
    #expect(maria.coordinator.toasts.waiting.isEmpty)
  }

  @Test("a task is told when it falls due, unless that is switched off")
  func dueTask() async throws {
    let maria = try await open("maria", at: "/care/messages", seeing: "messages.list.scroll")
    // Of another patient one is due in an hour, of hers one in two.
    world.pass(60 * 60)
    await look(maria)
    #expect(toast(maria) == nil)
    world.pass(60 * 60)
    await look(maria)
    #expect(await maria.sees("toast.message.tap"))
    #expect(toast(maria)?.contains("Measure the blood pressure is due.") == true)
    await maria.tap("toast.action.tap")
    #expect(await maria.sees("taskDetail.title.text"))
    #expect(maria.screen.address == "/care/tasks/2")
    try await choose("maria", NotificationChoices(tasks: false))
    world.pass(60 * 60)
    await look(maria)
    #expect(toast(maria) == nil)
    try await choose("maria", NotificationChoices(tasks: true))
    world.pass(2 * 60 * 60)
    await look(maria)
    #expect(await maria.sees("toast.message.tap"))
    #expect(toast(maria)?.contains("Evening tablets is due.") == true)
    #expect(maria.coordinator.toasts.waiting.isEmpty)
  }

  @Test("a reading out of the ordinary is told to those who chose it, in whose care the patient is")
  func reading() async throws {
    let maria = try await open("maria", seeing: "dashboard.greeting.text")
    let amara = try await open("amara", seeing: "dashboard.greeting.text")
    let jonas = try await open("jonas", seeing: "dashboard.greeting.text")
    for who in ["amara", "jonas"] {
      try await choose(who, NotificationChoices(readings: true))
    }
    let lena = try await world.repositories(of: "lena").health
    world.pass(60)
    try await lena.add(
      NewReading(patientID: "maria", kind: .bloodPressure, value: 139, second: 89))
    world.pass(60)
    try await lena.add(
      NewReading(patientID: "maria", kind: .bloodPressure, value: 171, second: 89))
    #expect(await amara.sees("toast.message.tap"))
    #expect(
      toast(amara)?.contains("Maria Nowak: Blood pressure 171/89 mmHg is out of the ordinary.")
        == true)
    #expect(amara.coordinator.toasts.waiting.isEmpty)
    await maria.screen.settle()
    await jonas.screen.settle()
    #expect(toast(maria) == nil)
    #expect(toast(jonas) == nil)
    try await choose("maria", NotificationChoices(readings: true))
    world.pass(60)
    try await lena.add(NewReading(patientID: "maria", kind: .heartRate, value: 44, second: nil))
    #expect(await maria.sees("toast.message.tap"))
    #expect(toast(maria)?.contains("Heart rate 44 bpm is out of the ordinary.") == true)
    #expect(toast(maria)?.contains("Maria") == false)
  }

  @Test("a toast writes numbers as the member does")
  func numbers() async throws {
    let lena = try await world.repositories(of: "lena").health
    let maria = try await world.screen(of: "maria", locale: Locale(identifier: "ar_EG"))
    #expect(await maria.sees("dashboard.greeting.text"))
    await maria.screen.settle()
    try await choose("maria", NotificationChoices(readings: true))
    world.pass(60)
    try await lena.add(NewReading(patientID: "maria", kind: .heartRate, value: 44, second: nil))
    #expect(await maria.sees("toast.message.tap"))
    #expect(toast(maria)?.contains("٤٤ bpm") == true)
  }

  @Test("what was there before is no news")
  func news() async throws {
    let lena = try await world.repositories(of: "lena")
    world.pass(60)
    try await lena.health.add(
      NewReading(patientID: "maria", kind: .bloodPressure, value: 181, second: 99))
    try await lena.messages.send("From before", to: "amara")
    world.pass(60)
    try await choose("amara", NotificationChoices(readings: true))
    let token = try await world.token(of: "amara")
    let amara = CareScreen(world, token: token, address: "/care")
    #expect(await amara.sees("dashboard.greeting.text"))
    await amara.screen.settle()
    world.pass(60)
    try await lena.health.add(
      NewReading(patientID: "maria", kind: .bloodPressure, value: 171, second: 89))
    #expect(await amara.sees("toast.message.tap"))
    #expect(toast(amara)?.contains("171/89") == true)
    #expect(amara.coordinator.toasts.waiting.isEmpty)
  }

  @Test("who signed out is told nothing more")
  func signedOut() async throws {
    let maria = try await open("maria", at: "/care/settings", seeing: "settings.saveButton.tap")
    try await send("Before", from: "lena", to: "maria")
    #expect(await maria.sees("toast.message.tap"))
    await maria.tap("settings.signOutButton.tap")
    #expect(await maria.sees("signIn.signInButton.tap"))
    #expect(toast(maria) == nil)
    try await send("After", from: "lena", to: "maria")
    await maria.screen.settle()
    #expect(toast(maria) == nil)
    // Its clock lets nobody look for due tasks any more.
    await maria.screen.wait(for: "all to end") { world.clock.sleeperCount == 0 }
  }

  @Test(
    "what is ordinary depends on the kind",
    arguments: [
      (.bloodPressure, 140, 90, false), (.bloodPressure, 141, 90, true),
      (.bloodPressure, 120, 91, true), (.bloodPressure, 89, 60, true),
      (.bloodPressure, 120, 59, true), (.heartRate, 50, nil, false), (.heartRate, 49, nil, true),
      (.heartRate, 101, nil, true), (.weight, 150, nil, false),
    ] as [(ReadingKind, Double, Double?, Bool)])
  func ordinary(_ kind: ReadingKind, _ value: Double, _ second: Double?, _ isOut: Bool) {
    let reading = HealthReading(
      id: "1", patientID: "maria", kind: kind, value: value, second: second, time: sampleNow,
      author: "Lena Fischer")
    #expect(reading.isOutOfTheOrdinary == isOut)
  }
}
