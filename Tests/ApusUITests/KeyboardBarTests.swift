import ApusUI
import ScreenTesting
import Testing

/// Tools over the keyboard are there while somebody types.
@Suite @MainActor struct KeyboardBarTests {
  private enum Field { case amount, name }

  private struct Bill: View {
    @State private var amount = ""
    @State private var name = ""
    @State private var isFast = false
    @State private var presses = 0
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        TextField("Amount", text: $amount).focused($focus, equals: .amount)
          .accessibilityIdentifier("amount")
        TextField("Name", text: $name).focused($focus, equals: .name)
          .accessibilityIdentifier("name")
        Toggle("Fast", isOn: $isFast).accessibilityIdentifier("fast")
        Text(verbatim: "\(presses)").accessibilityIdentifier("presses")
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") {
            presses += 1
            focus = nil
          }
          .accessibilityIdentifier("done")
        }
        ToolbarItem(placement: .bottomBar) {
          Button("Below") {}.accessibilityIdentifier("below")
        }
      }
    }
  }

  @Test func theyAreSeenWhileSomebodyTypes() {
    let screen = Screen { NavigationStack { Bill() } }
    #expect(!screen.button("done").isVisible)
    #expect(screen.button("below").isVisible)
    screen.textField("amount").focus()
    #expect(screen.button("done").isVisible)
    screen.textField("amount").type("84")
    screen.button("done").tap()
    #expect(screen.element("presses").text == "1")
    #expect(!screen.textField("amount").isFocused)
    #expect(!screen.button("done").isVisible)
  }

  @Test func theyNeedNoStackAround() {
    let screen = Screen { Bill() }
    screen.textField("name").focus()
    #expect(screen.button("done").isVisible)
  }

  @Test func theyTakeNoRoom() {
    let with = Screen { Bill() }
    let without = Screen {
      Form {
        TextField("Amount", text: .constant("")).accessibilityIdentifier("amount")
      }
    }
    #expect(with.element("amount").frame == without.element("amount").frame)
  }
}
