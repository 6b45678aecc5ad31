import ScreenTesting
import SwiftUI
import Testing

@testable import CareSupport

@MainActor
@Suite("Messages that were begun")
struct MessageDraftTests {
  private let world: CareWorld
  init() throws { world = try CareWorld() }

  private func begin(_ text: String, to partner: String = "lena") async throws -> CareScreen {
    let maria = try await world.screen(of: "maria", at: "/care/messages/" + partner)
    #expect(await maria.sees("conversation.messageTextField.input"))
    field(of: maria).type(text)
    return maria
  }

  private func field(of visitor: CareScreen) -> ScreenElement {
    visitor.screen.textField("conversation.messageTextField.input")
  }

  private func shown(to visitor: CareScreen) async -> String? {
    #expect(await visitor.sees("conversation.messageTextField.input"))
    await visitor.screen.settle()
    return field(of: visitor).value
  }

  @Test("what was begun is there again after Back, in its own conversation")
  func back() async throws {
    let maria = try await begin("Half a thought")
    maria.screen.open("/care/messages")
    await maria.tap("messages.row.amara.tap")
    #expect(await shown(to: maria) == "")
    maria.screen.open("/care/messages")
    await maria.tap("messages.row.lena.tap")
    #expect(await shown(to: maria) == "Half a thought")
  }

  @Test("what was begun is there again after a reload, and not once it was sent")
  func reload() async throws {
    let maria = try await begin("Half a thought")
    let again = try await world.screen(of: "maria", at: "/care/messages/lena", after: maria)
    #expect(await shown(to: again) == "Half a thought")
    await again.tap("conversation.sendButton.tap")
    await again.screen.text("Half a thought").appears()
    await again.screen.settle()
    #expect(again.drafts == nil)
    let last = try await world.screen(of: "maria", at: "/care/messages/lena", after: again)
    #expect(await shown(to: last) == "")
  }

  @Test("what was begun is for nobody else who signs in in the same tab")
  func otherMember() async throws {
    let maria = try await begin("Half a thought", to: "amara")
    let jonas = try await world.screen(of: "jonas", at: "/care/messages/amara", after: maria)
    #expect(await shown(to: jonas) == "")
    #expect(jonas.drafts == nil)
  }

  @Test("who signs out leaves nothing in the tab")
  func signOut() async throws {
    let maria = try await begin("Half a thought")
    #expect(maria.drafts != nil)
    maria.screen.open("/care/settings")
    await maria.tap("settings.signOutButton.tap")
    #expect(await maria.sees("signIn.signInButton.tap"))
    #expect(maria.drafts == nil)
  }
}
