import ApusUI
import Foundation
import ScreenTesting
import Testing

@MainActor
struct CustomLayoutTests {
  private func frame(_ screen: Screen, _ name: String) -> CGRect { screen.element(name).frame! }

  private func tile(_ name: String, _ width: CGFloat, _ height: CGFloat = 20) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test func aFlowBreaksWhereItsViewsNeedIt() {
    let screen = Screen {
      FlowLayout(spacing: 10) {
        tile("a", 100)
        tile("b", 150, 40)
        ForEach(0..<2) { tile("c\($0)", 120) }
      }
      .accessibilityIdentifier("flow")
      .frame(width: 300, height: 200, alignment: .topLeading)
      .accessibilityIdentifier("frame")
    }
    let origin = frame(screen, "a").origin
    func place(_ name: String) -> CGRect {
      frame(screen, name).offsetBy(dx: -origin.x, dy: -origin.y)
    }
    #expect(place("a") == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(place("b") == CGRect(x: 110, y: -10, width: 150, height: 40))
    #expect(place("c0") == CGRect(x: 0, y: 40, width: 120, height: 20))
    #expect(place("c1") == CGRect(x: 130, y: 40, width: 120, height: 20))
    #expect(origin.x == 45)
  }

  @Test func inALanguageFromRightToLeftItIsMirrored() {
    let screen = Screen {
      FlowLayout(spacing: 10) {
        tile("a", 100)
        tile("b", 150)
        tile("c", 150)
      }
      .frame(width: 300, height: 200, alignment: .topLeading)
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(frame(screen, "a").maxX == 345)
    #expect(frame(screen, "b").maxX == 235)
    #expect(frame(screen, "c").maxX == 345)
    #expect(frame(screen, "c").minY == frame(screen, "a").minY + 30)
  }

  @Test func viewsSayTheirValuesToTheLayoutAroundThem() {
    let screen = Screen {
      RadialLayout {
        tile("a", 20)
        tile("b", 20).turned(.degrees(90)).padding(3)
        VStack { tile("c", 20).turned(.degrees(90)) }
        Group { tile("d", 20) }.turned(.degrees(-90))
      }
      .frame(width: 300, height: 300)
    }
    func middle(_ name: String) -> CGPoint {
      let frame = frame(screen, name)
      return CGPoint(
        x: (frame.midX - 195).rounded(), y: (frame.midY - 422).rounded())
    }
    #expect(middle("a") == CGPoint(x: 0, y: -100))
    // By a quarter more than its place; through the padding around it.
    #expect(middle("b") == CGPoint(x: 0, y: 100))
    // What is said inside of a stack is said to the stack.
    #expect(middle("c") == CGPoint(x: 0, y: 100))
    #expect(middle("d") == CGPoint(x: 0, y: 100))
  }

  @Test func buttonsAreAsWideAsTheWidest() {
    let screen = Screen {
      EqualWidthHStack {
        Button("No") {}.frame(maxWidth: .infinity).accessibilityIdentifier("no")
        Button("Perhaps, later") {}.frame(maxWidth: .infinity).accessibilityIdentifier("later")
        Spacer(minLength: 0)
        Button("Yes") {}.frame(maxWidth: .infinity).accessibilityIdentifier("yes")
      }
    }
    let (no, later, yes) = (frame(screen, "no"), frame(screen, "later"), frame(screen, "yes"))
    let width = later.width
    #expect(width > 90 && width < 130)
    #expect(abs(later.midX - no.midX - width - 8) < 0.001)
    // No distance is usual beside a Spacer.
    #expect(abs(yes.midX - later.midX - 2 * width) < 0.001)
  }

  @Test func layoutsNest() {
    let screen = Screen {
      VStack(spacing: 0) {
        tile("above", 10)
        FlowLayout(spacing: 0) {
          tile("first", 200)
          FlowLayout(spacing: 5) {
            tile("inner.a", 60)
            HStack(spacing: 0) {
              tile("inner.b", 50)
              RadialLayout { tile("deep", 4, 4) }.frame(width: 30, height: 30)
            }
          }
        }
        .frame(width: 300)
        tile("below", 10)
      }
    }
    // The inner one is asked for its ideal size: one line of 145 × 30.
    let a = frame(screen, "inner.a")
    #expect(frame(screen, "inner.b").minX == a.maxX + 5)
    #expect(a.minX == frame(screen, "first").minX)
    #expect(a.midY == frame(screen, "first").maxY + 15)
    let deep = frame(screen, "deep")
    #expect(deep.midX == frame(screen, "inner.b").maxX + 15)
    #expect(deep.midY == a.midY - 10)
    #expect(frame(screen, "below").minY == frame(screen, "above").maxY + 50)
  }
}

// MARK: What a layout keeps

/// What layouts were asked, by the tests that make them.
private final class Calls: @unchecked Sendable {
  var made = 0
  var updated = 0
}

private struct CountingLayout: Layout {
  let calls: Calls

  func makeCache(subviews: Subviews) -> Int {
    calls.made += 1
    return subviews.count
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) {
    calls.updated += 1
    cache = 10 * subviews.count
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) -> CGSize { CGSize(width: 10 * cache, height: 10) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {}
}

private struct Switching: View {
  @State private var isRadial = false
  @State private var isFlow = false
  @State private var more = false
  private let calls: Calls

  init(_ calls: Calls) { self.calls = calls }

  private var layout: AnyLayout {
    isRadial
      ? AnyLayout(RadialLayout())
      : isFlow ? AnyLayout(CountingLayout(calls: calls)) : AnyLayout(HStackLayout(spacing: 0))
  }

  var body: some View {
    VStack {
      Toggle("radial", isOn: $isRadial)
      Toggle("flow", isOn: $isFlow)
      Toggle("more", isOn: $more)
      layout {
        Tapped(name: "one")
        Tapped(name: "two")
        if more { Tapped(name: "three") }
      }
      .frame(width: 300, height: 300)
    }
  }
}

private struct Tapped: View {
  let name: String
  @State private var count = 0
  var body: some View {
    Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier(name)
  }
}

extension CustomLayoutTests {
  @Test func viewsKeepTheirStateWhenTheLayoutIsAnother() {
    let calls = Calls()
    let screen = Screen { Switching(calls) }
    screen.button("two").tap()
    let (one, two) = (frame(screen, "one"), frame(screen, "two"))
    #expect(one.midY == two.midY && two.minX == one.maxX)
    screen.toggle(label: "radial").tap()
    #expect(screen.text("two 1").isVisible)
    #expect(frame(screen, "one").midX == frame(screen, "two").midX)
    #expect(abs(frame(screen, "two").midY - frame(screen, "one").midY - 200) < 0.001)
    screen.button("two").tap()
    screen.toggle(label: "radial").tap()
    screen.toggle(label: "flow").tap()
    #expect(screen.text("two 2").isVisible)
    #expect(calls.made == 1)
  }

  @Test func whatALayoutKeepsIsBroughtUpToDateForOtherViews() {
    let calls = Calls()
    let screen = Screen { Switching(calls) }
    screen.toggle(label: "flow").tap()
    _ = frame(screen, "one")
    #expect(calls.made == 1 && calls.updated == 0)
    screen.toggle(label: "more").tap()
    _ = frame(screen, "three")
    #expect(calls.made == 1 && calls.updated == 1)
  }
}
