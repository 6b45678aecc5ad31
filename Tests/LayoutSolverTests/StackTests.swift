import LayoutSolver
import Testing

/// The figures that Apple's layout gives, or that its documentation says.
struct StackTests {
  @Test func theLessFlexibleChoosesFirst() {
    // A maximum of 100 beside a minimum of 100 in 150: 75 and 100, and what is too much sticks out
    // on both sides.
    let a = Tree.color().flexible(width: LengthLimits(maximum: 100))
    let b = Tree.color().flexible(width: LengthLimits(minimum: 100))
    let row = Tree.row(spacing: 0, a, b)
    row.frame(width: 150, height: 20).show()
    #expect(row.frame.width == 175)
    #expect(row.frame.x == 195 - 87.5)
    #expect(a.frame.width == 75)
    #expect(b.frame.width == 100)
  }

  @Test func shapesShareWhatDistancesLeave() {
    let a = Tree.color()
    let b = Tree.color()
    Tree.row(a, b).frame(width: 100, height: 10).show(100, 10)
    #expect(a.box == [0, 0, 46, 10])
    #expect(b.box == [54, 0, 46, 10])
  }

  @Test func whatOneDoesNotTakeGoesToTheOthers() {
    let a = Tree.color().flexible(width: LengthLimits(minimum: 20, maximum: 40))
    let b = Tree.color().flexible(width: LengthLimits(minimum: 30, maximum: 50))
    let row = Tree.row(a, b)
    row.frame(width: 100, height: 10).show(100, 10)
    #expect(a.frame.width == 40)
    #expect(b.frame.width == 50)
    #expect(row.box == [1, 0, 98, 10])
  }

  @Test func aHigherPriorityLeavesTheLeastToOthers() {
    let low = Tree.color().flexible(width: LengthLimits(minimum: 30))
    let high = Tree.color().priority(1)
    Tree.row(spacing: 0, Tree.fixed(20, 10), high, low).frame(width: 300).show(300, 10)
    #expect(high.frame.width == 250)
    #expect(low.frame.width == 30)
  }

  @Test func aSpacerYieldsAndKeepsItsLeast() {
    let color = Tree.color()
    let spacer = Tree.spacer(.horizontal)
    Tree.row(color, spacer).show(100, 10)
    #expect(color.frame.width == 92)
    #expect(spacer.frame.width == 8)
    #expect(spacer.frame.height == 0)
  }

  @Test func noDistanceLiesBesideASpacer() {
    let end = Tree.fixed(10, 10)
    let row = Tree.row(Tree.fixed(10, 10), Tree.spacer(.horizontal), end)
    row.fixedSize().show()
    #expect(row.frame.width == 28)
  }

  @Test func withNoLengthAcrossChildrenFillTheLargest() {
    let color = Tree.color().frame(width: 40)
    Tree.row(spacing: 5, Tree.fixed(40, 30), color, Tree.fixed(40, 70)).fixedSize(.vertical)
      .show()
    #expect(color.frame.height == 70)
  }

  @Test func childrenAreAlignedByTheirGuides() {
    let moved = LayoutNode(
      GuideRule(.leading, LinearGuide(constant: -20)), [Tree.fixed(80, 20)])
    let other = Tree.fixed(80, 20)
    Tree.column(spacing: 5, alignment: .leading, other, moved).show()
    #expect(other.frame.x == 145)
    #expect(moved.frame.x == 165)
  }

  @Test func aGuideShowsThroughWhatIsAround() {
    // A badge whose trailing guide is its middle, inside of padding and a frame.
    let badge = LayoutNode(
      GuideRule(.trailing, LinearGuide(perWidth: 0.5)), [Tree.fixed(20, 20)])
    let base = Tree.fixed(100, 60)
    base.overlay(LayoutAlignment(.trailing, .top), badge.padding(4)).show(100, 60)
    // The middle of the badge, 14 from the padding's edge, on the base's edge.
    #expect(badge.frame.x == 100 - 14 + 4)
  }
}
