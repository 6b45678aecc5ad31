import LayoutSolver
import Testing

/// What is laid out again stands as if it had been laid out at once.
struct ChangeTests {
  private let screen = LayoutFrame(width: 390, height: 844)
  private var safe: LayoutFrame { screen.inset(by: LayoutInsets(top: 47, bottom: 34)) }

  @Test func whatReachesOutOfTheSafeAreaStaysThere() {
    let color = LayoutNode(SafeAreaRule(ignoring: .all), [Tree.color()])
    color.layOut(in: screen, safe: safe)
    #expect(color.box == [0, 0, 390, 844])
    color.layOut(in: screen, safe: safe)
    #expect(color.box == [0, 0, 390, 844])
  }

  @Test func rowsFollowColumnsThatAnotherRowChanges() {
    let first = LayoutNode(
      GridRowRule(alignment: nil), [Tree.fixed(50, 10), Tree.fixed(100, 10)])
    let small = [Tree.fixed(10, 10), Tree.fixed(10, 10)]
    let second = LayoutNode(GridRowRule(alignment: nil), small)
    let grid = LayoutNode(GridRule(.topLeading, spacingX: 0, spacingY: 0), [first, second])
    grid.show()
    #expect(small[1].frame.x - small[0].frame.x == 50)
    first.setChildren([Tree.fixed(100, 10), Tree.fixed(50, 10)])
    grid.show()
    #expect(small[1].frame.x - small[0].frame.x == 100)
  }

  @Test func lengthsWithoutAnEndAreAddedUp() {
    // A text in the second column of an endless grid takes one line.
    let text = Words(widths: [20, 20], line: 10, ascent: 8, hasBaselines: true)
    let row = LayoutNode(
      GridRowRule(alignment: nil),
      [
        Tree.color(),
        LayoutNode(MeasuredRule { text.measure($0) }).flexible(
          width: LengthLimits(maximum: .infinity)),
      ])
    let grid = LayoutNode(GridRule(.center, spacingX: 0, spacingY: 0), [row])
    #expect(grid.size(Proposal(.infinity, nil)) == LayoutSize(.infinity, 10))
  }

  @Test(arguments: 0..<300)
  func randomTreesStandAsIfLaidOutAtOnce(_ seed: Int) {
    var random = RandomTrees(seed: UInt64(seed))
    let fresh = random.tree(6).node
    random = RandomTrees(seed: UInt64(seed))
    let changed = random.tree(6).node
    fresh.layOut(in: screen, safe: safe)
    changed.show(200, 300)
    for round in 0..<3 {
      changed.layOut(in: screen, safe: safe)
      for (index, node) in changed.everyNode.enumerated() where index % 7 == round {
        node.invalidate()
      }
    }
    changed.layOut(in: screen, safe: safe)
    #expect(changed.allFrames == fresh.allFrames)
    #expect(changed.everyNode.map(\.isShown) == fresh.everyNode.map(\.isShown))
  }

  @Test func deepAlignmentTakesNoTimeThatDoubles() {
    let text = Words(widths: [20], line: 10, ascent: 8, hasBaselines: true)
    var node = LayoutNode(MeasuredRule { text.measure($0) })
    for _ in 0..<60 { node = Tree.row(spacing: 0, alignment: .firstTextBaseline, node) }
    #expect(node.show().box == [185, 417, 20, 10])
  }
}

extension LayoutNode {
  /// It and all inside of it, in the order of reading.
  fileprivate var everyNode: [LayoutNode] { [self] + children.flatMap(\.everyNode) }
}
