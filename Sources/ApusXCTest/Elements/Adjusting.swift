import Foundation
import ScreenLayout
import ScreenTesting
import ViewGraph

extension XCUIElement {
  /// Moves a slider: 0 is its lowest value, 1 its highest. The value is the nearest step.
  public func adjust(toNormalizedSliderPosition position: CGFloat) {
    touch(to: "adjust") { element, app in
      let node = element.node
      guard node.role == .slider, let low = node[.minimum], let high = node[.maximum] else {
        return Failure.report(
          "Cannot adjust \(self.words): it is no slider.", screen: app.screen.dump)
      }
      var number = low + (high - low) * min(max(0, Double(position)), 1)
      if let step = node[.step], step > 0 {
        number = min(high, low + ((number - low) / step).rounded() * step)
      }
      self.report { app.screen.element(node, as: self.words).slide(to: number) }
    }
  }

  /// The place of a slider between 0 and 1.
  public var normalizedSliderPosition: CGFloat {
    guard let (found, _) = target(to: "read"), let number = found.node[.number],
      let low = found.node[.minimum], let high = found.node[.maximum], high > low
    else { return 0 }
    return CGFloat((number - low) / (high - low))
  }

  /// Turns a picker's wheel to the choice with these words.
  public func adjust(toPickerWheelValue value: String) {
    touch(to: "adjust") { element, app in
      guard element.part == .wheel else {
        return Failure.report(
          "Cannot adjust \(self.words): it is no wheel of a picker.", screen: app.screen.dump)
      }
      self.report { app.screen.element(element.node, as: self.words).select(value) }
    }
  }

  /// Lets failures of the screen be failures of the test.
  func report(_ action: () -> Void) {
    if let failure = ScreenFailure.collect(during: action).first {
      Failure.report(failure.message, screen: failure.screen)
    }
  }
}
