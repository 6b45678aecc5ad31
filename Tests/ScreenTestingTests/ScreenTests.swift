import ApusUI
import ScreenTesting
import Testing
import ViewGraph

@MainActor
@Suite struct ScreenTests {
  struct Form: View {
    @State private var race = ""
    @State private var isSheetShown = false
    @State private var isBusy = false
    @State private var taps = 0

    var body: some View {
      Raw(.form) {
        rawField("race.input", $race, [.init(.prompt, "Race")])
        if race.count < 3 { Text(verbatim: "Please enter race") }
        rawButton("continue.tap", "Continue", isDisabled: race.count < 3) { taps += 1 }
        Text(verbatim: "\(taps) taps")
        rawButton("sheet.tap", "Show sheet") { isSheetShown = true }
      }
      if isSheetShown {
        Raw(.modal, nil, on: [(.onDismiss, { _ in isSheetShown = false })]) {
          rawButton("inside.tap", "Inside") { taps += 10 }
        }
      }
    }
  }

  @Test func findsAndActs() {
    let screen = Screen { Form() }
    #expect(screen.text("Please enter race").isVisible)
    #expect(!screen.button("continue.tap").isEnabled)
    #expect(!screen.button("continue.tap").isHittable)
    screen.textField("race.input").type("Golden Retriever")
    #expect(screen.textField("race.input").value == "Golden Retriever")
    #expect(!screen.text("Please enter race").exists)
    screen.button("continue.tap").tap()
    screen.button(label: "Continue").tap()
    screen.text("Continue").tap()
    #expect(screen.text("3 taps").isVisible)
    screen.textField(label: "Race").clear()
    #expect(screen.text("Please enter race").isVisible)
    #expect(screen.textField("race.input").value == "")
  }

  @Test func sheets() {
    let screen = Screen { Form() }
    screen.button("sheet.tap").tap()
    #expect(screen.modal.exists)
    #expect(!screen.button("sheet.tap").isHittable)
    screen.modal.button(label: "Inside").tap()
    #expect(screen.text("10 taps").exists)
    screen.modal.dismiss()
    #expect(!screen.modal.exists)
    screen.button("sheet.tap").tap()
    #expect(screen.modal.exists)
  }

  // MARK: What a person could not do is a failure

  @Test func refusalsAreIssuesWithThePicture() {
    let screen = Screen { Form() }
    expectIssue("Cannot tap button “continue.tap”: it is disabled.") {
      screen.button("continue.tap").tap()
    }
    expectIssue("There is no button “continue.tip” to tap.") { screen.button("continue.tip").tap() }
    expectIssue("There is no toggle “continue.tap” to tap. There is button with this identifier.") {
      screen.toggle("continue.tap").tap()
    }
    expectIssue("textField #race.input (Race)".replacingOccurrences(of: " (Race)", with: "")) {
      screen.button("nothing").tap()
    }
    expectIssue("button #continue.tap “Continue” [disabled]") { screen.button("nothing").tap() }
    expectIssue("it does not take that") { screen.text("0 taps").tap() }
    screen.button("sheet.tap").tap()
    expectIssue("something is in front of it: modal") { screen.button("sheet.tap").tap() }
    expectIssue("something is in front of it") { screen.textField("race.input").type("x") }
    #expect(screen.textField("race.input").value == "")
    #expect(screen.text("0 taps").exists)
  }

  @Test func ancestorsDisableAndHide() {
    var taps = 0
    let screen = Screen {
      Raw(.section, "group", [.init(.isDisabled, true)]) {
        rawButton("a", "A") { taps += 1 }
      }
      Raw(.box, nil, [.init(.isHidden, true)]) {
        rawButton("b", "B") { taps += 1 }
      }
      Raw(.box, nil, [.init(.opacity, 0)]) { Text(verbatim: "unseen") }
    }
    #expect(!screen.button("a").isEnabled)
    #expect(screen.button("a").isVisible)
    #expect(!screen.button("b").isVisible)
    #expect(!screen.text("unseen").isVisible)
    #expect(screen.text("unseen").exists)
    expectIssue("because it is in “section #group [disabled]”") { screen.button("a").tap() }
    expectIssue("a person does not see it") { screen.button("b").tap() }
    #expect(taps == 0)
  }

