import Combine
import Testing

@testable import ValidatedCells

struct FormTests {
  @Test
  func validateJudgesEveryField() {
    let form = AccountForm()
    _ = form.cells
    #expect(!form.service.validate())
    #expect(form.service.items.count == 2)
    #expect(form.service.items.allSatisfy { $0.validationState.validationError != nil })
    #expect(form.service.validationState == .invalid)
  }

  @Test
  func theServiceIsValidWhenAllItsItemsAre() {
    let form = AccountForm(Account(email: "a@example.com", password: ""))
    _ = form.cells
    let states = Received(form.service.validationStateDriver)
    #expect(!form.service.validate())
    form.account.value = form.account.value.with(password: "secret")
    #expect(form.service.validationState == .valid)
    #expect(form.service.validate())
    form.account.value = form.account.value.with(email: "")
    #expect(states.values == [.initial, .invalid, .valid, .invalid])
  }

  @Test
  func readingAComputedCellTwiceRegistersOneItem() {
    let form = AccountForm()
    let first = [form.email, form.password, form.email, form.password]
    #expect(form.service.items.count == 2)
    let states = Received(first[2].viewModelEvents.changeValidationStateDriver)
    form.service.validate()
    #expect(states.values.count == 2)
    form.service.unregisterAll()
    #expect(form.service.items.isEmpty)
    #expect(form.service.validationState == .initial)
  }

  @Test
  func fieldsAreToldApartByWhatTheyReadAndWrite() {
    let account = Variable(Account(email: "same", password: "same"))
    func email() -> DataModelFieldBinding<Account> {
      account.fieldBinding(
        getFieldClosure: { $0.email }, mergeFieldClosure: { $0.with(email: $1) })
    }
    let password = account.fieldBinding(
      getFieldClosure: { $0.password }, mergeFieldClosure: { $0.with(password: $1) })
    let digits = account.fieldBinding(
      getFieldClosure: { $0.email },
      mergeFieldClosure: { $0.with(email: $1?.filter(\.isNumber)) })
    #expect(email().isSameField(as: email()))
    #expect(!email().isSameField(as: password))
    #expect(!password.isSameField(as: email()))
    #expect(digits.isSameField(as: digits))
    let other = Variable(account.value).fieldBinding(
      getFieldClosure: { $0.email }, mergeFieldClosure: { $0.with(email: $1) })
    #expect(!email().isSameField(as: other))
    #expect(account.value == Account(email: "same", password: "same"))
  }

  @Test
  func aFieldSendsOnlyWhenItsOwnValueChanges() {
    let form = AccountForm()
    let emails = Received(form.email.viewModelEvents.setTextDriver)
    let passwords = Received(form.password.viewModelEvents.setTextDriver)
    form.account.value = form.account.value.with(email: "a")
    form.account.value = form.account.value.with(email: "a", password: "p")
    form.account.value = form.account.value.with(password: "p")
    #expect(emails.values == ["", "a"])
    #expect(passwords.values == ["", "p"])
  }

  // MARK: Views

  @Test
  func whatAViewSendsWhenItIsBoundIsNotWritten() {
    let form = AccountForm(Account(email: "model", password: ""))
    let cell = form.email
    let view = Variable<String?>("old text of another row")
    cell.bind(viewEvents: BaseTextFieldViewEvents(textChangedDriver: view.asDriver()))
    #expect(form.account.value.email == "model")
    view.value = "typed"
    #expect(form.account.value.email == "typed")
  }

  @Test
  func anUnboundViewIsNotHeardAndNotTold() {
    let form = AccountForm()
    let cell = form.email
    let view = Variable<String?>(nil)
    var shown: [String?] = []
    cell.bind(viewEvents: BaseTextFieldViewEvents(textChangedDriver: view.asDriver()))
    cell.viewModelEvents.setTextDriver.drive(onNext: { shown.append($0) })
      .disposed(by: cell.disposeBag)
    view.value = "a"
    cell.unbindView()
    view.value = "b"
    form.account.value = form.account.value.with(email: "c")
    #expect(form.account.value.email == "c")
    #expect(shown == ["", "a"])
  }

  @Test
  func anotherViewTakesThePlaceOfTheFirst() {
    let form = AccountForm()
    let cell = form.email
    let (first, second) = (CellTextField(), CellTextField())
    cell.bind(viewEvents: BaseTextFieldViewEvents(textField: first))
    cell.bind(viewEvents: BaseTextFieldViewEvents(textField: second))
    first.edit("first")
    #expect(form.account.value.email == "")
    second.edit(" Second")
    #expect(form.account.value.email == " Second")
  }

  @Test
  func theViewBeforeIsNotToldAnyMore() {
    let form = AccountForm()
    let cell = form.email
    let first = CellTextField()
    cell.bind(viewEvents: BaseTextFieldViewEvents(textField: first))
    cell.viewModelEvents.setTextDriver.drive(onNext: { first.text = $0 })
      .disposed(by: cell.disposeBag)
    cell.bind(viewEvents: BaseTextFieldViewEvents(textField: CellTextField()))
    form.account.value = form.account.value.with(email: "new")
    #expect(first.text == "")
  }

  @Test
  func aReusedCellShowsTheNewRowAndLeavesBothModelsAlone() {
    let form = AccountForm(Account(email: "mail", password: "secret"))
    let cells = form.cells
    let cell = TextCellBinding()
    cell.configure(with: cells[0])
    #expect(cell.textField.text == "mail")
    cell.textField.edit("mail 2")
    cell.configure(with: cells[1])
    #expect(cell.textField.text == "secret")
    #expect(form.account.value == Account(email: "mail 2", password: "secret"))
    cell.textField.edit("secret 2")
    cell.prepareForReuse()
    cell.textField.edit("nobody's")
    #expect(form.account.value == Account(email: "mail 2", password: "secret 2"))
  }

  @Test
  func nothingKeepsAFormThatNobodyNeeds() {
    weak var form: AccountForm?
    weak var cell: BaseTextFieldViewModel?
    do {
      let made = AccountForm()
      form = made
      cell = made.cells[0]
      made.cells[0].bind(viewEvents: BaseTextFieldViewEvents(textField: CellTextField()))
      #expect(cell != nil)
    }
    #expect(form == nil)
    #expect(cell == nil)
  }
}
