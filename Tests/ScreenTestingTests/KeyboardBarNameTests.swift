import ApusUI
import ScreenTesting
import Testing

private struct AmountForm: View {
  @State private var amount = ""

  var body: some View {
    VStack {
      TextField("0", text: $amount)
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Button("Minus") {}
            Button("Done") {}
          }
        }
        .accessibilityLabel("Amount")
        .accessibilityIdentifier("amount")
    }
  }
}

@MainActor
struct KeyboardBarNameTests {
  @Test func toolsOverTheKeyboardKeepTheirNames() {
    let screen = Screen { AmountForm() }
    let field = screen.textField("amount")
    #expect(field.label == "Amount")
    field.focus()
    #expect(screen.all(.button).map(\.label) == ["Minus", "Done"])
    #expect(screen.all(.button).map(\.identifier) == [nil, nil])
  }

  @Test func toolsOfAPageDoNotTakeItsIdentifier() {
    let screen = Screen {
      NavigationStack {
        List { Text("Row") }
          .toolbar { Button("Add") {} }
          .accessibilityIdentifier("rows")
      }
    }
    #expect(screen.button(label: "Add").identifier == nil)
    #expect(screen.element("rows").exists)
  }
}
