import Foundation
import Testing

@testable import ApusUI

/// Rules in one direction: item 0 is the container.
struct AxisSolverTests {
  private func start(_ item: Int) -> AxisRule.Part { .init(item: item, start: 1, length: 0) }
  private func end(_ item: Int) -> AxisRule.Part { .init(item: item, start: 1, length: 1) }
  private func middle(_ item: Int) -> AxisRule.Part { .init(item: item, start: 1, length: 0.5) }
  private func length(_ item: Int) -> AxisRule.Part { .init(item: item, start: 0, length: 1) }

  private func rule(
    _ first: AxisRule.Part, _ second: AxisRule.Part? = nil, _ constant: Double = 0,
    relation: Int = 0, multiplier: Double = 1
  ) -> AxisRule {
    AxisRule(
      first: first, second: second, relation: relation, multiplier: multiplier,
      constant: constant, priority: 1000)
  }

  private func solve(
    _ rules: [AxisRule], _ ideals: [Double], hugging: [Float]? = nil, in size: Double?
  ) -> (starts: [Double?], lengths: [Double?]) {
    let items = ideals.indices.map { AxisItem(hugging: hugging?[$0] ?? 250) }
    var solver = AxisSolver(rules, items, size: size, ideal: { ideals[$0] }) { _ in 0 }
    solver.solve()
    return (solver.starts, solver.lengths)
  }

  @Test
  func aViewPinnedToBothEdgesFollowsTheContainer() {
    let rules = [rule(start(1), start(0), 10), rule(end(1), end(0), -20)]
    let wide = solve(rules, [30], in: 100)
    #expect(wide.starts == [0, 10] && wide.lengths == [100, 70])
    let fitting = solve(rules, [30], in: nil)
    #expect(fitting.starts == [0, 10] && fitting.lengths == [60, 30])
  }

  @Test
  func aChainGivesWhatIsLeftToTheOneThatKeepsLeastToItsContent() {
    let rules = [
      rule(start(1), start(0)), rule(start(2), end(1), 8), rule(end(2), end(0)),
    ]
    let found = solve(rules, [30, 20], hugging: [251, 250], in: 100)
    #expect(found.starts == [0, 0, 38] && found.lengths == [100, 30, 62])
    #expect(solve(rules, [30, 20], in: nil).lengths == [58, 30, 20])
  }

  @Test
  func aViewOfAGivenLengthIsCentred() {
    let rules = [rule(length(1), nil, 40), rule(middle(1), middle(0))]
    #expect(solve(rules, [10], in: 100).starts == [0, 30])
  }

  @Test
  func aShareOfTheContainerAndBounds() {
    let share = [rule(length(1), length(0), multiplier: 0.5), rule(start(1), start(0))]
    #expect(solve(share, [10], in: 90).lengths == [90, 45])
    let bounds = [rule(length(1), nil, 44, relation: 1), rule(start(1), start(0))]
    #expect(solve(bounds, [10], in: 90).lengths == [90, 44])
    let most = [rule(start(1), start(0), 8), rule(end(1), end(0), -8, relation: -1)]
    #expect(solve(most, [20], in: nil).lengths[0] == 36)
    #expect(solve(most, [200], in: 100).lengths[1] == 84)
  }

  @Test
  func aViewBetweenBoundsIsNoLongerThanThese() {
    let ends = rule(end(1), end(0), -10, relation: -1)
    // The container's edge stands first, as in `view.trailingAnchor` being the second anchor.
    let turned = rule(start(0), start(1), -6, relation: -1)
    #expect(solve([ends, turned], [200], in: 100).lengths[1] == 84)
    #expect(solve([ends, turned], [200], in: 100).starts[1] == 6)
    // Two views in a row: the second gets what the first leaves.
    let row = [
      rule(start(1), start(0)), rule(start(2), end(1), 8), rule(end(2), end(0), 0, relation: -1),
    ]
    #expect(solve(row, [30, 200], hugging: [251, 250], in: 100).lengths == [100, 30, 62])
    // An end that is held, and no start: the view is as long as its content.
    #expect(solve([rule(end(1), end(0))], [200], in: 100).lengths[1] == 200)
  }
}
