import Testing
import ViewGraph

@testable import PageMarkup
@testable import WebHost

/// What a page is told of how changes move.
@Suite struct PagesMotionTests {
  private static let linear = ElementAnimation(.linear, duration: 1000, delay: 0)

  /// The operations of changes of a screen with two texts, 2 and 3; an attribute of the first may say more.
  private func operations(_ changes: [Change], _ attributes: [StoredAttribute] = []) -> String {
    let screen = ElementWriter()
    screen.open(.box, number: 1)
    screen.open(.text, number: 2)
    for attribute in attributes { screen.set(attribute) }
    screen.close()
    screen.open(.text, number: 3)
    screen.close()
    screen.close()
    let table = ElementTable()
    let styles = PageStyles()
    var renderer = Renderer(HTMLSink(), table: table, styles: styles)
    renderer.render(ElementStream(screen), around: Surroundings())
    _ = styles.takeFresh()
    var writer = PatchWriter(table: table, styles: styles)
    writer.write(changes)
    return String(decoding: writer.operations.bytes, as: UTF8.self)
  }

  private func text(_ node: NodeID, _ text: String) -> Change { .set(node, .text, .text(text)) }

  @Test func aChangeWithoutAnAnimationIsToldAlone() {
    #expect(operations([text(2, "a")]) == #"[0,2,"a"]"#)
    #expect(operations([.motion(nil), text(2, "a")]) == #"[0,2,"a"]"#)
  }

  @Test func aPatchSaysHowItsPartsMove() {
    #expect(
      operations([text(2, "a"), .motion(Self.linear), text(3, "b"), .motion(nil), text(2, "c")])
        == #"[0,2,"a"],[23,"0,1000,0,1,0,0"],[0,3,"b"],[23,""],[0,2,"c"]"#)
  }

  @Test func whatDoesNotShowDoesNotMove() {
    // No such element.
    #expect(operations([.motion(Self.linear), text(9, "b")]) == "")
    #expect(
      operations([.motion(Self.linear), text(9, "b"), .motion(nil), text(2, "c")])
        == #"[23,""],[0,2,"c"]"#)
  }

  @Test func aViewWhoseValueChangesMovesThePartThatSaysSo() {
    let scopes = MotionScopes([.changed(count: 2, Self.linear)])
    let said = #"[1,2,"data-an","2,6,0,1000,0,1,0,0"],[2,2,"am",null]"#
    let set = Change.set(2, .animation, scopes.attributeValue)
    #expect(operations([text(2, "a"), set]) == #"[23,""],[0,2,"a"],"# + said)
    #expect(
      operations([text(2, "a"), .motion(Self.linear), set])
        == #"[0,2,"a"],[23,"0,1000,0,1,0,0"],"# + said)
  }

  @Test func aPageWhereAllMovesIsAlwaysToldSo() {
    let all = StoredAttribute(.animation, MotionScopes([.each(Self.linear, Self.linear)]))
    #expect(operations([text(3, "a")], [all]) == #"[23,""],[0,3,"a"]"#)
    let none = StoredAttribute(.animation, MotionScopes([.each(.still, .still)]))
    #expect(operations([text(3, "a")], [none]) == #"[0,3,"a"]"#)
    let own = StoredAttribute(
      .transitionAnimations, TransitionAnimations(insertion: Self.linear, removal: nil))
    #expect(operations([.remove(3)], [own]) == #"[23,""],[6,3]"#)
  }

  @Test func whatDisablesAnimationsIsTold() {
    #expect(
      operations([.motion(ElementAnimation(.disabled)), text(2, "a")])
        == #"[23,"5,0,0,1,0,0"],[0,2,"a"]"#)
  }
}
