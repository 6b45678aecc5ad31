import Combine
import ScreenTesting
import SwiftUI
import Testing

@testable import ValidatedCells

@MainActor
struct TextCellTests {
  private let form = AccountForm(Account(email: "old", password: ""))

  private func show() -> Screen {
    let form = form
    let rows = [
      TextCellRow("Email", viewModel: form.cells[0], identifier: "email.input"),
      TextCellRow(
        "Password", viewModel: form.cells[1], identifier: "password.input", isSecure: true),
    ]
    return Screen {
      TextCellsView(rows: rows, showsMessages: true) { form.service.validate() }
    }
  }

  @Test
  func theModelIsShownFirstAndEditsAreWritten() async {
    let screen = show()
    #expect(screen.textField("email.input").value == "old")
    #expect(form.account.value == Account(email: "old", password: ""))
    screen.textField("email.input").clear()
    screen.textField("email.input").type("new")
    screen.secureField("password.input").type("secret")
    #expect(form.account.value == Account(email: "new", password: "secret"))
    form.account.value = form.account.value.with(email: "set")
    await screen.settle()
    #expect(screen.textField("email.input").value == "set")
  }

  @Test
  func nothingIsSaidBeforeTheFirstSubmitAndEveryEditIsJudgedAfter() {
    let screen = show()
    let refusal = EmailRule().errorMessage()
    screen.textField("email.input").type("x")
    #expect(!screen.text(refusal).exists)
    screen.button("textCells.validateButton.tap").tap()
    #expect(screen.text(refusal).isVisible)
    #expect(screen.textField("email.input").errorText == refusal)
    #expect(screen.textField("email.input").isInvalid)
    #expect(screen.text(RequiredRule().errorMessage()).isVisible)
    screen.textField("email.input").type("@example.com")
    #expect(!screen.text(refusal).exists)
    #expect(screen.textField("email.input").errorText == nil)
    #expect(!screen.textField("email.input").isInvalid)
  }

  @Test
  func returnGoesToTheNextRowAndSubmitsInTheLast() {
    let screen = show()
    screen.textField("email.input").type("\n")
    #expect(screen.focusedElement?.identifier == "password.input")
    #expect(!screen.textField("email.input").isInvalid)
    screen.secureField("password.input").submit()
    #expect(screen.textField("email.input").isInvalid)
    #expect(screen.secureField("password.input").isInvalid)
  }

  @Test
  func aCellThatIsGivenAnotherRowLeavesBothModelsAlone() {
    struct Host: View {
      let form: AccountForm
      @State private var index = 0
      var body: some View {
        Button("Other") { index = 1 - index }
        TextCell("Cell", viewModel: form.cells[index], identifier: "cell.input")
      }
    }
    let form = form
    let screen = Screen { Host(form: form) }
    screen.textField("cell.input").clear()
    screen.textField("cell.input").type("mail")
    screen.button(label: "Other").tap()
    #expect(screen.textField("cell.input").value == "")
    #expect(form.account.value == Account(email: "mail", password: ""))
    screen.textField("cell.input").type("secret")
    screen.button(label: "Other").tap()
    #expect(screen.textField("cell.input").value == "mail")
    #expect(form.account.value == Account(email: "mail", password: "secret"))
  }

  @Test
  func aCellThatGoesLetsGo() async {
    struct Host: View {
      let form: AccountForm
      @State private var isShown = true
      var body: some View {
        Button("Toggle") { isShown.toggle() }
        if isShown {
          TextCell("Cell", viewModel: form.cells[0], identifier: "cell.input")
        }
      }
    }
    let form = form
    let screen = Screen { Host(form: form) }
    let bag = form.cells[0].disposeBag
    screen.button(label: "Toggle").tap()
    #expect(form.cells[0].disposeBag !== bag)
    form.account.value = form.account.value.with(email: "meanwhile")
    screen.button(label: "Toggle").tap()
    #expect(screen.textField("cell.input").value == "meanwhile")
    screen.textField("cell.input").type("!")
    #expect(form.account.value.email == "meanwhile!")
  }

  @Test
  func theServersAnswerIsShownBesideTheField() async {
    let scheduler = VirtualScheduler()
    let answer = PassthroughSubject<Bool, any Error>()
    let account = Variable(Account(email: "", password: ""))
    let binding = account.fieldBinding(
      getFieldClosure: { $0.email }, mergeFieldClosure: { $0.with(email: $1) })
    let cell = BaseTextFieldViewModel(
      viewModelEvents: BaseTextFieldViewModelEvents(
        binding: binding, rules: [RequiredRule()], validationService: ValidationService(),
        scheduler: scheduler, onlineValidation: { _ in answer.eraseToAnyPublisher() }))
    let bag = DisposeBag()
    cell.mapViewEvents { binding.mergeStringToModel(from: $0.textChangedDriver) }
      .disposed(by: bag)
    let screen = Screen {
      TextCell("Email", viewModel: cell, identifier: "cell.input")
    }
    #expect(screen.all(.progress).isEmpty)
    screen.textField("cell.input").type("a")
    #expect(screen.all(.progress).count == 1)
    answer.send(false)
    scheduler.advance()
    await screen.settle()
    #expect(screen.all(.progress).isEmpty)
    #expect(screen.image(label: "Refused by the server").isVisible)
    screen.textField("cell.input").clear()
    #expect(!screen.image(label: "Refused by the server").exists)
  }
}
