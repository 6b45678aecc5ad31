import ScreenTesting
import Testing

@testable import Profiles

@MainActor
@Suite("Messages")
struct ConversationScreenTests {
  private let area = ProfilesScreen(
    FakeProfiles(messages: [
      Message(id: 1, sender: "ada", recipient: "sam", text: "Welcome!", sentAt: sampleNow)
    ]))
  private var screen: Screen { area.screen }
  private var field: ScreenElement { screen.textField("conversation.textField.input") }
  private var send: ScreenElement { screen.button("conversation.sendButton.tap") }

  private func open() async {
    await screen.settle()
    screen.button("profile.messageButton.tap").tap()
    await screen.settle()
  }

  @Test("Message opens the conversation; what is sent is stored and shown, and the field is empty")
  func sends() async {
    await open()
    #expect(screen.address == "/profile/ada/messages")
    #expect(screen.title == "Messages with Ada Lindqvist")
    #expect(
      screen.element("conversation.message.1.text").label == "Ada Lindqvist: Welcome!")
    #expect(!send.isEnabled)
    field.type("  Hello Ada ")
    send.tap()
    await screen.settle()
    #expect(screen.element("conversation.message.2.text").label == "You: Hello Ada")
    #expect(field.value == "")
    #expect(area.profiles.sent.last?.text == "Hello Ada")
    #expect(area.profiles.sent.last?.recipient == "ada")
    area.reload()
    await area.screen.settle()
    #expect(area.screen.element("conversation.message.2.text").isVisible)
  }

  @Test("Return sends; nothing but space is not sent", arguments: ["Hello\n", "   \n"])
  func returnKey(text: String) async {
    await open()
    field.type(text)
    await screen.settle()
    #expect(area.profiles.sent.count == (text.hasPrefix("H") ? 2 : 1))
  }

  @Test("a message that was not sent says so and stays in the field; a second tap sends none twice")
  func failure() async {
    await open()
    field.type("Hello")
    area.profiles.network.condition = .stalled
    let before = area.profiles.network.requestCount
    send.tap()
    await screen.settle()
    #expect(!send.isEnabled)
    field.submit()
    await screen.settle()
    #expect(area.profiles.network.requestCount == before + 1)
    area.profiles.network.condition = .down()
    await screen.settle()
    #expect(screen.modal.text.contains("Your Message Was Not Sent"))
    screen.button("conversation.errorButton.tap").tap()
    #expect(field.value == "Hello")
    area.profiles.network.condition = .up
    send.tap()
    await screen.settle()
    #expect(area.profiles.sent.map(\.text) == ["Welcome!", "Hello"])
  }

  @Test("what is typed while a message is on its way stays")
  func typesOn() async {
    await open()
    field.type("One")
    area.profiles.network.condition = .stalled
    send.tap()
    await screen.settle()
    field.type(" and two")
    area.profiles.network.condition = .up
    await screen.settle()
    #expect(field.value == "One and two")
    #expect(area.profiles.sent.last?.text == "One")
  }

  @Test("what was begun is there again after Back and after a reload, in its own conversation")
  func draft() async {
    await open()
    field.type("Half a ")
    screen.open("/profile")
    screen.open("/profile/hiro/messages")
    await screen.settle()
    #expect(field.value == "")
    screen.open("/profile/ada/messages")
    await screen.settle()
    #expect(field.value == "Half a ")
    area.reload()
    await screen.settle()
    #expect(field.value == "Half a ")
    field.type("thought")
    send.tap()
    await screen.settle()
    #expect(area.profiles.sent.last?.text == "Half a thought")
    area.reload()
    await screen.settle()
    #expect(field.value == "")
  }

  @Test("a message has at most 1,000 characters", arguments: [1_000, 1_001])
  func length(count: Int) async {
    await open()
    field.paste(String(repeating: "é", count: count))
    #expect(send.isEnabled == (count == 1_000))
  }

  @Test("nothing can be typed before the messages are there: the field stays once it is seen")
  func noFieldBeforeMessages() async {
    await screen.settle()
    screen.button("profile.messageButton.tap").tap()
    // The screen is there, and its messages have not been asked for.
    #expect(screen.address == "/profile/ada/messages")
    #expect(!field.exists)
    #expect(screen.element("loadingState.message.text").text == "Loading messages…")
    await screen.settle()
    #expect(field.exists)
  }

  @Test("messages that cannot be loaded: it says so, and loads them again")
  func loadingFails() async {
    await screen.settle()
    area.profiles.network.condition = .down()
    screen.button("profile.messageButton.tap").tap()
    await screen.settle()
    #expect(
      screen.element("errorState.message.text").text == "The messages could not be loaded.")
    area.profiles.network.condition = .up
    screen.button("errorState.retry.tap").tap()
    await screen.settle()
    #expect(screen.element("conversation.message.1.text").isVisible)
  }

  @Test("a first message: the page says that nothing was written yet")
  func first() async {
    let area = ProfilesScreen(address: "/profile/hiro/messages")
    await area.screen.settle()
    #expect(
      area.screen.element("conversation.empty.text").text
        == "Nothing was written yet. Say hello to Hiro.")
  }

  @Test("nobody is written to who is not there")
  func missing() async {
    let area = ProfilesScreen(address: "/profile/nobody/messages")
    await area.screen.settle()
    #expect(area.screen.element("profile.missing.title.text").isVisible)
    #expect(!area.screen.textField("conversation.textField.input").exists)
  }
}
