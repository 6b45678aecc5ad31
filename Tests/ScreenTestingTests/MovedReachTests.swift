import ApusUI
import ScreenTesting
import Testing

/// A view that `offset` moved covers what it lies on, and no longer what it has left.
@MainActor
@Suite struct MovedReachTests {
  struct Drawer<Front: View>: View {
    let front: Front
    @State private var chosen = "nothing"
    var body: some View {
      ZStack(alignment: .leading) {
        VStack(alignment: .leading) {
          Button("Profile") { chosen = "profile" }
          Text(chosen)
        }
        front
      }
    }
  }

  private func isReached(by x: CGFloat, _ front: (CGFloat) -> some View) -> Bool {
    let front = front(x)
    let screen = Screen { Drawer(front: front) }
    return screen.button(label: "Profile").isHittable
  }

  private func words() -> some View {
    Text("Front").frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @Test func aGroundMovesWithItsView() {
    #expect(isReached(by: 300) { words().background(Color.white).offset(x: $0) })
    #expect(!isReached(by: 0) { words().background(Color.white).offset(x: $0) })
  }

  @Test func aGestureMovesWithItsView() {
    #expect(isReached(by: 300) { Color.red.offset(x: $0).gesture(DragGesture()) })
    #expect(!isReached(by: 0) { Color.red.offset(x: $0).gesture(DragGesture()) })
  }

  @Test func aShapeThatCutsMovesWithItsView() {
    #expect(isReached(by: 300) { words().background(Color.white).clipped().offset(x: $0) })
    #expect(!isReached(by: 0) { words().background(Color.white).clipped().offset(x: $0) })
  }
}
