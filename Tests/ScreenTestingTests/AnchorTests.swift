import ApusUI
import Foundation
import ScreenTesting
import Testing

private struct Bounds: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }
  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

private struct Corner: PreferenceKey {
  static var defaultValue: Anchor<CGPoint>? { nil }
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = value ?? nextValue()
  }
}

@MainActor
struct AnchorTests {
  private struct Tabs: View {
    @State private var selected = "One"
    var body: some View {
      HStack(spacing: 10) {
        ForEach(["One", "Two"], id: \.self) { name in
          Button(name) { selected = name }.accessibilityIdentifier(name)
            .frame(width: name == "One" ? 50 : 80, height: 30)
            .anchorPreference(key: Bounds.self, value: .bounds) { [name: $0] }
        }
      }
      .padding(5)
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { place in
          if let anchor = anchors[selected] {
            let frame = place[anchor]
            Color.red.accessibilityIdentifier("line")
              .frame(width: frame.width, height: 2)
              .offset(x: frame.minX, y: frame.maxY)
          }
        }
        .allowsHitTesting(false)
      }
    }
  }

  @Test func anOverlayFindsTheViewsBelow() {
    let screen = Screen { Tabs() }
    // All is 150 × 40, in the middle.
    #expect(screen.element("line").frame == CGRect(x: 125, y: 437, width: 50, height: 2))
    screen.button("Two").tap()
    #expect(screen.element("line").frame == CGRect(x: 185, y: 437, width: 80, height: 2))
  }

  @Test func aPointIsFoundToo() {
    let screen = Screen {
      VStack(spacing: 0) {
        Color.blue.frame(width: 100, height: 50)
        Color.red.frame(width: 60, height: 40)
          .anchorPreference(key: Corner.self, value: .bottomTrailing) { $0 }
      }
      .overlayPreferenceValue(Corner.self) { anchor in
        GeometryReader { place in
          let point = anchor.map { place[$0] } ?? .zero
          Text("\(Int(point.x)) \(Int(point.y))").accessibilityIdentifier("point")
        }
      }
    }
    #expect(screen.element("point").text == "80 90")
  }

  @Test(arguments: [true, false])
  func aTransformationKeepsWhatIsInside(isTransformed: Bool) {
    let inner = Color.red.frame(width: 60, height: 40)
      .anchorPreference(key: Bounds.self, value: .bounds) { ["inner": $0] }
      .padding(10)
    let screen = Screen {
      Group {
        if isTransformed {
          inner.transformAnchorPreference(
            key: Bounds.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
          ) { $0["outer"] = $1 }
        } else {
          inner.anchorPreference(
            key: Bounds.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
          ) { ["outer": $0] }
        }
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { place in
          ForEach(anchors.keys.sorted(), id: \.self) { name in
            let frame = place[anchors[name]!]
            Text("\(name) \(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width))")
          }
        }
      }
    }
    #expect(screen.text("outer 1 2 3").exists)
    #expect(screen.text("inner 10 10 60").exists == isTransformed)
  }
}
