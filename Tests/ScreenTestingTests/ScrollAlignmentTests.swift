import ApusUI
import ScreenTesting
import Testing

/// Content that is smaller than its scroll view.
@MainActor
@Suite struct ScrollAlignmentTests {
  private struct Talk: View {
    let anchor: UnitPoint?
    var role: ScrollAnchorRole?
    var count = 2

    var body: some View {
      VStack(spacing: 0) {
        anchored(
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<count, id: \.self) { number in
                Text("Message \(number)").frame(height: 40)
              }
            }
          })
        Color.gray.frame(height: 50).accessibilityIdentifier("entry")
      }
    }

    @ViewBuilder private func anchored(_ view: some View) -> some View {
      if let role {
        view.defaultScrollAnchor(anchor, for: role)
      } else {
        view.defaultScrollAnchor(anchor)
      }
    }
  }

  private func distance(_ talk: Talk) throws -> Double {
    let screen = Screen(width: 390) { talk }
    let last = try #require(screen.text("Message \(talk.count - 1)").frame)
    let entry = try #require(screen.element("entry").frame)
    return entry.minY - last.maxY
  }

  @Test func contentOfATalkStandsAboveTheEntry() throws {
    // Words are 40 points high in all.
    let beside = try distance(Talk(anchor: .bottom))
    #expect(beside > 0 && beside < 12)
    #expect(try distance(Talk(anchor: .bottom, role: .alignment)) == beside)
  }

  @Test func otherRolesLeaveItAtTheTop() throws {
    #expect(try distance(Talk(anchor: nil)) > 400)
    #expect(try distance(Talk(anchor: .bottom, role: .initialOffset)) > 400)
    #expect(try distance(Talk(anchor: .bottom, role: .sizeChanges)) > 400)
  }

  @Test func theMiddleIsAnAnchorToo() throws {
    let (top, middle) = (try distance(Talk(anchor: nil)), try distance(Talk(anchor: .center)))
    let bottom = try distance(Talk(anchor: .bottom))
    #expect(abs(middle - (top + bottom) / 2) < 1)
  }

  @Test func contentThatGoesBeyondTheScrollViewBeginsAtItsTop() throws {
    let screen = Screen(width: 390) { Talk(anchor: .bottom, count: 60) }
    let first = try #require(screen.text("Message 0").frame)
    #expect(first.minY >= 0 && first.minY < 20)
  }
}
