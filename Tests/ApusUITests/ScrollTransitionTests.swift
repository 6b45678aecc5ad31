import Testing
import ViewGraph

@testable import ApusUI

/// How views look while they come into a scroll view, and while they leave.
@MainActor @Suite struct ScrollTransitionTests {
  private func transition(
    _ axes: Axis.Set = .vertical, @ViewBuilder _ content: @escaping () -> some View
  ) throws -> ElementScrollTransition {
    let screen = ControlsScreen { ScrollView(axes) { content() } }
    let box = try #require(screen.all(.box).first { $0[.scrollTransition] != nil })
    return try #require(box[.scrollTransition])
  }

  @Test func theClosureIsAskedOnceForEachPhase() throws {
    let found = try transition {
      Text("Card").scrollTransition { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 40)
      }
    }
    #expect(found.axis == .vertical)
    #expect(found.before == [.init(.opacity, [0.5]), .init(.offset, [-40, 0])])
    #expect(found.within == [.init(.opacity, [1]), .init(.offset, [0, 0])])
    #expect(found.after == [.init(.opacity, [0.5]), .init(.offset, [40, 0])])
    #expect(found.first == found.last)
    #expect(found.first == .follows(.init(visible: 1), curve: [0.42, 0, 0.58, 1]))
  }

  @Test func theAxisIsThatOfTheInnermostScrollView() throws {
    let across = try transition {
      ScrollView(.horizontal) { Text("Card").scrollTransition { content, _ in content } }
    }
    #expect(across.axis == .horizontal)
    let both = try transition([.horizontal, .vertical]) {
      Text("Card").scrollTransition { content, _ in content }
    }
    #expect(both.axis == .vertical)
    let named = try transition {
      Text("Card").scrollTransition(axis: .horizontal) { content, _ in content }
    }
    #expect(named.axis == .horizontal)
  }

  @Test func eachEdgeHasItsConfiguration() throws {
    let found = try transition {
      Text("Card").scrollTransition(
        topLeading: .identity, bottomTrailing: .animated.threshold(.visible(0.3).inset(by: 20))
      ) { content, phase in
        content.scaleEffect(phase.isIdentity ? 1 : 0.8, anchor: .top)
      }
    }
    #expect(found.first == .still)
    #expect(found.last == .changes(.init(visible: 0.3, inset: 20)))
    #expect(found.after == [.init(.scale, [0.8, 0.8, 0.5, 0])])
  }

  @Test func anAnimatedTransitionMovesTheBoxInside() throws {
    let screen = ControlsScreen {
      ScrollView {
        Text("Card").scrollTransition(.animated(.linear(duration: 2))) { content, _ in content }
      }
    }
    let boxes = screen.all(.box).compactMap { $0[.scrollChange] }
    #expect(boxes == [ElementAnimation(.linear, duration: 2000)])
  }

  @Test func aTransitionIsTheSameAsItsNumbers() {
    let transition = ElementScrollTransition(
      axis: .horizontal, first: .follows(.init(visible: nil, inset: -5), curve: [0, 0.5, 1]),
      last: .changes(.init(visible: 0.25)), before: [.init(.transform, [1, 2, 3, 4, 5, 6])],
      within: [], after: [.init(.blur, [3]), .init(.rotation, [45, 0, 1])])
    #expect(ElementScrollTransition(numbers: transition.numbers) == transition)
    #expect(ElementScrollTransition(numbers: transition.numbers.dropLast()) == nil)
    #expect(ElementScrollTransition(numbers: transition.numbers + [0]) == nil)
  }

  @Test func curvesGiveThePaceOfAChange() {
    #expect(UnitCurve.linear.value(at: 0.25).isNear(0.25))
    #expect(UnitCurve.easeInOut.value(at: 0.5).isNear(0.5))
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.35)
    #expect(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3)).isNear(0.3))
    #expect(UnitCurve.circularEaseIn.value(at: 0.6).isNear(0.2))
    #expect(UnitCurve.circularEaseOut.inverse == .circularEaseIn)
    #expect(UnitCurve.circularEaseInOut.value(at: 0.3).isNear(0.1))
    #expect(UnitCurve.easeIn.value(at: -1) == 0 && UnitCurve.easeIn.value(at: 2).isNear(1))
    #expect(UnitCurve.linear.velocity(at: 0.7).isNear(1))
    #expect(UnitCurve.circularEaseIn.velocity(at: 0.6).isNear(0.75))
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 1e-6 }
}