  @Test func severalOfTheSameAreAmbiguous() {
    let screen = Screen {
      rawButton("same", "One") {}
      rawButton("same", "Two") {}
    }
    expectIssue("There are 2 elements to tap that are button “same”") {
      screen.button("same").tap()
    }
    #expect(screen.all(.button).map(\.label) == ["One", "Two"])
  }

  // MARK: Typing

  @Test func typingGoesCharacterByCharacter() {
    final class Model: ObservableObject {
      @Published var text = "" {
        didSet { seen.append(text) }
      }
      var seen: [String] = []
    }
    struct Upper: View {
      @ObservedObject var model: Model
      @State private var focus: [Bool] = []
      var body: some View {
        rawField(
          "x",
          Binding(get: { model.text }, set: { model.text = String($0.uppercased().prefix(4)) }),
          on: [
            (
              .onFocus,
              { action in
                if case .focus(let isFocused) = action { focus.append(isFocused) }
              }
            ),
            (.onSubmit, { _ in model.text = "sent" }),
          ])
        Text(verbatim: "\(focus)")
      }
    }
    let model = Model()
    let screen = Screen { Upper(model: model) }
    screen.textField("x").type("abcdef")
    #expect(model.seen == ["A", "AB", "ABC", "ABCD", "ABCD", "ABCD"])
    #expect(screen.textField("x").value == "ABCD")
    #expect(screen.text("[true]").exists)
    screen.textField("x").submit()
    #expect(screen.textField("x").value == "sent")
    screen.textField("x").clear()
    screen.textField("x").paste("a\nb")
    #expect(screen.textField("x").value == "AB")
    screen.textField("x").type("\n")
    #expect(screen.textField("x").value == "sent")
  }

  @Test func aFieldOfOneLineTakesNoLineEnds() {
    struct Fields: View {
      @State private var line = ""
      @State private var lines = ""
      @State private var code = ""
      var body: some View {
        rawField("line", $line)
        rawField("lines", $lines, role: .textEditor)
        rawField("code", $code, [.init(.maximumLength, 3)])
      }
    }
    let screen = Screen { Fields() }
    screen.textField("line").type("a\nb")
    screen.textEditor("lines").type("a\nb")
    screen.textField("code").type("12345")
    #expect(screen.textField("line").value == "ab")
    #expect(screen.textEditor("lines").value == "a\nb")
    #expect(screen.textField("code").value == "123")
  }

  // MARK: Other controls

