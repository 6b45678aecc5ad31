import ApusUI
import ScreenTesting
import Testing

/// Gestures of views inside larger frames.
@MainActor
@Suite struct FramedTouchTests {
  private struct Floating: View {
    @State private var rows = 0
    @State private var added = 0
    var body: some View {
      ZStack {
        VStack {
          Button("Row") { rows += 1 }
          Spacer()
          Text("\(rows) \(added)").accessibilityIdentifier("state")
        }
        Image(systemName: "plus.circle.fill")
          .frame(width: 64, height: 64)
          .onTapGesture { added += 1 }
          .accessibilityLabel("Add")
          .accessibilityAddTraits(.isButton)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
          .accessibilityIdentifier("add")
      }
    }
  }

  @Test func theFrameAroundAGestureTakesNoTouches() {
    let screen = Screen { Floating() }
    #expect(screen.button(label: "Row").isHittable)
    screen.button(label: "Row").tap()
    screen.button(label: "Add").tap()
    screen.element("add").tap()
    #expect(screen.element("state").text == "1 2")
  }

  private struct Plain: View {
    let isFramed: Bool
    @State private var added = 0
    var body: some View {
      Image(systemName: "plus.circle.fill")
        .frame(width: isFramed ? 64 : nil, height: isFramed ? 64 : nil)
        .onTapGesture { added += 1 }
        .accessibilityLabel("Add")
        .accessibilityAddTraits(.isButton)
      Text("\(added)").accessibilityIdentifier("state")
    }
  }

  @Test(arguments: [false, true])
  func aPictureWithTheTraitOfAButtonIsOne(isFramed: Bool) {
    let screen = Screen { Plain(isFramed: isFramed) }
    screen.button(label: "Add").tap()
    #expect(screen.element("state").text == "1")
  }
}
