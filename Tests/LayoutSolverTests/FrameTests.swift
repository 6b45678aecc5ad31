import LayoutSolver
import Testing

struct FrameTests {
  @Test func framesAroundFrames() {
    // A 60 × 40 box at the top leading corner of 100 × 100, in the bottom trailing one of 200 × 200.
    let box = Tree.color().frame(width: 60, height: 40)
    let outer = box.frame(width: 100, height: 100, .topLeading)
      .frame(width: 200, height: 200, LayoutAlignment(.trailing, .bottom))
    outer.show(200, 200)
    #expect(box.box == [100, 100, 60, 40])
  }

  @Test func whatIsLargerSticksOutOnBothSides() {
    let wide = Tree.fixed(1200, 40)
    wide.frame(width: 100, height: 20).show(390, 844)
    #expect(wide.box == [195 - 600, 422 - 20, 1200, 40])
  }

  @Test(arguments: [
    // minimum, maximum, proposed, child, length
    (nil, Double.infinity, 300.0, 100.0, 300.0),
    (nil, 200.0, 300.0, 100.0, 200.0),
    (nil, 200.0, 50.0, 100.0, 100.0),
    (150.0, nil, 300.0, 100.0, 150.0),
    (50.0, nil, 80.0, 100.0, 80.0),
    (50.0, nil, 300.0, 100.0, 100.0),
    (50.0, 200.0, 120.0, 100.0, 120.0),
    (50.0, 200.0, 20.0, 100.0, 50.0),
    (nil, nil, 300.0, 100.0, 100.0),
  ])
  func aFlexibleFrame(
    _ minimum: Double?, _ maximum: Double?, _ proposed: Double, _ child: Double, _ length: Double
  ) {
    let frame = Tree.fixed(child, 10)
      .flexible(width: LengthLimits(minimum: minimum, maximum: maximum))
    #expect(frame.size(Proposal(proposed, nil)).width == length)
  }

  @Test func aMaximumWidthLeavesTheHeightToTheChild() {
    let button = Tree.fixed(80, 20)
    let frame = button.flexible(width: LengthLimits(maximum: .infinity))
    Tree.layers(LayoutAlignment(.centerX, .bottom), frame, Tree.color()).show()
    #expect(frame.box == [0, 824, 390, 20])
    #expect(button.box == [155, 824, 80, 20])
  }

  @Test func anIdealLengthIsUsedWhereNothingIsProposed() {
    let frame = Tree.color()
      .flexible(width: LengthLimits(ideal: 120), height: LengthLimits(ideal: 50))
    #expect(frame.size(.ideal) == LayoutSize(120, 50))
    #expect(Tree.color().size(.ideal) == LayoutSize(10, 10))
  }

  @Test func paddingIsNeverNegativeInside() {
    let color = Tree.color()
    let padded = color.padding(20)
    padded.show(30, 30)
    #expect(padded.frame.width == 40)
    #expect(color.frame.width == 0)
  }

  @Test func ratios() {
    #expect(Tree.color().ratio(2).size(Proposal(100, 100)) == LayoutSize(100, 50))
    #expect(Tree.color().ratio(2, fills: true).size(Proposal(100, 100)) == LayoutSize(200, 100))
    #expect(Tree.color().ratio(2).size(Proposal(100, nil)) == LayoutSize(100, 50))
    #expect(Tree.color().ratio(2).size(.ideal) == LayoutSize(10, 5))
  }

  @Test func aCircleIsACircle() {
    let circle = LayoutNode(SquareRule())
    circle.frame(width: 200, height: 60).show()
    #expect(circle.frame.width == 60)
    #expect(circle.frame.height == 60)
  }

  @Test func aSizeThatIsNoNumberIsNothing() {
    let broken = LayoutNode(
      MeasuredRule { _ in .init(LayoutSize(.nan, -5)) })
    #expect(broken.size(.ideal) == .zero)
  }
}
