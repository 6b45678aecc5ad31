import ApusUI
import Foundation
import ScreenTesting

extension XCUIElement {
  /// Moves two fingers on the element apart (more than 1) or together.
  ///
  /// - Parameters:
  ///   - scale: The distance of the fingers at the end, in multiples of the first one.
  ///   - velocity: How fast the distance changes. Views are told of the way alone.
  public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    twoFingers(to: "pinch") { $0.pinch(to: scale) }
  }

  /// Turns two fingers on the element around each other.
  ///
  /// - Parameters:
  ///   - rotation: The angle in radians, clockwise.
  ///   - velocity: How fast they turn. Views are told of the way alone.
  public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
    twoFingers(to: "rotate") { $0.rotate(to: .radians(rotation)) }
  }

  private func twoFingers(to verb: String, _ move: (ScreenFinger) -> Void) {
    touch(to: verb) { element, app in
      let frame = element.frame(in: app)
      let fingers = app.screen.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
      move(fingers)
      fingers.lift()
    }
  }
}
