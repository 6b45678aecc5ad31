import Presentation
import ScreenTesting
import SwiftUI
import Testing

@testable import PresentationUI

@MainActor
@Suite("A draft that survives a reload")
struct SavedDraftTests {
  private struct Page: View {
    @State private var form = FormModel(Pet(), rules: Pet.rules)
    var body: some View {
      PetForm(form: form)
        .savesDraft(of: form, as: "pet.draft")
    }
  }

  @Test("Entries and their errors survive a reload")
  func reload() async {
    let screen = Screen { Page() }
    #expect(screen.storedInScene("pet.draft") == nil)
    screen.textField("pet.name.input").type("Luna")
    screen.button("pet.send.tap").tap()
    await screen.settle()
    #expect(screen.element("pet.email.input.error").exists)

    let again = screen.reload()
    #expect(again.textField("pet.name.input").value == "Luna")
    #expect(again.element("pet.email.input.error").exists)
    again.textField("pet.name.input").type("!")
    #expect(again.reload().textField("pet.name.input").value == "Luna!")
  }

  @Test("Nothing is kept once the form was sent")
  func sent() async {
    let screen = Screen { Page() }
    screen.textField("pet.name.input").type("Luna")
    screen.textField("pet.email.input").paste("l@example.com")
    screen.picker("pet.species.tap").select("cat")
    screen.button("pet.gender.female.tap").tap()
    #expect(screen.storedInScene("pet.draft") != nil)
    screen.button("pet.send.tap").tap()
    await screen.settle()
    let kept = screen.storedInScene("pet.draft")
    #expect(kept == nil || kept == "null")
  }

  @Test("A draft that cannot be read is removed, and the form starts empty")
  func unreadable() throws {
    let other = String(decoding: try JSONEncoder().encode(Data("{}".utf8)), as: UTF8.self)
    let screen = Screen(sceneStorage: ["pet.draft": other]) { Page() }
    #expect(screen.textField("pet.name.input").value == "")
    screen.textField("pet.name.input").type("Luna")
    #expect(screen.reload().textField("pet.name.input").value == "Luna")
  }
}
