import Foundation
import Testing
import ViewGraph

@testable import ApusUI

/// What views and animations say of how changes move.
@MainActor
@Suite struct MotionScopeTests {
  private func scopes(_ changes: [Change]) -> [MotionScopes.Scope] {
    changes.flatMap { change -> [MotionScopes.Scope] in
      guard case .set(_, .animation, let value?) = change else { return [] }
      return MotionScopes(value)?.scopes ?? []
    }
  }

  @Test func aViewMovesWhenItsValueChanges() {
    struct Parent: View {
      @State private var first = 0.1
      @State private var second = 0.2
      var body: some View {
        Text(verbatim: "a").opacity(first + second)
          .animation(.linear(duration: 1), value: first)
        Tap("first") { first += 1 }
        Tap("second") { second += 1 }
      }
    }
    let shown = Shown { Parent() }
    func tapped(_ name: String) -> [MotionScopes.Scope] {
      shown.tap(name)
      return scopes(shown.graph.takeChanges())
    }
    #expect(tapped("second") == [])
    #expect(tapped("first") == [.changed(count: 1, Animation.linear(duration: 1).element)])
    #expect(tapped("second") == [])
    #expect(tapped("first") == [.changed(count: 2, Animation.linear(duration: 1).element)])
  }

  @Test func scopesStandFromOutsideToInside() {
    struct Parent: View {
      let changes: @MainActor (Transaction) -> Void
      var body: some View {
        Text(verbatim: "a")
          .animation(.linear(duration: 1), value: 1)
          .transaction { $0.animation = $0.animation?.delay(2).speed(2) }
          .animation(nil, value: 2)
          .accessibilityIdentifier("x")
      }
    }
    let shown = Shown { Parent { _ in } }
    var given = ElementAnimation(.given, duration: 0.5, delay: 1000)
    given.repetitions = 1
    #expect(
      shown.attribute(.animation, of: "x").flatMap(MotionScopes.init)?.scopes == [
        .changed(count: 0, .still), .each(.still, given),
        .changed(count: 0, Animation.linear(duration: 1).element),
      ])
  }

  @Test func aBodyMovesAndItsContentDoesNot() {
    let screen = ControlsScreen {
      Text(verbatim: "a")
        .animation(.linear(duration: 1)) {
          $0.animation(.linear(duration: 2)) { $0.opacity(0.5) }.scaleEffect(2)
        }
        .transaction({ _ in }) { $0.blur(radius: 1) }
    }
    let scopes = screen.all.compactMap { $0[.animation]?.scopes }
    let (first, second) = (
      Animation.linear(duration: 1).element, Animation.linear(duration: 2).element
    )
    // The inner body stands in the outer one, and both end at the text.
    #expect(
      scopes == [
        [.body(first, first)], [.body(second, second)], [.content(depth: 1)], [.content(depth: 0)],
      ])
  }

  @Test func aTransactionThatChangesNothingSaysNothing() {
    let shown = Shown {
      Text(verbatim: "a").transaction { $0.isContinuous = true }.accessibilityIdentifier("x")
    }
    #expect(shown.attribute(.animation, of: "x") == nil)
  }

  @Test func allChangesOfAViewMoveOrNone() {
    func scope<Content: View>(_ content: Content) -> MotionScopes.Scope? {
      let shown = Shown { content.accessibilityIdentifier("x") }
      return shown.attribute(.animation, of: "x").flatMap(MotionScopes.init)?.scopes.first
    }
    let linear = Animation.linear(duration: 1)
    #expect(scope(Text(verbatim: "a").animation(linear)) == .each(linear.element, linear.element))
    #expect(scope(Text(verbatim: "a").animation(nil)) == .each(.still, .still))
    #expect(
      scope(Text(verbatim: "a").transaction { $0.disablesAnimations = true })
        == .each(ElementAnimation(.disabled), ElementAnimation(.disabled)))
  }

  // MARK: Animations

  @Test func springsAreWhatTheirNamesSay() {
    func spring(_ animation: Animation) -> [Double] { animation.element.numbers }
    #expect(spring(.spring()) == [2, 500, 0, 1, 0, 0, 1, 0])
    #expect(spring(.spring(duration: 0.4, bounce: 0.25)) == [2, 400, 0, 1, 0, 0, 0.75, 0])
    #expect(spring(.spring(duration: 0.4, bounce: -0.5)) == [2, 400, 0, 1, 0, 0, 2, 0])
    #expect(spring(.spring(response: 0.4, dampingFraction: 0.5)) == [2, 400, 0, 1, 0, 0, 0.5, 0])
    let stiff = spring(
      .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 3))
    #expect(abs(stiff[1] - 628.318) < 0.01)
    #expect(stiff[6...] == [0.5, 3])
  }

  @Test func whatARepetitionWaitsItWaitsEachTime() {
    let each = Animation.linear(duration: 1).delay(0.5).repeatCount(3, autoreverses: false)
    #expect(each.element.numbers == [0, 1000, 0, 3, 0, 500])
    let once = Animation.linear(duration: 1).repeatForever().delay(0.5).speed(2)
    #expect(once.element.numbers == [0, 500, 250, 0, 1, 0])
  }

  @Test func anAnimationTakesItsTime() {
    func time(_ animation: Animation, _ end: AnimationCompletionCriteria) -> Duration? {
      animation.time(until: end)
    }
    #expect(time(.linear(duration: 1).delay(2), .removed) == .seconds(3))
    #expect(time(.linear(duration: 1).delay(2).repeatCount(2), .removed) == .seconds(6))
    #expect(time(.linear.repeatForever(), .removed) == nil)
    #expect(time(.spring(duration: 0.5), .logicallyComplete) == .milliseconds(500))
    let rest = time(.spring(duration: 0.5, bounce: 0.5), .removed)!
    #expect(rest > .seconds(1) && rest < .seconds(1.2))
  }
}
