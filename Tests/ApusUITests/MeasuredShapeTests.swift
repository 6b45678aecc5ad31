import Foundation
import Testing
import ViewGraph

@testable import ApusUI
@testable import ScreenTesting

/// Shapes whose path is made of points fit the place that they are in.
@Suite @MainActor struct MeasuredShapeTests {
  /// Two corners of 20 points.
  private struct Tongue: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: 0, y: rect.maxY))
        path.addLine(to: CGPoint(x: 20, y: 0))
        path.addLine(to: CGPoint(x: rect.maxX - 20, y: 0))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  private struct Card: View {
    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "Title").frame(maxWidth: .infinity, minHeight: 60)
          .clipShape(Tongue()).accessibilityIdentifier("clipped")
        Tongue().fill(Color.red).frame(height: 50).accessibilityIdentifier("filled")
        Text(verbatim: "Behind").padding(.horizontal, 55).background(Tongue().stroke(Color.blue))
        Color.green.frame(height: 30).mask(Tongue()).accessibilityIdentifier("masked")
      }
    }
  }

  /// The sizes in which the outlines of the screen were made, in their order.
  private func sizes(_ key: Attribute<[Double]>, in screen: Screen) -> [[Double]] {
    // Laid out, so that each place is measured.
    _ = screen.dumpWithFrames
    var found: [[Double]] = []
    screen.present.root.walk { node in
      if let numbers = node[key], numbers.count > 2 { found.append(Array(numbers[1...2])) }
    }
    return found
  }

  @Test func aClipShapeIsMadeInTheSizeOfItsView() {
    let screen = Screen { Card() }
    #expect(sizes(.clipShape, in: screen) == [[390, 60], [390, 30]])
    screen.size = ScreenSize(width: 700, height: 844)
    #expect(sizes(.clipShape, in: screen) == [[700, 60], [700, 30]])
  }

  @Test func aFilledOrDrawnShapeIsMadeInTheSizeOfItsPlace() {
    let screen = Screen { Card() }
    let behind = screen.text("Behind").frame!
    let outlines = sizes(.shape, in: screen)
    #expect(outlines.first == [390, 50])
    #expect(outlines.last == [Double(behind.width) + 110, Double(behind.height)])
  }

  @Test func theViewItselfIsAsLargeAsBefore() {
    let screen = Screen { Card() }
    #expect(screen.element("filled").frame?.height == 50)
  }

  @Test func aSpacerInAFrameIsAsWideAsThat() {
    let screen = Screen {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 28, height: 28)
          Spacer().frame(width: 16)
          Text(verbatim: "Wi-Fi")
        }
        Spacer()
        Text(verbatim: "Home")
      }
    }
    #expect(screen.text("Wi-Fi").frame?.minX == 44)
  }
}
