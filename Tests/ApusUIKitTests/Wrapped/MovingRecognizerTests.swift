import ScreenTesting
import SwiftUI
import Testing
import UIKit

private struct Shown: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private final class Listener: NSObject {
  var heard: [String] = []
  @MainActor func panned(_ pan: UIPanGestureRecognizer) {
    heard.append("\(pan.state)")
    if pan.state == .ended { heard.append("\(Int(pan.translation(in: pan.view).x))") }
  }
  @MainActor func pinched(_ pinch: UIPinchGestureRecognizer) {
    if pinch.state == .ended { heard.append(String(format: "%.1f", Double(pinch.scale))) }
  }
  @MainActor func turned(_ turn: UIRotationGestureRecognizer) {
    if turn.state == .ended { heard.append(String(format: "%.2f", Double(turn.rotation))) }
  }
  @MainActor func swiped(_ swipe: UISwipeGestureRecognizer) { heard.append("swiped") }
}

private final class Refusal: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// Gestures of UIKit that follow fingers.
@MainActor
struct MovingRecognizerTests {
  private let listener = Listener()

  private func screen(_ recognizer: UIGestureRecognizer) -> Screen {
    let view = UIView()
    view.accessibilityIdentifier = "moved"
    view.addGestureRecognizer(recognizer)
    return Screen { Shown(view: view).frame(width: 200, height: 200) }
  }

  @Test func aPanFollowsTheFinger() {
    let pan = UIPanGestureRecognizer(
      target: listener, action: Selector("panned(_:)", Listener.panned(_:)))
    screen(pan).element("moved").drag(by: CGSize(width: 60, height: 0))
    #expect(listener.heard.first == "began")
    #expect(listener.heard.suffix(2) == ["ended", "60"])
    #expect(pan.state == .possible)
  }

  @Test func aDelegateRefusesAGesture() {
    let refusal = Refusal()
    let pan = UIPanGestureRecognizer(
      target: listener, action: Selector("panned(_:)", Listener.panned(_:)))
    pan.delegate = refusal
    screen(pan).element("moved").drag(by: CGSize(width: 60, height: 0))
    #expect(listener.heard.isEmpty)
  }

  @Test func aPinchHasAScale() {
    let pinch = UIPinchGestureRecognizer(
      target: listener, action: Selector("pinched(_:)", Listener.pinched(_:)))
    screen(pinch).element("moved").pinch(to: 2)
    #expect(listener.heard == ["2.0"])
  }

  @Test func aTurnHasAnAngle() {
    let turn = UIRotationGestureRecognizer(
      target: listener, action: Selector("turned(_:)", Listener.turned(_:)))
    screen(turn).element("moved").rotate(by: .degrees(90))
    #expect(listener.heard == ["1.57"])
  }

  @Test func aSwipeHasADirection() {
    let swipe = UISwipeGestureRecognizer(
      target: listener, action: Selector("swiped(_:)", Listener.swiped(_:)))
    swipe.direction = [.left, .up]
    let screen = screen(swipe)
    screen.element("moved").drag(by: CGSize(width: 80, height: 0))
    #expect(listener.heard.isEmpty)
    screen.element("moved").drag(by: CGSize(width: -80, height: 0))
    #expect(listener.heard == ["swiped"])
  }

  @Test func picturesAreDrawnInAContext() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
    let picture = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(picture?.size == CGSize(width: 20, height: 10))
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }
}
