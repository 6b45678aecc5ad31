import SwiftUI
import Testing
import UIKit

struct PathContainsTests {
  @Test func aCircleContainsItsMiddleAndNoCorner() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.contains(CGPoint(x: 50, y: 50)))
    #expect(circle.contains(CGPoint(x: 15, y: 50)))
    #expect(!circle.contains(CGPoint(x: 5, y: 5)))
    #expect(!circle.contains(CGPoint(x: 150, y: 50)))
  }

  @Test func aHoleIsOutsideByTheEvenOddRule() {
    var ring = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    ring.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(ring.contains(CGPoint(x: 50, y: 50)))
    #expect(!ring.contains(CGPoint(x: 50, y: 50), eoFill: true))
    #expect(ring.contains(CGPoint(x: 10, y: 50), eoFill: true))
  }

  @Test func anOpenLineCountsAsClosed() {
    let corner = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
      path.addLine(to: CGPoint(x: 0, y: 100))
      path.move(to: CGPoint(x: 200, y: 0))
      path.addLine(to: CGPoint(x: 300, y: 0))
      path.addLine(to: CGPoint(x: 300, y: 100))
    }
    #expect(corner.contains(CGPoint(x: 20, y: 20)))
    #expect(corner.contains(CGPoint(x: 290, y: 50)))
    #expect(!corner.contains(CGPoint(x: 210, y: 90)))
    #expect(!Path().contains(.zero))
  }

  @Test @MainActor func aGreyOfAColour() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.4, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.4) < 0.01 && abs(alpha - 0.5) < 0.01)
  }
}
