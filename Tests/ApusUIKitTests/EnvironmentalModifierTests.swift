import ScreenTesting
import SwiftUI
import Testing

/// Modifiers that depend on the environment.
@MainActor
struct EnvironmentalModifierTests {
  private struct Greeting: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Words(text: environment.isEnabled ? "on" : "off")
    }

    private struct Words: ViewModifier {
      let text: String
      func body(content: Content) -> some View {
        content
        Text(text)
      }
    }
  }

  private struct Greeted: View {
    @State private var isOff = false
    var body: some View {
      VStack { Text("hello").modifier(Greeting()) }.disabled(isOff)
      Button("Turn off") { isOff = true }
    }
  }

  @Test
  func theModifierIsMadeAnewWhenTheEnvironmentChanges() {
    let screen = Screen { Greeted() }
    #expect(screen.text("hello").exists)
    #expect(screen.text("on").exists)
    screen.button(label: "Turn off").tap()
    #expect(screen.text("off").exists)
    #expect(!screen.text("on").exists)
    #expect(screen.text("hello").exists)
  }
}
