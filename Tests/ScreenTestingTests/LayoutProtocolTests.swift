import ApusUI
import Foundation
import ScreenTesting
import Testing

/// What a layout of an app is asked and can ask.
@MainActor
struct LayoutProtocolTests {
  private func frame(_ screen: Screen, _ name: String) -> CGRect { screen.element(name).frame! }

  private func tile(_ name: String, _ width: CGFloat, _ height: CGFloat = 20) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test func proposals() {
    let open = ProposedViewSize(width: 5, height: nil)
    #expect(open.replacingUnspecifiedDimensions() == CGSize(width: 5, height: 10))
    #expect(
      open.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
        == CGSize(width: 5, height: 2))
    #expect(ProposedViewSize(CGSize(width: 3, height: 4)) == ProposedViewSize(width: 3, height: 4))
    #expect(ProposedViewSize.infinity.width == .infinity && ProposedViewSize.zero.height == 0)
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
  }

  @Test func distances() {
    let (usual, zero) = (ViewSpacing(), ViewSpacing.zero)
    #expect(usual.distance(to: usual, along: .horizontal) == 8)
    #expect(zero.distance(to: usual, along: .vertical) == 8)
    #expect(zero.distance(to: zero, along: .vertical) == 0)
    let trailing = zero.union(usual, edges: .trailing)
    #expect(trailing.distance(to: zero, along: .horizontal) == 8)
    #expect(zero.distance(to: trailing, along: .horizontal) == 0)
    #expect(trailing.distance(to: zero, along: .vertical) == 0)
  }

  @Test func partsOfTheViewsCanBeAskedAndLaidOutBySystemLayouts() {
    let screen = Screen {
      Halves {
        tile("a", 10)
        tile("b", 20)
        tile("c", 30)
        tile("d", 40)
      }
    }
    let a = frame(screen, "a")
    // The first half beside each other, the rest below each other.
    #expect(frame(screen, "b").minX == a.maxX + 4 && frame(screen, "b").minY == a.minY)
    #expect(frame(screen, "c").minX == frame(screen, "d").minX)
    #expect(frame(screen, "c").minX == frame(screen, "b").maxX)
    #expect(frame(screen, "d").minY == frame(screen, "c").maxY + 2)
    #expect(abs(a.minX - (195 - 74.0 / 2)) < 0.001)
  }

  @Test func guidesOfViewsAreKnownAndALayoutHasItsOwn() {
    let screen = Screen {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Beside").accessibilityIdentifier("beside")
        BaselineColumn {
          tile("above", 20)
          Text("Aligned").accessibilityIdentifier("text")
        }
      }
    }
    // By the baseline of the second view, which the layout says.
    #expect(abs(frame(screen, "text").minY - frame(screen, "beside").minY) < 0.001)
    let leading = Screen {
      VStack(alignment: .leading, spacing: 0) {
        tile("first", 100)
        BaselineColumn { tile("in", 40) }
      }
    }
    #expect(frame(leading, "in").minX == frame(leading, "first").minX - 12)
  }

  @Test func withoutGuidesOfItsOwnThoseOfItsViewsShowThrough() {
    let screen = Screen {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Beside").accessibilityIdentifier("beside")
        FlowLayout { Text("In a flow").accessibilityIdentifier("text") }
      }
    }
    #expect(frame(screen, "text").minY == frame(screen, "beside").minY)
  }

  @Test func aGridCanBeOneOfSeveralLayouts() {
    let layout = AnyLayout(
      GridLayout(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 1))
    let screen = Screen {
      layout {
        GridRow {
          tile("a", 10)
          tile("b", 20)
        }
        GridRow {
          tile("c", 30)
          tile("d", 40)
        }
      }
    }
    #expect(frame(screen, "b").minX == frame(screen, "d").minX)
    #expect(frame(screen, "d").minX == frame(screen, "c").maxX + 5)
    #expect(frame(screen, "c").minY == frame(screen, "a").maxY + 1)
  }

  @Test func aLayoutNextToAnotherViewKeepsTheDistanceThatItPrefers() {
    func gap(_ isOpen: Bool) -> CGFloat {
      let screen = Screen {
        HStack {
          tile("a", 10)
          Tight(isOpen: isOpen) { tile("b", 10) }
        }
      }
      return frame(screen, "b").minX - frame(screen, "a").maxX
    }
    #expect(gap(false) == 8)
    // Its views prefer one, and it takes that of a Spacer.
    #expect(gap(true) == 0)
  }

  @Test func spacersAndDividersKnowTheDirectionOfTheirLayout() {
    let screen = Screen {
      Sideways {
        Spacer(minLength: 30).accessibilityIdentifier("space")
        Divider().accessibilityIdentifier("line")
      }
    }
    #expect(frame(screen, "space").size == CGSize(width: 30, height: 0))
    #expect(frame(screen, "line").width < 1)
  }
}

private struct Halves: Layout {
  private let beside = HStackLayout(spacing: 4)
  private let below = VStackLayout(alignment: .leading, spacing: 2)

  private func sizes(_ subviews: Subviews) -> (CGSize, CGSize) {
    let half = subviews.count / 2
    var (first, second) = (
      beside.makeCache(subviews: subviews[0..<half]), below.makeCache(subviews: subviews[half...])
    )
    return (
      beside.sizeThatFits(
        proposal: .unspecified, subviews: subviews[0..<half], cache: &first),
      below.sizeThatFits(
        proposal: .unspecified, subviews: subviews[half..<subviews.count], cache: &second)
    )
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let (first, second) = sizes(subviews)
    return CGSize(width: first.width + second.width, height: max(first.height, second.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (first, second) = sizes(subviews)
    let half = subviews.count / 2
    let (left, right) = (subviews[0..<half], subviews[subviews.indices.suffix(half)])
    var leftCache = beside.makeCache(subviews: left)
    beside.placeSubviews(
      in: CGRect(origin: bounds.origin, size: first), proposal: ProposedViewSize(first),
      subviews: left, cache: &leftCache)
    var rightCache = below.makeCache(subviews: right)
    below.placeSubviews(
      in: CGRect(
        origin: CGPoint(x: bounds.minX + first.width, y: bounds.minY), size: second),
      proposal: ProposedViewSize(second), subviews: right, cache: &rightCache)
  }
}

private struct BaselineColumn: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.dimensions(in: .unspecified).height
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard guide == .firstTextBaseline, let last = subviews.last else { return nil }
    let above = subviews.dropLast().reduce(0) { $0 + $1.sizeThatFits(.unspecified).height }
    return above + last.dimensions(in: .unspecified)[.firstTextBaseline]
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { guide == .leading ? bounds.minX + 12 : nil }
}

private struct Tight: Layout {
  let isOpen: Bool

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    isOpen ? .zero : subviews[0].spacing
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { subviews[0].sizeThatFits(proposal) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { subviews[0].place(at: bounds.origin, proposal: proposal) }
}

private struct Sideways: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 100, height: 50) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}
