import ApusUI
import ScreenTesting
import Testing

@MainActor @Observable
private final class Model {
  var isShown = false
  var name = "a"
  var error: String?
}

/// Bindings to `@Observable` objects, which are read when a control is written, not in a body.
@MainActor
@Suite struct ObservedBindingTests {
  private struct StateOwner: View {
    @State var model: Model

    var body: some View {
      TextField("Name", text: $model.name).accessibilityIdentifier("name")
        .alert("Shown", isPresented: $model.isShown) { Button("OK") {} }
    }
  }

  @Test func anAlertOfAnObjectInStateComesAndGoes() async {
    let model = Model()
    let screen = Screen { StateOwner(model: model) }
    model.isShown = true
    await screen.settle()
    #expect(screen.button(label: "OK").isVisible)
    screen.button(label: "OK").tap()
    #expect(!model.isShown && !screen.button(label: "OK").exists)
  }

  @Test func aFieldOfAnObjectInStateFollowsIt() async {
    let model = Model()
    let screen = Screen { StateOwner(model: model) }
    model.name = "b"
    await screen.settle()
    #expect(screen.textField("name").value == "b")
    screen.textField("name").type("c")
    #expect(model.name == "bc")
  }

  private struct Closures: View {
    let model: Model

    var body: some View {
      Text("x")
        .alert(
          "Error",
          isPresented: Binding(get: { model.error != nil }, set: { _ in model.error = nil })
        ) { Button("OK") {} }
    }
  }

  @Test func anAlertOfClosuresComesAndGoes() async {
    let model = Model()
    let screen = Screen { Closures(model: model) }
    model.error = "broken"
    await screen.settle()
    #expect(screen.button(label: "OK").isVisible)
    screen.button(label: "OK").tap()
    #expect(model.error == nil && !screen.button(label: "OK").exists)
  }

  private struct Renders: View {
    let model: Model
    @State private var count = 0

    var body: some View {
      Button("Render") { count += 1 }.accessibilityIdentifier("render")
      TextField("\(count)", text: Binding(get: { model.name }, set: { model.name = $0 }))
        .accessibilityIdentifier("name")
    }
  }

  @Test func aThousandRendersAreWokenOnce() async {
    let model = Model()
    let screen = Screen { Renders(model: model) }
    for _ in 0..<1000 { screen.button("render").tap() }
    let bodies = await screen.bodies { () async in
      model.name = "b"
      await screen.settle()
    }
    #expect(screen.textField("name").value == "b")
    #expect(bodies.count == 1, "\(bodies)")
  }
}
