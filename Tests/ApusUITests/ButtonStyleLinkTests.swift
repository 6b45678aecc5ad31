import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Actions and links that take what an app passes on.
@MainActor
@Suite struct ButtonStyleLinkTests {
  private struct Arrowed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("↗")
      }
    }
  }

  @Test func aLinkIsDrawnByTheButtonStyleAround() throws {
    let url = try #require(URL(string: "https://example.org"))
    let screen = Screen {
      Link("Website", destination: url).buttonStyle(Arrowed())
      Link("Plain", destination: url)
    }
    #expect(screen.text("↗").exists)
    #expect(screen.text("Website").exists && screen.text("Plain").exists)
  }

  /// A view that passes actions on without an actor, as apps of Swift 5 do.
  private struct Passing: View {
    let action: () -> Void
    @State private var text = ""

    var body: some View {
      TextField("Name", text: $text).onSubmit(action)
      Stepper("Count", onIncrement: action, onDecrement: nil)
      Menu {
        Button("Other") {}
      } label: {
        Text("Menu")
      } primaryAction: {
        action()
      }
    }
  }

  @Test func actionsWithoutAnActorAreTaken() {
    var count = 0
    let screen = Screen { Passing { count += 1 } }
    screen.textField(label: "Name").type("a")
    screen.textField(label: "Name").submit()
    screen.stepper(label: "Count").increment()
    #expect(count == 2)
  }
}
