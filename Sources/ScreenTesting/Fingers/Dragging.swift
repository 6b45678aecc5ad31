import ApusUI
import Foundation
import ScreenLayout
import ViewGraph

extension ScreenElement {
  /// Puts a finger down on it. The views around that have gestures follow the finger.
  ///
  /// - Parameter place: Where, as a part of its size.
  /// - Returns: The finger. Another element in front fails the test, and no view follows the finger.
  public func touchDown(
    at place: UnitPoint = .center, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> ScreenFinger {
    let caller = ScreenFailure.Place(
      fileID: fileID, filePath: filePath, line: line, column: column)
    screen.touchCount += 1
    guard let node = target(caller, to: "touch"), let frame else {
      return ScreenFinger(on: screen, at: .zero, touching: nil, tapping: nil)
    }
    let point = CGPoint(
      x: frame.minX + frame.width * place.x, y: frame.minY + frame.height * place.y)
    let touched = screen.touched(at: point)
    // Elements in front, inside of the same gesture's view, hear of the finger as well.
    let around = Set(node.lineage.filter { $0 === node || $0.has(.onGesture) }.map(\.id))
    let isReached = touched.map { touched in
      touched.lineage.contains { around.contains($0.id) }
        || node.lineage.contains { $0 === touched }
    }
    guard isReached == true else {
      fail(
        touched == nil ? .untouchable : .covered, on: node, to: "touch", caller)
      return ScreenFinger(on: screen, at: point, touching: nil, tapping: nil)
    }
    return ScreenFinger(on: screen, at: point, touching: touched, tapping: self)
  }

  /// Drags it with a finger, and lifts the finger.
  ///
  /// ```swift
  /// screen.element("card").drag(by: CGSize(width: 200, height: 0))
  /// ```
  ///
  /// - Parameters:
  ///   - way: Points to the right and down.
  ///   - place: Where the finger comes down, as a part of its size.
  ///   - duration: How long the way takes.
  ///   - hold: How long the finger stays before it moves.
  public func drag(
    by way: CGSize, from place: UnitPoint = .center, in duration: Duration = .milliseconds(200),
    holding hold: Duration = .zero, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let finger = touchDown(
      at: place, fileID: fileID, filePath: filePath, line: line, column: column)
    if hold > .zero { finger.hold(for: hold) }
    finger.move(by: way, in: duration)
    finger.lift()
  }

  /// Moves two fingers on it apart (more than 1) or together, and lifts them.
  public func pinch(
    to scale: CGFloat, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let fingers = touchDown(fileID: fileID, filePath: filePath, line: line, column: column)
    fingers.pinch(to: scale)
    fingers.lift()
  }

  /// Turns two fingers on it, clockwise, and lifts them.
  public func rotate(
    by angle: Angle, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let fingers = touchDown(fileID: fileID, filePath: filePath, line: line, column: column)
    fingers.rotate(to: angle)
    fingers.lift()
  }
}

extension Screen {
  /// Puts a finger down at a point, on whatever is there.
  package func touchDown(at point: CGPoint) -> ScreenFinger {
    touchCount += 1
    return ScreenFinger(
      on: self, at: point, touching: touched(at: point), tapping: control(at: point))
  }

  /// Whether a gesture of the app follows a finger at a point, and nothing scrolls that is further in.
  package func followsFingers(at point: CGPoint) -> Bool {
    guard let touched = touched(at: point) else { return false }
    for around in touched.lineage {
      if around.has(.onGesture) { return true }
      if [.scroll, .list, .form].contains(around.role) { return false }
    }
    return false
  }
}
