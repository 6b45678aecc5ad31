import Presentation
import ScreenTesting
import SwiftUI
import Testing
import Validation

@testable import PresentationUI

@MainActor
@Suite("Fields of a form")
struct FormFieldTests {
  private static let kit: Set = [
    "ValidatedTextField", "DropdownView", "SelectorView", "TextAreaView", "LocationCoordinateView",
    "PetForm",
  ]

  private func screen(
    _ form: FormModel<Pet>, send: @escaping @MainActor (Pet) async throws -> Void = { _ in }
  ) -> Screen {
    Screen { PetForm(form: form, send: send) }
  }

  @Test("Each component writes its field, and shows what the form changes")
  func values() async {
    let form = FormModel(Pet(), rules: Pet.rules)
    let screen = screen(form)
    screen.textField("pet.name.input").type("Luna")
    screen.picker("pet.species.tap").select("cat")
    screen.button("pet.gender.male.tap").tap()
    screen.textEditor("pet.details.input").paste("A red collar")
    screen.textField("pet.lat").type("52.1")
    #expect(
      form.draft
        == Pet(
          name: "Luna", species: .cat, gender: .male, details: "A red coll", latitude: "52.1"))
    #expect(screen.element("pet.details.input.counter").text == "10/10")

    form.draft = .right
    await screen.settle()
    #expect(screen.textField("pet.name.input").value == "Luna")
    #expect(screen.textField("pet.email.input").value == "l@example.com")
    #expect(screen.button("pet.gender.female.tap").isSelected)
    #expect(!screen.button("pet.gender.male.tap").isSelected)
    #expect(screen.textEditor("pet.details.input").value == "")
    form.species = nil
    await screen.settle()
    #expect(screen.picker("pet.species.tap").value == "Choose")
  }

  @Test("A key evaluates the component of its field, and no other")
  func oneBody() {
    let screen = screen(FormModel(Pet(), rules: Pet.rules))
    let name = screen.textField("pet.name.input")
    name.type("L")
    let bodies = screen.bodies { name.type("u") }
    #expect(bodies.filter(Self.kit.contains) == ["ValidatedTextField"])
  }

  @Test("A refused form shows every error at its field, and the first wrong field has the focus")
  func refusal() async {
    let form = FormModel(Pet(), rules: Pet.rules)
    let screen = screen(form)
    screen.textField("pet.name.input").type("Luna")
    screen.button("pet.send.tap").tap()
    await screen.settle()
    let email = screen.textField("pet.email.input")
    #expect(email.isInvalid)
    #expect(email.errorText == "Please fill in this field.")
    #expect(email.hint == "We answer here")
    #expect(screen.element("pet.email.input.error").text == "Please fill in this field.")
    #expect(screen.element("pet.species.tap.error").isVisible)
    #expect(screen.element("pet.gender.error").isVisible)
    #expect(!screen.element("pet.name.input.error").exists)
    #expect(screen.focusedElement?.identifier == "pet.email.input")
    #expect(form.focus == "email")
  }

  @Test("The focus goes to a menu and to a group of buttons, too")
  func focusOfChoices() async {
    let form = FormModel(Pet.right, rules: Pet.rules)
    form.species = nil
    form.gender = nil
    let screen = screen(form)
    screen.button("pet.send.tap").tap()
    await screen.settle()
    #expect(screen.focusedElement?.identifier == "pet.species.tap")
    screen.picker("pet.species.tap").select("dog")
    screen.button("pet.send.tap").tap()
    await screen.settle()
    #expect(screen.focusedElement?.identifier == "pet.gender.female.tap")
  }

  @Test("A second refusal moves the focus again")
  func secondRefusal() async {
    let screen = screen(FormModel(Pet(), rules: Pet.rules))
    screen.button("pet.send.tap").tap()
    await screen.settle()
    screen.textField("pet.lat").focus()
    #expect(screen.focusedElement?.identifier == "pet.lat")
    screen.button("pet.send.tap").tap()
    await screen.settle()
    #expect(screen.focusedElement?.identifier == "pet.name.input")
  }

  @Test("Leaving a field touches it, so that a form judged on leaving shows its error")
  func leaving() {
    let form = FormModel(Pet(), rules: Pet.rules, timing: .onBlur)
    let screen = screen(form)
    screen.textField("pet.email.input").type("no")
    #expect(!screen.element("pet.email.input.error").exists)
    screen.textField("pet.name.input").focus()
    #expect(screen.element("pet.email.input.error").isVisible)
    #expect(form.field(\.email).isTouched)
    #expect(form.focus == "name")
  }

  @Test("An error that comes while its field has the focus is announced, once")
  func announced() async {
    let form = FormModel(Pet(name: "L"), rules: Pet.rules, timing: .onChange)
    let screen = screen(form)
    let name = screen.textField("pet.name.input")
    name.focus()
    name.clear()
    #expect(screen.announcements == ["Please fill in this field."])
    form.refreshForTest()
    await screen.settle()
    #expect(screen.announcements == ["Please fill in this field."])
  }

  @Test("Errors that come with a refusal are heard at the field that gets the focus, not announced")
  func notAnnounced() async {
    let screen = screen(FormModel(Pet(), rules: Pet.rules))
    screen.button("pet.send.tap").tap()
    await screen.settle()
    #expect(!screen.announcements.contains("Please fill in this field."))
    #expect(screen.announcements.contains("Please correct the following: 4"))
  }

  @Test("A check that goes on is shown at its field")
  func checking() async {
    let answer = AsyncStream<Void>.makeStream()
    let rules = Rules<Pet> { rules in
      rules.asynchronous(\.email, code: "taken") { _ in
        for await _ in answer.stream { return true }
        return true
      }
    }
    let form = FormModel(Pet(), rules: rules, timing: .onChange)
    let screen = screen(form)
    screen.textField("pet.email.input").paste("a@b.cd")
    #expect(screen.all(.progress).contains { $0.label == "Checking" })
    answer.continuation.yield()
    await screen.wait { !form.field(\.email).isChecking }
    await screen.settle()
    #expect(!screen.all(.progress).contains { $0.label == "Checking" })
  }
}

extension FormModel where Draft == Pet {
  /// Something of the form changes that no name's error depends on.
  fileprivate func refreshForTest() { self.details = "Something" }
}
