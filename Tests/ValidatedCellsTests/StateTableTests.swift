import Combine
import Testing
import ValidatedCells

/// What becomes of a field in each state, by what happens to it.
struct StateTableTests {
  enum State: String, CaseIterable, Sendable { case initial, error, correction, valid }
  enum Step: String, CaseIterable, Sendable {
    case editToValid, editToInvalid, submitValid, submitInvalid
  }

  struct Row: Sendable {
    let state: State
    let step: Step
    let result: State
  }

  static let rows: [Row] = {
    let table: [(State, [State])] = [
      (.initial, [.initial, .initial, .valid, .error]),
      (.error, [.valid, .correction, .valid, .error]),
      (.correction, [.valid, .correction, .valid, .error]),
      (.valid, [.valid, .correction, .valid, .error]),
    ]
    return table.flatMap { state, results in
      zip(Step.allCases, results).map { Row(state: state, step: $0, result: $1) }
    }
  }()

  /// A field whose text is valid if it begins with "good".
  private final class Field {
    struct Good: Rule {
      func validate(_ value: String) -> Bool { value.hasPrefix("good") }
      func errorMessage() -> String { "not good" }
    }

    let text = Variable<String?>("")
    let item: ValidationItem
    private var count = 0

    init() { item = ValidationItem(textDriver: text.asDriver(), rules: [Good()]) }

    func edit(valid: Bool) {
      count += 1
      text.value = "\(valid ? "good" : "bad") \(count)"
    }

    func submit(valid: Bool) {
      // What is submitted was edited before, which is judged on its own.
      let isValid = text.value?.hasPrefix("good") ?? false
      if isValid != valid { edit(valid: valid) }
      item.validate()
    }

    func reach(_ state: State) {
      switch state {
      case .initial: break
      case .error: submit(valid: false)
      case .valid: submit(valid: true)
      case .correction:
        submit(valid: false)
        edit(valid: false)
      }
    }

    var state: State {
      switch item.validationState {
      case .initial: .initial
      case .error: .error
      case .correction: .correction
      case .valid: .valid
      }
    }
  }

  @Test(arguments: rows)
  func table(_ row: Row) {
    let field = Field()
    field.reach(row.state)
    #expect(field.state == row.state)
    switch row.step {
    case .editToValid: field.edit(valid: true)
    case .editToInvalid: field.edit(valid: false)
    case .submitValid: field.submit(valid: true)
    case .submitInvalid: field.submit(valid: false)
    }
    #expect(field.state == row.result)
  }

  @Test
  func theFirstRuleThatFailsIsTold() {
    let text = Variable<String?>("")
    let item = ValidationItem(
      textDriver: text.asDriver(),
      rules: [RequiredRule(message: "first"), EmailRule(message: "second")])
    #expect(!item.validate())
    #expect(item.validationState.validationError?.errorMessage == "first")
    text.value = "x"
    #expect(item.validationState.validationError?.errorMessage == "second")
    text.value = "x@example.com"
    #expect(item.validationState == .valid)
  }
}
