import ManualClock
import Testing
import Validation

@testable import Presentation

@MainActor
@Suite("A form's fields")
struct FormModelTests {
  @Test("the draft is the only truth, however it is read and written")
  func truth() {
    let form = FormModel(Signup(), rules: Signup.rules)
    form.name = "Ada"
    #expect(form[\.name] == "Ada" && form.draft.name == "Ada")
    let email = form.field(\.email)
    email.value = "ada@example.com"
    #expect(form.email == "ada@example.com" && email.path == "email")
    form.draft = .right
    #expect(email.value == "ada@example.com" && form.isValid)
    #expect(form.field(\.name).isRequired && !form.field(\.race).isRequired)
    #expect(email.htmlAttributes["type"] == "email")
  }

  @Test("a change invalidates readers of the field, its parts, or the whole")
  func observation() {
    let form = FormModel(Signup(), rules: Signup.rules)
    let name = Watcher { _ = form.name }
    let email = Watcher { _ = form.email }
    let whole = Watcher { _ = form.draft }
    form.name = "Ada"
    #expect([name.take(), email.take(), whole.take()] == [1, 0, 1])
    [name, whole].forEach { $0.update() }
    form.name = "Ada"
    #expect([name.take(), email.take(), whole.take()] == [0, 0, 0])
    form.draft = .right
    #expect([name.take(), email.take(), whole.take()] == [1, 1, 1])
  }

