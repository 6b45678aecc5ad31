import Presentation
import ScreenTesting
import SwiftUI
import Testing
import Validation

@testable import PresentationUI

@MainActor
@Suite("Submitting a form")
struct SubmittingTests {
  @Test("The button shows progress while the form is sent, and ignores a second tap")
  func button() async {
    let gate = AsyncStream<Void>.makeStream()
    var sent: [Pet] = []
    let screen = Screen {
      PetForm(form: FormModel(.right, rules: Pet.rules)) { pet in
        sent.append(pet)
        for await _ in gate.stream { return }
      }
    }
    let button = screen.button("pet.send.tap")
    button.tap()
    await screen.wait { sent.count == 1 }
    await screen.settle()
    #expect(button.text.contains("Sending…"))
    #expect(button.all(.progress).count == 1)
    #expect(!button.isEnabled)
    #expect(screen.announcements == ["Sending…"])
    gate.continuation.yield()
    await screen.wait { button.isEnabled }
    #expect(sent == [.right])
    #expect(button.text == "Send")
    #expect(button.all(.progress).isEmpty)
  }

  private struct Plain: View {
    let isSubmitting: Bool
    let onSubmit: @MainActor () -> Void
    var body: some View {
      SubmitButton(
        "Go", isSubmitting: isSubmitting, accessibilityID: "plain.go.tap", action: onSubmit)
    }
  }

  @Test("Without a form the button is told whether it is busy")
  func plainButton() {
    var taps = 0
    Screen { Plain(isSubmitting: false) { taps += 1 } }.button("plain.go.tap").tap()
    #expect(taps == 1)
    #expect(!Screen { Plain(isSubmitting: true) {} }.button("plain.go.tap").isEnabled)
  }

  @Test("A server's report is shown at its fields")
  func serverReport() async {
    let screen = Screen {
      PetForm(form: FormModel(.right, rules: Pet.rules)) { _ in
        throw ValidationReport([ValidationFailure(path: "email", code: .unique)])
      }
    }
    screen.button("pet.send.tap").tap()
    await screen.settle()
    #expect(screen.element("pet.email.input.error").text == "This value is used more than once.")
    #expect(screen.focusedElement?.identifier == "pet.email.input")
  }

  @Test("The summary links to every wrong field, in their order, and goes when all is right")
  func summary() async {
    let form = FormModel(Pet(), rules: Pet.rules)
    let screen = Screen { PetForm(form: form) }
    #expect(!screen.element("errorSummary.title.text").exists)
    screen.button("pet.send.tap").tap()
    await screen.settle()
    let links = screen.identifiers.filter { $0.hasPrefix("errorSummary.") && $0.hasSuffix(".tap") }
    #expect(
      links == [
        "errorSummary.name.tap", "errorSummary.email.tap", "errorSummary.species.tap",
        "errorSummary.gender.tap",
      ])
    #expect(screen.button("errorSummary.name.tap").label == "Name: Please fill in this field.")

    screen.button("errorSummary.species.tap").tap()
    await screen.settle()
    #expect(screen.focusedElement?.identifier == "pet.species.tap")
    screen.button("errorSummary.email.tap").tap()
    await screen.settle()
    #expect(screen.focusedElement?.identifier == "pet.email.input")

    screen.textField("pet.name.input").type("Luna")
    #expect(!screen.element("errorSummary.name.tap").exists)
    form.draft = .right
    await screen.settle()
    #expect(!screen.element("errorSummary.title.text").exists)
  }

  @Test("The summary waits for a refusal, also in a form that shows its errors at once")
  func summaryAfterRefusal() async {
    let form = FormModel(Pet(), rules: Pet.rules, timing: .onChange)
    let screen = Screen { PetForm(form: form) }
    screen.textField("pet.email.input").type("x")
    #expect(screen.element("pet.email.input.error").isVisible)
    #expect(!screen.element("errorSummary.title.text").exists)
    screen.button("pet.send.tap").tap()
    await screen.wait { form.refusals == 1 }
    await screen.settle()
    #expect(screen.element("errorSummary.title.text").isVisible)
  }

  @Test("A summary of other errors tells which was chosen")
  func otherSummary() {
    var chosen: [String] = []
    let screen = Screen {
      ErrorSummary(entries: [.init(id: "email", message: "Enter an address")]) {
        chosen.append($0.id)
      }
    }
    screen.button("errorSummary.email.tap").tap()
    #expect(chosen == ["email"])
    #expect(screen.announcements == ["Please correct the following: 1"])
  }
}
