import ScreenTesting
import SwiftUI
import Testing

@testable import CareSupport

@MainActor
@Suite("Messages")
struct MessageScreenTests {
  private let world: CareWorld
  init() throws { world = try CareWorld() }

  private func send(_ visitor: CareScreen, _ text: String) async {
    #expect(await visitor.sees("conversation.messageTextField.input"))
    visitor.screen.textField("conversation.messageTextField.input").type(text)
    await visitor.tap("conversation.sendButton.tap")
  }

  @Test("a message appears in the other's open page at once")
  func live() async throws {
    let maria = try await world.screen(of: "maria", at: "/care/messages/lena")
    let lena = try await world.screen(of: "lena", at: "/care/messages/maria")
    #expect(await lena.sees("conversation.messageTextField.input"))
    await send(maria, "Are you there?")
    await lena.screen.text("Are you there?").appears()
    await maria.screen.text("Are you there?").appears()
    // The message may be there before its sender hears that it was sent.
    await maria.screen.wait(for: "an empty field") {
      maria.screen.textField("conversation.messageTextField.input").value ?? "" == ""
    }
    await send(lena, "Yes, Maria.")
    await maria.screen.text("Yes, Maria.").appears()
  }

  @Test("a conversation says when the last message came, and how many nobody has read")
  func listMarks() async throws {
    try await world.repositories(of: "lena").messages.send("Good evening!", to: "maria")
    let maria = try await world.screen(of: "maria", at: "/care/messages")
    #expect(await maria.sees("messages.unread.lena.text"))
    #expect(maria.text("messages.time.lena.text")?.contains("Nov 21") == true)
  }

  @Test("the dashboard counts what nobody has read, live, until it is read")
  func unread() async throws {
    let jonas = try await world.screen(of: "jonas")
    #expect(await jonas.sees("dashboard.messages.tap"))
    let amara = try await world.repositories(of: "amara")
    await jonas.screen.wait(for: "one") { jonas.screen.dump.contains("1 new") }
    try await amara.messages.send("And today?", to: "jonas")
    await jonas.screen.wait(for: "two") { jonas.screen.dump.contains("2 new") }
    await jonas.tap("dashboard.messages.tap")
    await jonas.tap("messages.row.amara.tap")
    await jonas.screen.text("And today?").appears()
    jonas.screen.open("/care")
    await jonas.screen.wait(for: "none") {
      jonas.screen.element("dashboard.messages.tap").isVisible
        && !jonas.screen.dump.contains(" new")
    }
  }

  @Test("a message that could not be sent stays in the field")
  func failure() async throws {
    let maria = try await world.screen(of: "maria", at: "/care/messages/lena")
    #expect(await maria.sees("conversation.messageTextField.input"))
    world.network.condition = .down()
    await send(maria, "Lost?")
    await maria.screen.modal.appears()
    await maria.tap("conversation.errorOK.tap")
    #expect(maria.screen.textField("conversation.messageTextField.input").value == "Lost?")
    world.network.condition = .up
    await maria.tap("conversation.sendButton.tap")
    await maria.screen.text("Lost?").appears()
  }

  @Test("a second tap while a message is sent does nothing")
  func secondTap() async throws {
    let maria = try await world.screen(of: "maria", at: "/care/messages/lena")
    #expect(await maria.sees("conversation.messageTextField.input"))
    maria.screen.textField("conversation.messageTextField.input").type("Once")
    let before = world.network.requestCount
    world.network.condition = .stalled
    let button = maria.screen.button("conversation.sendButton.tap")
    button.tap()
    button.tap()
    await maria.screen.wait(for: "the request") { world.network.waitingCount > 0 }
    await maria.screen.settle()
    #expect(world.network.requestCount == before + 1)
    world.network.condition = .up
  }

  @Test("each message says whose it is, and stands below the one before")
  func sides() async throws {
    let maria = try await world.screen(of: "maria", at: "/care/messages/lena")
    #expect(await maria.sees("conversation.messageTextField.input"))
    let labels = maria.screen.identifiers.filter { $0.hasPrefix("conversation.message.") }
      .compactMap { maria.screen.element($0).label }
    #expect(
      labels == [
        "Lena: Good morning, Maria! I will be there at eight.",
        "You: Wonderful. Could you bring the newspaper?", "Lena: Of course.",
        "You: I measured 138 this morning. Is that all right?",
      ])
  }

  @Test("what is typed while a message is sent stays")
  func typedMeanwhile() async throws {
    let maria = try await world.screen(of: "maria", at: "/care/messages/lena")
    #expect(await maria.sees("conversation.messageTextField.input"))
    let field = maria.screen.textField("conversation.messageTextField.input")
    field.type("First")
    world.network.condition = .stalled
    maria.screen.button("conversation.sendButton.tap").tap()
    await maria.screen.wait(for: "the request") { world.network.waitingCount == 1 }
    field.type(", second")
    world.network.condition = .up
    await maria.screen.text("First").appears()
    await maria.screen.settle()
    #expect(field.value == "First, second")
  }

  @Test("the list has the newest message of each, and how many are new, live")
  func list() async throws {
    let lena = try await world.screen(of: "lena", at: "/care/messages")
    #expect(await lena.sees("messages.row.maria.tap"))
    #expect(lena.text("messages.unread.maria.text") == "1 new")
    #expect(!lena.screen.element("messages.unread.amara.text").exists)
    #expect(
      lena.screen.element("messages.row.maria.tap").text.contains("I measured 138 this morning."))
    world.pass(1)
    try await world.repositories(of: "maria").messages.send("Hello?", to: "lena")
    await lena.screen.wait(for: "two") { lena.text("messages.unread.maria.text") == "2 new" }
    #expect(lena.screen.element("messages.row.maria.tap").text.contains("Hello?"))
  }

  @Test("nothing is sent of spaces alone")
  func blank() async throws {
    let maria = try await world.screen(of: "maria", at: "/care/messages/lena")
    #expect(await maria.sees("conversation.messageTextField.input"))
    maria.screen.textField("conversation.messageTextField.input").type("   ")
    #expect(!maria.screen.button("conversation.sendButton.tap").isEnabled)
  }

  @Test("a conversation with someone outside one's circle is not shown")
  func foreign() async throws {
    let visitor = try await world.screen(of: "maria", at: "/care/messages/jonas")
    #expect(await visitor.sees("conversation.failure.message.text"))
    #expect(world.violations.count >= 1)
  }
}
