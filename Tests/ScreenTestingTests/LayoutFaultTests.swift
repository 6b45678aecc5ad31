import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Layouts of an app whose answers are no layout.
@MainActor
struct LayoutFaultTests {
  private func frame(_ screen: Screen, _ name: String) -> CGRect { screen.element(name).frame! }

  private func tile(_ name: String, _ width: CGFloat) -> some View {
    Color.red.frame(width: width, height: 20).accessibilityIdentifier(name)
  }

  private func faulty(_ fault: Broken.Fault) -> Screen {
    Screen {
      VStack(spacing: 0) {
        tile("above", 10)
        Broken(fault: fault) {
          tile("a", 10)
          tile("b", 10)
        }
        tile("below", 10)
      }
    }
  }

  @Test func aSizeThatIsNoneCountsAsNothing() {
    for fault in [Broken.Fault.notANumber, .negative, .endless] {
      let screen = faulty(fault)
      #expect(frame(screen, "below").minY == frame(screen, "above").maxY, "\(fault)")
    }
  }

  @Test func aPlaceThatIsNoneIsTheMiddle() {
    for fault in [Broken.Fault.nowhere, .placedAtInfinity] {
      let screen = faulty(fault)
      #expect(frame(screen, "a").midX == frame(screen, "above").midX, "\(fault)")
      #expect(frame(screen, "a").midY == frame(screen, "above").maxY + 50, "\(fault)")
    }
  }

  @Test func ofSeveralPlacesTheLastCounts() {
    let screen = faulty(.placedTwice)
    #expect(frame(screen, "a").minY == frame(screen, "above").maxY + 70)
  }
}

private struct Broken: Layout {
  enum Fault: Sendable {
    case notANumber, negative, endless, nowhere, placedAtInfinity, placedTwice
  }
  let fault: Fault

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    switch fault {
    case .notANumber: CGSize(width: CGFloat.nan, height: .nan)
    case .negative: CGSize(width: -5, height: -5)
    case .endless: CGSize(width: 10, height: CGFloat.infinity)
    default: CGSize(width: 100, height: 100)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      switch fault {
      case .nowhere: break
      case .placedAtInfinity:
        subview.place(at: CGPoint(x: bounds.minX, y: .infinity), proposal: .unspecified)
      default:
        subview.place(at: bounds.origin, proposal: .unspecified)
        if fault == .placedTwice {
          subview.place(at: CGPoint(x: bounds.minX, y: 70), proposal: .unspecified)
        }
      }
    }
  }
}
