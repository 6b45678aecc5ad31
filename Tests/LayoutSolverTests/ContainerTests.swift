import LayoutSolver
import Testing

struct ContainerTests {
  @Test func layersAreTheUnionOfTheirChildren() {
    let a = Tree.fixed(100, 20)
    let b = Tree.fixed(20, 100)
    let layers = Tree.layers(.topLeading, a, b)
    layers.show()
    #expect(layers.frame.size == LayoutSize(100, 100))
    #expect(a.frame.x == b.frame.x)
    #expect(a.frame.y == b.frame.y)
  }

  @Test func anOverlayHasNoSay() {
    let layer = Tree.fixed(200, 200)
    let base = Tree.fixed(50, 50)
    let both = base.overlay(.center, layer)
    both.show()
    #expect(both.frame.size == LayoutSize(50, 50))
    #expect(layer.box == [95, 322, 200, 200])
  }

  @Test func aReaderNeverGrowsByItsContent() {
    let content = Tree.fixed(1_000_000, 1_000_000)
    let reader = LayoutNode(GeometryRule(), [content])
    reader.show()
    #expect(reader.box == [0, 0, 390, 844])
    #expect(content.frame.x == 0)
  }

  @Test func scrolledContentHasItsIdealLength() {
    let color = Tree.color()
    let content = Tree.column(spacing: 6, color, Tree.fixed(100, 40))
    let scroll = LayoutNode(ScrollRule(.vertical), [content])
    scroll.show()
    #expect(color.box == [0, 0, 390, 10])
    #expect(scroll.box == [0, 0, 390, 844])
  }

  @Test func smallerContentStandsAtTheAnchor() {
    let content = Tree.fixed(100, 40)
    let scroll = LayoutNode(ScrollRule(.vertical, anchor: (0.5, 1)), [content])
    scroll.show()
    #expect(content.box == [145, 804, 100, 40])
    let larger = Tree.fixed(100, 1000)
    LayoutNode(ScrollRule(.vertical, anchor: (0.5, 1)), [larger]).show()
    #expect(larger.box == [145, 0, 100, 1000])
  }

  @Test func columnsOfALazyGrid() {
    let cells = (0..<6).map { _ in Tree.color().frame(height: 40) }
    LayoutNode(
      LazyGridRule(
        axis: .vertical,
        items: [
          TrackItem(.fixed(70), spacing: 8),
          TrackItem(.adaptive(minimum: 40, maximum: .infinity), spacing: 8),
        ], spacing: 8), cells
    ).frame(width: 200).show(200, 200)
    #expect(cells[0].frame.width == 70)
    #expect(cells[1].box == [78, 56, 57, 40])
    #expect(cells[2].box == [143, 56, 57, 40])
    #expect(cells[3].frame.y == 104)
  }

  @Test func columnsOfAGridAreAsWideAsTheWidest() {
    let small = Tree.fixed(30, 20)
    let tall = Tree.fixed(60, 40)
    let last = Tree.fixed(20, 20)
    LayoutNode(
      GridRule(.center, spacingX: 10, spacingY: 10),
      [
        LayoutNode(GridRowRule(alignment: nil), [small, Tree.fixed(80, 20)]),
        LayoutNode(GridRowRule(alignment: nil), [tall, last]),
      ]
    ).show()
    #expect(small.box == [135, 387, 30, 20])
    #expect(tall.box == [120, 417, 60, 40])
    #expect(last.box == [220, 427, 20, 20])
  }

  @Test func theFirstThatFits() {
    let wide = Tree.fixed(300, 20)
    let narrow = Tree.fixed(100, 20)
    let choice = LayoutNode(FittingRule(.horizontal), [wide, narrow])
    choice.frame(width: 200, height: 50).show()
    #expect(!wide.isShown)
    #expect(narrow.isShown)
    #expect(choice.frame.width == 100)
  }

  @Test func theSafeAreaIsLeftWhereItIsTouched() {
    let background = LayoutNode(SafeAreaRule(ignoring: .all), [Tree.color()])
    let screen = LayoutFrame(width: 390, height: 844)
    let content = Tree.fixed(100, 100)
    Tree.layers(.center, background, content)
      .layOut(in: screen, safe: screen.inset(by: LayoutInsets(top: 47, bottom: 34)))
    #expect(background.box == [0, 0, 390, 844])
    // The window's content is centred in the safe area, 428.5 on a screen of 844.
    #expect(content.frame.y + 50 == 428.5)
  }

  @Test func aGroundReachesBehindABarOverItsContent() {
    let ground = LayoutNode(SafeAreaRule(ignoring: .all), [Tree.color()])
    let bar = Tree.fixed(390, 60)
    let rule = InsetBarRule(edge: .bottom, alignment: .centerX, spacing: nil)
    let inset = LayoutNode(rule, [Tree.layers(.center, ground, Tree.fixed(100, 100)), bar])
    let screen = LayoutFrame(width: 390, height: 844)
    inset.layOut(in: screen, safe: screen.inset(by: LayoutInsets(top: 47, bottom: 34)))
    #expect(bar.frame.y == 750)
    #expect(ground.box == [0, 0, 390, 844])
    // A bar away from the screen's edge ends the ground.
    let above = LayoutNode(rule, [Tree.layers(.center, ground, Tree.fixed(100, 100)), bar])
    let column = Tree.column(spacing: 0, above, Tree.fixed(390, 63))
    column.layOut(in: screen, safe: screen.inset(by: LayoutInsets(top: 47, bottom: 34)))
    #expect(bar.frame.y == 687)
    #expect(ground.box == [0, 0, 390, 747])
  }

  @Test func rightToLeftMirrors() {
    let first = Tree.fixed(50, 10)
    let row = Tree.row(spacing: 10, first, Tree.fixed(20, 10))
    row.isRightToLeft = true
    row.show(80, 10)
    #expect(first.frame.x == 30)
  }

  @Test func deepTreesEnd() {
    var node = Tree.fixed(10, 10)
    for depth in 0..<60 {
      node = depth % 2 == 0 ? Tree.row(node, Tree.color()) : Tree.column(node, Tree.color())
    }
    node.show()
    #expect(node.frame.width == 390)
  }
}