  @Test("in a form of ten thousand fields a key wakes one of them")
  func tenThousand() {
    var draft = Signup()
    draft.guests = (0..<10_000).map { Signup.Guest(id: $0, name: "Guest") }
    let form = FormModel(draft, rules: Signup.rules, timing: .onChange)
    let list = Watcher { _ = form.rows(\.guests).count }
    let rows = form.rows(\.guests)
    let bodies = rows.map { row in
      Watcher {
        let field = row.field(\.name)
        _ = (field.value, field.message)
      }
    }
    rows[5_000][\.name] = ""
    #expect(
      bodies.map { $0.take() }.enumerated().filter { $0.element > 0 }.map(\.offset) == [5_000])
    #expect(list.take() == 0)
    #expect(rows[5_000].field(\.name).message == "Please fill in this field.")
    bodies[5_000].update()
    rows[5_000][\.name] = "Back"
    #expect(bodies.reduce(0) { $0 + $1.take() } == 1)
    form[\.guests].removeLast()
    #expect(list.take() == 1)
  }

  @Test("a message wakes its readers only when it changes")
  func messages() {
    let form = FormModel(Signup(), rules: Signup.rules, timing: .onChange)
    let failure = Watcher { _ = form.failure(at: "name") }
    form.name = " "
    #expect(failure.take() == 1)
    failure.update()
    form.name = "  "
    #expect(failure.take() == 0)
    form.name = "Ada"
    #expect(failure.take() == 1)
  }

  @Test("a failure across fields appears and goes with either")
  func across() {
    let form = FormModel(Signup.right, rules: Signup.rules, timing: .onChange)
    form.confirmation = "secret!"
    #expect(form.failure(at: "confirmation")?.code == .equal)
    form.password = "secret!"
    #expect(form.failure(at: "confirmation") == nil)
    form.password = "other one"
    // Nobody has left the confirmation, nor is anything shown there now.
    #expect(form.failure(at: "confirmation") == nil && !form.isValid)
    form.blur("confirmation")
    #expect(form.failure(at: "confirmation")?.code == .equal)
    form.password = "secret!"
    #expect(form.failure(at: "confirmation") == nil)
  }

  @Test("a row's failures and values follow it when it moves; a removed row is left alone")
  func rows() {
    var draft = Signup.right
    draft.guests = [.init(id: 1, name: "A"), .init(id: 2, name: "B"), .init(id: 3, name: "C")]
    let form = FormModel(draft, rules: Signup.rules, timing: .onChange)
    let second = form.rows(\.guests)[1]
    second[\.name] = ""
    #expect(second.field(\.name).failure?.path == "guests[#2].name")
    form[\.guests].swapAt(0, 1)
    #expect(second.field(\.name).failure?.code == .required)
    second[\.name] = "B2"
    #expect(form[\.guests].map(\.name) == ["B2", "A", "C"])
    #expect(second.field(\.name).failure == nil && second.field(\.name).isDirty)
    second[\.name] = "B"
    #expect(!second.field(\.name).isDirty)
    form[\.guests].removeFirst()
    #expect(second[\.name] == "B")
    second[\.name] = "ghost"
    #expect(form[\.guests].map(\.name) == ["A", "C"])
  }

  @Test("two rows of a value: the failure comes and goes with either")
  func unique() {
    var draft = Signup.right
    draft.guests = [
      .init(id: 1, name: "A", email: "a@b.co"), .init(id: 2, name: "B", email: "c@d.co"),
    ]
    let form = FormModel(draft, rules: Signup.rules, timing: .onChange)
    let rows = form.rows(\.guests)
    rows[1][\.email] = "a@b.co"
    #expect(rows[1].field(\.email).failure?.code == .unique)
    rows[0][\.email] = "x@y.co"
    #expect(rows[1].field(\.email).failure == nil)
  }

  @Test("touched and dirty")
  func marks() {
    let form = FormModel(Signup(), rules: Signup.rules)
    let name = form.field(\.name)
    let marks = Watcher { _ = form.isDirty }
    #expect(!name.isTouched && !name.isDirty && !form.isDirty)
    name.value = "Ada"
    #expect(name.isDirty && form.isDirty && !name.isTouched)
    #expect(marks.take() == 1)
    name.value = ""
    #expect(!name.isDirty && !form.isDirty)
    name.blur()
    #expect(name.isTouched)
    form.draft = .right
    #expect(form.isDirty && name.isDirty)
    form.draft = Signup()
    #expect(!form.isDirty)
    form.name = "x"
    form.reset()
    #expect(form.draft == Signup() && !form.isDirty && !name.isTouched)
    form.reset(to: .right)
    #expect(form.name == "Ada" && !form.isDirty && form.isValid)
  }

  @Test("moving the focus leaves the old field")
  func focus() {
    let form = FormModel(Signup(), rules: Signup.rules, timing: .onBlur)
    form.focus = "name"
    #expect(!form.field(\.name).isTouched)
    form.focus = "name"
    #expect(form.failure(at: "name") == nil)
    form.focus = "email"
    #expect(form.field(\.name).isTouched && form.failure(at: "name")?.code == .required)
    form.focus = nil
    #expect(form.failure(at: "email")?.code == .required)
  }

  @Test("a field that depends on another is reset with it, and nothing is shown of it")
  func dependent() {
    let form = FormModel(
      Signup(), rules: Rules { $0.field(\.race, .required) }, timing: .onChange)
    form.reset(\.race, to: "", whenChanged: \.species)
    form.race = "Poodle"
    form.race = ""
    form.blur("race")
    #expect(form.failure(at: "race") != nil)
    form.race = "Poodle"
    form.species = "cat"
    #expect(form.race == "" && form.failure(at: "race") == nil)
    #expect(!form.field(\.race).isTouched)
  }

  @Test("who asks whether the form is right is woken when that changes, and not else")
  func validity() {
    let form = FormModel(Signup.right, rules: Signup.rules)
    let validity = Watcher { _ = form.isValid }
    form.name = "Eve"
    #expect(validity.take() == 0 && form.isValid)
    form.name = ""
    #expect(validity.take() == 1 && !form.isValid)
    validity.update()
    form.email = ""
    #expect(validity.take() == 0)
    form.draft = .right
    #expect(validity.take() == 1 && form.isValid)
  }

  @Test("a field is equal to itself in its form, whatever its value is, and to no other")
  func equality() {
    let (form, other) = (
      FormModel(Signup(), rules: Signup.rules), FormModel(Signup(), rules: Signup.rules)
    )
    let name = form.field(\.name)
    form.name = "Ada"
    #expect(name == form.field(\.name))
    #expect(name != form.field(\.email))
    #expect(name != other.field(\.name))
  }

  @Test("words change with the language")
  func language() {
    let form = FormModel(Signup(), rules: Signup.rules, timing: .onChange)
    form.name = " "
    let name = form.field(\.name)
    let reader = Watcher { _ = name.message }
    #expect(name.message == "Please fill in this field.")
    form.wording = Wording("pl")
    #expect(reader.take() == 1 && name.message == "Proszę wypełnić to pole.")
  }

  @Test("who can't observe is told before every change")
  func willChange() {
    let form = FormModel(Signup(), rules: Signup.rules)
    var told = 0
    var seen: [String] = []
    form.onWillChange = { [unowned form] in
      told += 1
      seen.append(form.truth.name)
    }
    form.name = "Ada"
    #expect(told > 0 && seen.first == "")
    told = 0
    form.name = "Ada"
    #expect(told == 0)
  }
}
