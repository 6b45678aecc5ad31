import ScreenTesting
import Testing
import ViewGraph

@testable import ApusUI

@MainActor
struct OwnTransitionTests {
  private struct Turn: ViewModifier {
    let degrees: Double
    let isThere: Bool
    func body(content: Content) -> some View {
      content
        .rotationEffect(.degrees(degrees), anchor: .topLeading)
        .opacity(isThere ? 1 : 0)
        .padding(4)
    }
  }

  @Test func modifiersSayHowAViewComesAndGoes() {
    let turn = AnyTransition.modifier(
      active: Turn(degrees: 90, isThere: false), identity: Turn(degrees: 0, isThere: true))
    #expect(turn.insertion == [.rotation(90, x: 0, y: 0), .opacity])
    #expect(turn.removal == turn.insertion)
    let still = AnyTransition.modifier(
      active: Turn(degrees: 90, isThere: true), identity: Turn(degrees: 90, isThere: true))
    #expect(still.insertion.isEmpty)
  }

  private struct Drop: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content
        .offset(y: phase.value * 40)
        .scaleEffect(phase.isIdentity ? 1 : 0.5)
        .blur(radius: phase == .didDisappear ? 3 : 0)
    }
  }

  @Test func aTransitionOfAnAppIsReadFromItsBody() {
    let drop = AnyTransition(Drop())
    #expect(drop.insertion == [.offset(x: 0, y: -40), .scale(0.5, x: 0.5, y: 0.5)])
    #expect(drop.removal == [.offset(x: 0, y: 40), .scale(0.5, x: 0.5, y: 0.5), .blur(3)])
    let both = AnyTransition(Drop().combined(with: .opacity))
    #expect(both.insertion == drop.insertion + [.opacity])
  }

  private struct Conditional: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      if phase.isIdentity { content } else { content.opacity(0) }
    }
  }

  @Test func branchesOfATransitionAreRead() {
    #expect(AnyTransition(Conditional()).insertion == [.opacity])
  }

  @Test func turnsAreKeptAsNumbers() {
    let transition = ElementTransition(
      insertion: [.rotation(30, x: 0, y: 1), .opacity], removal: [.rotation(-30, x: 0.5, y: 0.5)])
    #expect(ElementTransition(numbers: transition.numbers) == transition)
  }

  private struct Shake: GeometryEffect {
    var shakes: CGFloat
    var animatableData: CGFloat {
      get { shakes }
      set { shakes = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: shakes * size.width / 10, y: 5))
    }
  }

  @Test func aGeometryEffectDrawsAViewByItsSize() {
    let screen = ControlsScreen {
      Color.red.frame(width: 100, height: 40).modifier(Shake(shakes: 2))
    }
    let box = screen.all.first { $0.attributes[.onGeometry] != nil }!
    screen.perform(.geometry(MeasuredPlace(x: 0, y: 0, width: 100, height: 40)), on: box)
    #expect(screen.all.compactMap { $0[.offset] } == [[20, 5]])
  }

  @Test func transformsAreMatrices() {
    let move = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
    let turn = ProjectionTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    let both = move.concatenating(turn)
    #expect(both.m31 == -4 && both.m32 == 3 && both.isAffine)
    let none = both.concatenating(both.inverted())
    #expect(none == ProjectionTransform() && none.isIdentity)
    var flat = ProjectionTransform(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 1))
    #expect(!flat.invert() && flat.m31 == 1)
  }
}
