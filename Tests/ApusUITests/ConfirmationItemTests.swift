import ApusUI
import ScreenTesting
import Testing

/// The item of a bar that confirms has heavier letters.
@MainActor @Suite struct ConfirmationItemTests {
  private struct Sheet: View {
    let placement: ToolbarItemPlacement
    var weight: Font.Weight?

    var body: some View {
      NavigationStack {
        Text("Entry").toolbar {
          ToolbarItem(placement: placement) {
            Button {
            } label: {
              Text("Save changes").fontWeight(weight)
            }
            .accessibilityIdentifier("save")
          }
        }
      }
    }
  }

  private func width(_ placement: ToolbarItemPlacement, _ weight: Font.Weight? = nil) throws
    -> CGFloat
  {
    let screen = Screen { Sheet(placement: placement, weight: weight) }
    return try #require(screen.element("save").frame).width
  }

  @Test func itIsSemiboldUnlessItsLettersSayOtherwise() throws {
    let usual = try width(.primaryAction)
    #expect(try width(.primaryAction, .semibold) > usual)
    #expect(try width(.confirmationAction) == width(.primaryAction, .semibold))
    #expect(try width(.confirmationAction, .regular) == usual)
    #expect(try width(.cancellationAction) == usual)
  }
}
