import ApusUI
import ScreenTesting
import Testing

/// The button that cancels stands first of two buttons of an alert, and last of more.
@MainActor @Suite struct AlertOrderTests {
  private struct Asking: View {
    let names: [String]
    let cancel: Int
    @State private var isShown = false

    var body: some View {
      Button("Ask") { isShown = true }
        .alert("Sure?", isPresented: $isShown) {
          ForEach(names.indices, id: \.self) { index in
            Button(names[index], role: index == cancel ? .cancel : nil) {}
          }
        }
    }
  }

  private func frames(_ names: [String], cancel: Int) throws -> [CGRect] {
    let screen = Screen { Asking(names: names, cancel: cancel) }
    screen.size = ScreenSize(width: 390, height: 844)
    screen.button(label: "Ask").tap()
    return try names.map { try #require(screen.button(label: $0).frame) }
  }

  @Test(arguments: [0, 1]) func ofTwoItIsTheFirst(_ cancel: Int) throws {
    let found = try frames(["One", "Other"], cancel: cancel)
    #expect(found[cancel].maxX <= found[1 - cancel].minX)
    #expect(found[0].minY == found[1].minY)
  }

  @Test(arguments: [0, 1, 2]) func ofMoreItIsTheLast(_ cancel: Int) throws {
    let found = try frames(["One", "Two", "Three"], cancel: cancel)
    #expect(found.allSatisfy { $0.maxY <= found[cancel].maxY })
  }
}
