import Foundation
import ViewGraph

extension Timer {
  /// A timer that is invalid and never fires, as the first value of a property.
  public convenience init(_unused: Void = ()) {
    self.init(timeInterval: 1, repeats: false) { _ in }
    invalidate()
  }

  /// A timer of the current run loop that calls a method.
  ///
  /// - Parameters:
  ///   - ti: Seconds until the call, and between calls; at least 0.0001.
  ///   - aTarget: The object whose method is called. The timer keeps it until it is invalidated.
  ///   - aSelector: A method without parameters, or one that takes the timer.
  ///   - userInfo: Has to be nil: Foundation keeps no information in a timer on Linux.
  ///   - yesOrNo: Whether the method is called again and again.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    scheduledTimer(
      withTimeInterval: ti, repeats: yesOrNo, block: caller(aTarget, aSelector, userInfo))
  }

  /// A timer that calls a method when it is in a run loop.
  ///
  /// - Parameters:
  ///   - ti: Seconds until the call, and between calls; at least 0.0001.
  ///   - aTarget: The object whose method is called. The timer keeps it until it is invalidated.
  ///   - aSelector: A method without parameters, or one that takes the timer.
  ///   - userInfo: Has to be nil: Foundation keeps no information in a timer on Linux.
  ///   - yesOrNo: Whether the method is called again and again.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      timeInterval: ti, repeats: yesOrNo, block: Timer.caller(aTarget, aSelector, userInfo))
  }

  /// A timer that calls a method from a time on, when it is in a run loop.
  ///
  /// - Parameters:
  ///   - date: The time of the first call.
  ///   - ti: Seconds between calls; at least 0.0001.
  ///   - t: The object whose method is called. The timer keeps it until it is invalidated.
  ///   - s: A method without parameters, or one that takes the timer.
  ///   - ui: Has to be nil: Foundation keeps no information in a timer on Linux.
  ///   - rep: Whether the method is called again and again.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep, block: Timer.caller(t, s, ui))
  }

  private static func caller(
    _ target: Any, _ selector: Selector, _ userInfo: Any?
  ) -> @Sendable (Timer) -> Void {
    if userInfo != nil { noMeaning("Timer.userInfo") }
    let target = Carried(target as AnyObject)
    return { timer in
      let timer = Carried(timer)
      onMainThread {
        guard !selector.call(target.value, timer.value, nil) else { return }
        reportOnce("`\(selector)` is no method of \(type(of: target.value)) that takes a timer.")
      }
    }
  }
}
