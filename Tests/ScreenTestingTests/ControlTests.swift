import ApusUI
import ScreenTesting
import Testing

/// The API's own controls, as a screen uses them.
@MainActor
@Suite struct ControlTests {
  enum Pet: String, CaseIterable, Identifiable {
    case dog, cat, bird
    var id: Self { self }
  }

  struct Hovered: View {
    @State private var isOver = (outside: false, inside: false)

    var body: some View {
      VStack {
        Button("Inside") {}.onHover { isOver.inside = $0 }
        Button("Beside") {}
        Text(isOver.outside ? (isOver.inside ? "both" : "outside") : "none")
          .accessibilityIdentifier("over.text")
      }
      .onHover { isOver.outside = $0 }
    }
  }

  @Test func aPointerIsOverAllAroundIt() {
    let screen = Screen { Hovered() }
    let text = screen.element("over.text")
    screen.button(label: "Inside").hover()
    #expect(text.label == "both")
    screen.button(label: "Inside").hover(false)
    #expect(text.label == "none")
    screen.button(label: "Beside").hover()
    #expect(text.label == "outside")
  }

  @Test func hoveringAControlWithoutAnActionFails() {
    let screen = Screen { Button("Alone") {} }
    #expect(!ScreenFailure.collect { screen.button(label: "Alone").hover() }.isEmpty)
  }

  struct Report: View {
    @State private var name = ""
    @State private var secret = ""
    @State private var notes = ""
    @State private var pet = Pet.dog
    @State private var isUrgent = false
    @State private var path: [String] = []
    @State private var isSheetShown = false
    @State private var isAlertShown = false

    var body: some View {
      NavigationStack(path: $path) {
        Form {
          Section("Animal") {
            TextField("Name", text: $name)
              .accessibilityIdentifier("name.input")
              .onSubmit { path.append(name) }
            SecureField("Secret", text: $secret)
              .accessibilityIdentifier("secret.input")
            TextEditor(text: $notes)
              .accessibilityIdentifier("notes.input")
            Picker("Kind", selection: $pet) {
              ForEach(Pet.allCases) { Text($0.rawValue.capitalized) }
            }
            .accessibilityIdentifier("kind.picker")
            Toggle("Urgent", isOn: $isUrgent)
              .accessibilityIdentifier("urgent.toggle")
          }
          if name.isEmpty { Text("Please enter a name") }
          Button("Continue") { path.append(name) }
            .accessibilityIdentifier("continue.tap")
            .disabled(name.isEmpty)
          Button("Sheet") { isSheetShown = true }
          Button("Alert") { isAlertShown = true }
        }
        .navigationTitle("Report")
        .navigationDestination(for: String.self) { name in
          Text(verbatim: "Summary of \(name): \(pet.rawValue), \(isUrgent ? "urgent" : "no hurry")")
            .navigationTitle("Summary")
        }
        .sheet(isPresented: $isSheetShown) { Text("In the sheet") }
        .alert("Really?", isPresented: $isAlertShown) {
          Button("Delete", role: .destructive) { name = "" }
          Button("Cancel", role: .cancel) {}
        }
      }
    }
  }

  @Test func fillsInAForm() {
    let screen = Screen { Report() }
    #expect(screen.title == "Report")
    #expect(screen.text("Please enter a name").isVisible)
    #expect(!screen.button("continue.tap").isEnabled)
    expectIssue("it is disabled") { screen.button("continue.tap").tap() }

    screen.textField("name.input").type("Rex")
    screen.secureField(label: "Secret").type("s3cret")
    screen.textEditor("notes.input").type("two\nlines")
    #expect(!screen.text("Please enter a name").exists)
    #expect(screen.textField("name.input").value == "Rex")
    #expect(screen.secureField("secret.input").value == "s3cret")
    #expect(screen.textEditor("notes.input").value == "two\nlines")
    #expect(!screen.dump.contains("s3cret"))

    #expect(screen.picker("kind.picker").options == ["Dog", "Cat", "Bird"])
    #expect(screen.picker(label: "Kind").value == "Dog")
    screen.picker("kind.picker").select("Cat")
    #expect(screen.picker("kind.picker").value == "Cat")
    screen.toggle("urgent.toggle").tap()
    #expect(screen.toggle(label: "Urgent").isOn)

    screen.button("continue.tap").tap()
    #expect(screen.text("Summary of Rex: cat, urgent").isVisible)
    #expect(!screen.button("continue.tap").isVisible)
    expectIssue("a person does not see it") { screen.button("continue.tap").tap() }
    screen.goBack()
    #expect(screen.button("continue.tap").isVisible)
    #expect(screen.textField("name.input").value == "Rex")
    screen.textField("name.input").submit()
    #expect(screen.text("Summary of Rex: cat, urgent").isVisible)
  }

  @Test func rowsOfAFormHoldTheirControls() {
    let screen = Screen { Report() }
    #expect(
      screen.dump == """
        navigation
          page
            bar
              barTitle “Report”
            form
              section
                sectionHeader “Animal”
                  text “Animal”
                textField #name.input “Name” = “” (Name)
                secureField #secret.input “Secret” =  (Secret)
                textEditor #notes.input = “”
                picker #kind.picker “Kind” = “Dog”
                toggle #urgent.toggle “Urgent” [off]
              text “Please enter a name”
              button #continue.tap “Continue” [disabled]
              button “Sheet”
              button “Alert”
        """)
  }

  @Test func sheetsAndAlertsCoverTheScreen() {
    let screen = Screen { Report() }
    screen.textField("name.input").type("Rex")
    screen.button(label: "Sheet").tap()
    #expect(screen.text("In the sheet").isVisible)
    expectIssue("something is in front of it") { screen.button("continue.tap").tap() }
    screen.modal.dismiss()
    #expect(!screen.text("In the sheet").exists)

    screen.button(label: "Alert").tap()
    #expect(screen.modal.text.contains("Really?"))
    screen.modal.button(label: "Cancel").tap()
    #expect(!screen.modal.exists)
    #expect(screen.textField("name.input").value == "Rex")
    screen.button(label: "Alert").tap()
    screen.button(label: "Delete").tap()
    #expect(!screen.modal.exists)
    #expect(screen.textField("name.input").value == "")
  }

  @Test func aLongListShowsAWindow() {
    struct Rows: View {
      var body: some View {
        List(0..<10_000, id: \.self) { Text(verbatim: "Row \($0)") }
          .accessibilityIdentifier("rows")
      }
    }
    let screen = Screen { Rows() }
    #expect(screen.text("Row 0").isVisible)
    #expect(!screen.text("Row 5000").exists)
    #expect(screen.all(.text).count < 400)
    screen.list("rows").scroll(toRows: 4_990..<5_010)
    #expect(screen.text("Row 5000").isVisible)
    #expect(screen.all(.text).count < 400)
  }
}
