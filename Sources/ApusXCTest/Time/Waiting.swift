import Foundation
import ScreenTesting

/// Time is that of the app's screen, which a test moves by waiting.
extension RunningApp {
  /// Moves the screen's clock until a condition holds, one sleeper after the other, and not beyond a time.
  ///
  /// - Returns: Whether it holds.
  func wait(_ timeout: TimeInterval, until holds: () -> Bool) -> Bool {
    MainQueue.settle()
    if holds() { return true }
    let clock = screen.clock
    let end = clock.now.advanced(by: .seconds(max(0, timeout)))
    while let next = clock.nextDeadline(upTo: end) {
      clock.move(to: next)
      MainQueue.settle()
      if holds() { return true }
    }
    clock.move(to: end)
    MainQueue.settle()
    return holds()
  }
}
