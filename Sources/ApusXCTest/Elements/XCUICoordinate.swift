import ApusUI
import Foundation
import ScreenLayout
import ScreenTesting
import ViewGraph

/// A point on the screen, by its place in an element.
@MainActor @preconcurrency
public final class XCUICoordinate {
  /// The coordinate's element.
  public let referencedElement: XCUIElement
  private let normalizedOffset: CGVector
  private let pointsOffset: CGVector

  init(_ element: XCUIElement, _ normalized: CGVector, _ points: CGVector) {
    referencedElement = element
    normalizedOffset = normalized
    pointsOffset = points
  }

  /// The point, from the upper left corner of the screen.
  public var screenPoint: CGPoint {
    let frame = referencedElement.frame
    return CGPoint(
      x: frame.minX + frame.width * normalizedOffset.dx + pointsOffset.dx,
      y: frame.minY + frame.height * normalizedOffset.dy + pointsOffset.dy)
  }

  /// A point beside this one, in points.
  public func withOffset(_ offset: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement, normalizedOffset,
      CGVector(dx: pointsOffset.dx + offset.dx, dy: pointsOffset.dy + offset.dy))
  }

  /// Taps the element at the point, if there is an element.
  public func tap() { tap(count: 1) }

  /// Taps twice.
  public func doubleTap() { tap(count: 2) }

  private func tap(count: Int) {
    let point = screenPoint
    guard let app = referencedElement.app else { return }
    guard let control = app.screen.control(at: point), control.isEnabled else { return }
    referencedElement.report { control.tap(atPoint: point, count: count) }
    MainQueue.settle()
  }

  /// Holds a finger there.
  public func press(forDuration duration: TimeInterval) {
    guard let app = referencedElement.app, let control = app.screen.control(at: screenPoint)
    else { return }
    referencedElement.report { duration >= 0.5 ? control.longPress() : control.tap() }
    MainQueue.settle()
  }

  /// Drags from here to another point. Gestures of the app follow the finger, and content that can be dragged is
  /// dropped there. Elsewhere a drag down refreshes a list
  /// that can be refreshed, and other drags are swipes.
  public func press(forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate) {
    let start = screenPoint
    let end = other.screenPoint
    let (x, y) = (end.x - start.x, end.y - start.y)
    if let app = referencedElement.app, app.screen.followsFingers(at: start) {
      referencedElement.touch(to: "drag") { _, app in
        let finger = app.screen.touchDown(at: start)
        finger.hold(for: .seconds(duration))
        finger.move(by: CGSize(width: x, height: y))
        finger.lift()
      }
      return
    }
    if let app = referencedElement.app, let drag = app.screen.beginDrag(at: start) {
      drag.move(to: end)
      drag.drop()
      return
    }
    if abs(x) > abs(y) {
      return x < 0 ? referencedElement.swipeLeft() : referencedElement.swipeRight()
    }
    if y < 0 { return referencedElement.swipeUp() }
    referencedElement.touch(to: "drag") { element, app in
      var list = element.node.lineage.first { $0.has(.onRefresh) }
      element.node.walk { if list == nil, $0.has(.onRefresh), app.screen.shows($0) { list = $0 } }
      guard let list else { return self.referencedElement.swipeDown() }
      _ = app.screen.attempt(.refresh, on: list)
    }
  }
}

extension XCUIElement {
  /// A point in the element: (0, 0) is its upper left corner, (1, 1) its lower right one.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, normalizedOffset, .zero)
  }

  /// Drags from the middle of this element to that of another.
  public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    let middle = CGVector(dx: 0.5, dy: 0.5)
    coordinate(withNormalizedOffset: middle).press(
      forDuration: duration, thenDragTo: otherElement.coordinate(withNormalizedOffset: middle))
  }
}
