import SwiftUI
import Testing
import UIKit

/// Points of one view in another.
@MainActor
struct ViewGeometryTests {
  @Test func pointsAreConvertedBetweenViews() {
    let outer = UIView(frame: CGRect(x: 5, y: 5, width: 200, height: 200))
    let first = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let second = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    outer.addSubview(first)
    outer.addSubview(second)
    #expect(first.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 22))
    #expect(first.convert(CGPoint(x: 1, y: 2), to: second) == CGPoint(x: -89, y: 22))
    #expect(first.convert(CGPoint(x: 11, y: 22), from: outer) == CGPoint(x: 1, y: 2))
    #expect(
      first.convert(first.bounds, to: outer) == CGRect(x: 10, y: 20, width: 50, height: 50))
    first.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(first.convert(CGPoint.zero, to: outer) == CGPoint(x: -15, y: -5))
    #expect(first.convert(CGPoint(x: 25, y: 25), to: nil) == CGPoint(x: 35, y: 45))
  }
}