  @Test func otherControls() {
    struct Controls: View {
      @State private var choice = 0
      @State private var isOn = false
      @State private var date = "2026-11-21"
      @State private var count = 0
      @State private var part = 0.5
      var body: some View {
        Raw(
          .picker, "pet", [.init(.value, "\(choice)")],
          on: [
            (.onSelect, { if case .select(let index) = $0 { choice = index } })
          ]
        ) {
          ForEach(["Dog", "Cat", "Bird"].indices, id: \.self) { index in
            Raw(
              .option, nil,
              [
                .init(.index, index), .init(.text, ["Dog", "Cat", "Bird"][index]),
                .init(.isDisabled, index == 2),
              ])
          }
        }
        Raw(
          .toggle, "news", [.init(.isOn, isOn)],
          on: [
            (.onToggle, { if case .toggle(let new) = $0 { isOn = new } })
          ]
        ) { Text(verbatim: "News") }
        Raw(
          .datePicker, "day",
          [
            .init(.value, date), .init(.components, .date), .init(.latest, "2026-12-31"),
          ],
          on: [
            (.onDate, { if case .date(let new) = $0 { date = new } })
          ])
        Raw(
          .stepper, "count", [.init(.canDecrement, count > 0), .init(.canIncrement, true)],
          on: [(.onIncrement, { _ in count += 1 }), (.onDecrement, { _ in count -= 1 })])
        Raw(
          .slider, "part",
          [
            .init(.number, part), .init(.minimum, 0), .init(.maximum, 1),
            .init(.step, 0.25),
          ],
          on: [
            (.onNumber, { if case .number(let new) = $0 { part = new } })
          ])
        Text(verbatim: "\(choice) \(isOn) \(date) \(count) \(part)")
      }
    }
    let screen = Screen(timeZone: TimeZone(identifier: "Europe/Zurich")!) { Controls() }
    #expect(screen.picker("pet").options == ["Dog", "Cat", "Bird"])
    #expect(screen.picker("pet").value == "Dog")
    screen.picker("pet").select("Cat")
    #expect(screen.picker("pet").value == "Cat")
    screen.picker("pet").select(index: 0)
    expectIssue("a person cannot set it to that") { screen.picker("pet").select("Bird") }
    expectIssue("it has “Dog”, “Cat”, “Bird”") { screen.picker("pet").select("Fish") }
    #expect(screen.picker("pet").value == "Dog")

    screen.toggle("news").tap()
    #expect(screen.toggle(label: "News").isOn)
    screen.toggle("news").setOn(true)
    screen.toggle("news").setOn(false)
    #expect(!screen.toggle("news").isOn)

    // 23:30 UTC is the next day in Zürich.
    screen.datePicker("day").choose(Date(timeIntervalSince1970: 1_796_167_800))
    #expect(screen.datePicker("day").value == "2026-12-02")
    expectIssue("a person cannot set it to that") { screen.datePicker("day").choose("2027-01-01") }

    expectIssue("a person cannot set it to that") { screen.stepper("count").decrement() }
    screen.stepper("count").increment()
    screen.stepper("count").increment()
    screen.stepper("count").decrement()
    screen.slider("part").slide(to: 0.75)
    expectIssue("a person cannot set it to that") { screen.slider("part").slide(to: 0.8) }
    #expect(screen.text("0 false 2026-12-02 1 0.75").exists)
    #expect(screen.slider("part").value == "0.75")
  }

  // MARK: Surroundings

  @Test func surroundings() {
    struct Place: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.locale) private var locale
      @Environment(\.horizontalSizeClass) private var size
      var body: some View {
        Text(verbatim: "\(scheme) \(locale.identifier) \(size == .compact)")
      }
    }
    let screen = Screen(locale: Locale(identifier: "de_CH"), colorScheme: .dark, width: 900) {
      Place()
    }
    #expect(screen.text("dark de_CH false").exists)
    screen.setColorScheme(.light)
    screen.setWidth(390)
    #expect(screen.text("light de_CH true").exists)
  }

  @Test func dump() {
    let screen = Screen { Form() }
    screen.textField("race.input").type("Rex")
    #expect(
      screen.dump == """
        form
          textField #race.input = “Rex” (Race) [focused]
          button #continue.tap “Continue”
          text “0 taps”
          button #sheet.tap “Show sheet”
        """)
  }

  @Test func endsWithItsLastReference() {
    weak var graph: AnyObject?
    do {
      let screen = Screen { Form() }
      graph = Mirror(reflecting: screen).descendant("graph") as AnyObject?
      #expect(graph != nil)
    }
    #expect(graph == nil)
  }
}

/// Expects that exactly one issue is recorded, and that its message says this.
@MainActor
func expectIssue(
  _ words: String, location: SourceLocation = #_sourceLocation, _ body: () -> Void
) {
  let messages = ScreenFailure.collect(during: body).map(\.description)
  #expect(messages.count == 1, sourceLocation: location)
  #expect(messages.first?.contains(words) == true, "\(messages)", sourceLocation: location)
}
