import Foundation
import ScreenTesting

/// Time is that of the app's screen, which a test moves by waiting.
extension RunningApp {
  /// Moves the screen's clock until a condition holds, one sleeper after the other, and not beyond a time.
  ///
  /// - Returns: Whether it holds.
  func wait(_ timeout: TimeInterval, until holds: () -> Bool) -> Bool {
    screen.passRealTime()
    MainQueue.settle()
    if holds() { return true }
    let clock = screen.clock
    let end = clock.now.advanced(by: .seconds(max(0, timeout)))
    while let next = nextDeadline(upTo: end) {
      move(to: next)
      if holds() { return true }
    }
    move(to: end)
    return holds()
  }

  private func nextDeadline(upTo limit: ScreenClock.Instant) -> ScreenClock.Instant? {
    [screen.nextDeadline(upTo: limit), Sleepers.nextDeadline(upTo: limit)]
      .compactMap { $0 }.min()
  }

  private func move(to instant: ScreenClock.Instant) {
    screen.moveClock(to: instant)
    Sleepers.wake(at: instant)
    MainQueue.settle()
  }
}
