import ApusUI
import ScreenTesting
import Testing

@MainActor
struct FormTests {
  private struct AgeForm: View {
    @State var age = ""
    @State var error: String?
    @FocusState var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Age", text: $age)
          .focused($isFocused)
          .padding(4)
          .background(Color.gray)
          .accessibilityError(error)
          .accessibilityIdentifier("age")
        Button("Send") {
          error = Int(age) == nil ? "Age is a number" : nil
          isFocused = error != nil
        }
      }
    }
  }

  @Test
  func aRefusedFieldSaysWhyAndHasTheFocus() {
    let screen = Screen { AgeForm() }
    let age = screen.textField("age")
    #expect(!age.isInvalid && age.errorText == nil)
    screen.button(label: "Send").tap()
    #expect(age.isInvalid && age.errorText == "Age is a number")
    #expect(age.isFocused)
    age.type("4")
    screen.button(label: "Send").tap()
    #expect(!age.isInvalid && age.errorText == nil)
  }

  private struct Question: View {
    @State var isAsking = true
    @State var answer = "none"
    let roles: [ButtonRole?]
    var body: some View {
      Text(answer)
        .accessibilityIdentifier("answer")
        .alert("Delete?", isPresented: $isAsking) {
          ForEach(roles.indices, id: \.self) { index in
            Button("\(index)", role: roles[index]) { answer = "\(index)" }
          }
        }
    }
  }

  @Test
  func escapeDoesWhatTheCancelButtonDoes() {
    let screen = Screen { Question(roles: [.destructive, .cancel]) }
    screen.modal.dismiss()
    #expect(!screen.modal.exists)
    #expect(screen.element("answer").text == "1")
  }

  @Test
  func escapeDoesWhatAnOnlyButtonDoes() {
    let screen = Screen { Question(roles: [nil]) }
    screen.modal.dismiss()
    #expect(!screen.modal.exists)
    #expect(screen.element("answer").text == "0")
  }

  @Test
  func anAlertThatAsksForAChoiceStays() {
    let screen = Screen { Question(roles: [nil, .destructive]) }
    withKnownIssue { screen.modal.dismiss() }
    #expect(screen.modal.exists)
    #expect(screen.element("answer").text == "none")
  }
}
