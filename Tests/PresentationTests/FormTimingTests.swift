import ManualClock
import Testing
import Validation

@testable import Presentation

/// What a person does with the field `email`, and whether a failure is shown after it.
enum Act: Sendable {
  case type(String)
  case leave
  case submit
}

struct Course: Sendable, CustomTestStringConvertible {
  let timing: ValidationTiming
  let acts: [(Act, shows: Bool)]

  init(_ timing: ValidationTiming, _ acts: (Act, Bool)...) {
    self.timing = timing
    self.acts = acts.map { ($0.0, shows: $0.1) }
  }

  var testDescription: String { "\(timing.before) then \(timing.after): \(acts)" }
}

private func first(_ before: ValidationTiming.Moment, _ after: ValidationTiming.Moment)
  -> ValidationTiming
{
  ValidationTiming(before: before, after: after)
}

@MainActor
@Suite("When failures are shown", .timeLimit(.minutes(10)))
struct FormTimingTests {
  nonisolated static let courses: [Course] = [
    // On submit, and only then.
    Course(
      .onSubmit, (.type("x"), false), (.leave, false), (.submit, true), (.type("xy"), true),
      (.type("a@b.co"), true), (.leave, true), (.submit, false)),
    // Document 002: nothing before the first submission, then every edit.
    Course(
      .init(), (.type("x"), false), (.leave, false), (.type(""), false), (.submit, true),
      (.type("a@b.co"), false), (.type("a@b"), true), (.leave, true)),
    Course(
      first(.onSubmit, .onBlur), (.type("x"), false), (.submit, true), (.type("xy"), true),
      (.type("a@b.co"), false), (.type("a"), false), (.leave, true)),
    Course(
      .onBlur, (.type("x"), false), (.leave, true), (.type("xy"), true), (.type("a@b.co"), false),
      (.type("a"), false), (.leave, true), (.submit, true)),
    Course(.onBlur, (.leave, true), (.type("a@b.co"), false), (.leave, false)),
    Course(
      .onChange, (.type("x"), true), (.type("a@b.co"), false), (.type("a"), true), (.leave, true)),
    Course(.onChange, (.leave, true), (.submit, true)),
    Course(
      .silentFirst, (.type("x"), false), (.type("xy"), false), (.type("a@b.co"), false),
      (.type("a@b"), true), (.type("a@b.co"), false)),
    Course(
      .silentFirst, (.type("x"), false), (.leave, true), (.type("xy"), true),
      (.type("a@b.co"), false), (.type("x"), true)),
    Course(
      .silentFirst, (.type("x"), false), (.submit, true), (.type("xy"), true),
      (.type("a@b.co"), false)),
    Course(
      first(.silentFirst, .onSubmit), (.type("x"), false), (.submit, true), (.type("a@b.co"), true),
      (.submit, false)),
    Course(
      first(.onBlur, .onChange), (.type("x"), false), (.submit, true), (.type("a@b.co"), false),
      (.type("x"), true)),
    // Document 004: silent while empty.
    Course(
      .init(before: .onChange, isSilentWhileEmpty: true), (.type("x"), true), (.type(""), false),
      (.leave, false), (.type("a"), true), (.submit, true), (.type(""), false), (.submit, true)),
    Course(
      .init(before: .onBlur, isSilentWhileEmpty: true), (.leave, false), (.type("x"), false),
      (.leave, true)),
  ]

  @Test("at the moment that was chosen, before and after the first refusal", arguments: courses)
  func courses(_ course: Course) async {
    var draft = Signup.right
    draft.email = ""
    let form = FormModel(draft, rules: Signup.rules, timing: course.timing)
    let email = form.field(\.email)
    for (number, (act, shows)) in course.acts.enumerated() {
      switch act {
      case .type(let text): email.value = text
      case .leave: email.blur()
      case .submit: await form.submit { _ in }
      }
      #expect((email.failure != nil) == shows, "after act \(number + 1), \(act)")
    }
  }

  @Test(
    "every moment before the first refusal goes with every moment after it",
    arguments: ValidationTiming.Moment.allCases, ValidationTiming.Moment.allCases)
  func pairs(_ before: ValidationTiming.Moment, _ after: ValidationTiming.Moment) async {
    var draft = Signup.right
    draft.email = ""
    let form = FormModel(draft, rules: Signup.rules, timing: first(before, after))
    let (email, name) = (form.field(\.email), form.field(\.name))
    email.value = "x"
    #expect((email.failure != nil) == (before == .onChange))
    email.blur()
    #expect((email.failure != nil) == (before != .onSubmit))
    await form.submit { _ in }
    #expect(email.failure != nil)
    // A field that was right when the form was refused, and that nobody has left yet.
    name.value = "Longer than ten"
    #expect((name.failure != nil) == (after == .onChange))
    name.blur()
    #expect((name.failure != nil) == (after != .onSubmit))
    // The one that was refused, mended and spoilt again.
    email.value = "a@b.co"
    #expect((email.failure != nil) == (after == .onSubmit))
    email.value = "a"
    #expect((email.failure != nil) == (after != .onBlur))
  }

  @Test("a delay lets one finish typing; what is mended is taken away at once")
  func delay() async {
    let clock = ManualClock()
    let form = FormModel(
      Signup(), rules: Signup.rules,
      timing: .init(before: .onChange, delay: .milliseconds(500), isSilentWhileEmpty: true),
      clock: clock)
    let email = form.field(\.email)
    email.value = "x"
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(400))
    email.value = "xy"
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(400))
    #expect(email.failure == nil)
    clock.advance(by: .milliseconds(100))
    await until { email.failure != nil }
    email.value = "a@b.co"
    #expect(email.failure == nil)
    email.value = "a"
    #expect(email.failure == nil)
    email.blur()
    #expect(email.failure != nil)
    email.value = ""
    #expect(email.failure == nil)
  }
}
