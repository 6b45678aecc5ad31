import Foundation
import ScreenLayout
import ScreenTesting
import ViewGraph

extension XCUIElement {
  /// Taps the middle of the element. A disabled control takes the tap and does nothing, as on a phone.
  public func tap() { touch(to: "tap") { $0.tap($1) } }

  /// Taps twice.
  public func doubleTap() {
    touch(to: "double-tap") { $0.tap($1, count: 2) }
  }

  /// Taps with several fingers: each touches the element.
  public func tap(withNumberOfTaps taps: Int, numberOfTouches: Int) {
    touch(to: "tap") { $0.tap($1, count: taps) }
  }

  /// Taps with two fingers, which is a tap: pages know no difference.
  public func twoFingerTap() { tap() }

  /// Holds a finger on the element. Elements without a long press take a tap.
  public func press(forDuration duration: TimeInterval) {
    touch(to: "press") { element, app in
      let listener = element.node.lineage.first { $0.has(.onLongPress) }
      if let listener, duration >= 0.5 {
        if let refusal = app.screen.attempt(.longPress, on: listener), refusal != .disabled {
          Failure.report("Cannot press \(self.words): \(refusal).", screen: app.screen.dump)
        }
      } else {
        element.tap(app)
      }
    }
  }

  /// Finds the element, and lets a finger act on it if it reaches it.
  func touch(to verb: String, _ action: (Found, RunningApp) -> Void) {
    guard var (found, app) = target(to: verb) else { return }
    if !found.isHittable(in: app), Interruptions.handle(in: app) {
      guard let again = target(to: verb) else { return }
      (found, app) = again
    }
    guard found.isHittable(in: app) else {
      let cover = app.screen.cover(of: found.node) ?? app.screen.blockingModal
      let reason =
        app.screen.shows(found.node)
        ? "something is in front of it\(cover.map { ": \($0.summary)" } ?? "")"
        : "a person does not see it"
      return Failure.report("Cannot \(verb) \(words): \(reason).", screen: app.screen.dump)
    }
    action(found, app)
    MainQueue.settle()
  }
}

extension Found {
  /// Taps of a finger, which reaches the element.
  func tap(_ app: RunningApp, count: Int = 1) {
    let screen = app.screen
    switch part {
    case .application, .window, .keyboard, .wheel: return
    case .tabBar: return
    case .pageIndicator:
      // A tap in the middle of a phone's dots turns to the next page.
      let dots = node.shownChildren.filter { $0.role == .tab }
      guard let chosen = dots.firstIndex(where: { $0.flag(.isSelected) }),
        dots.indices.contains(chosen + 1)
      else { return }
      return screen.element(dots[chosen + 1], as: "the next page").tap()
    case .increment, .decrement:
      for _ in 0..<count where isEnabled {
        _ = screen.attempt(part == .increment ? .increment : .decrement, on: node)
      }
      return
    case .returnKey: return screen.element(node, as: "the focused field").submit()
    case .innerSwitch, .whole: break
    }
    guard node.isEnabled else { return }
    if node.role == .option, let picker = node.lineage.first(where: { $0.role == .picker }),
      let index = node[.index]
    {
      app.openMenu = nil
      _ = screen.attempt(.select(index), on: picker)
      return
    }
    if node.opensAsMenu || (node.role == .menu && node.tapTarget == nil) {
      app.openMenu = app.openMenu == node.id ? nil : node.id
      return
    }
    app.openMenu = nil
    app.openRow = nil
    guard node.touchTarget != nil || node.role == .link else { return tapThrough(app) }
    let failures = ScreenFailure.collect { screen.element(node, as: summary).tap(count: count) }
    if let failure = failures.first { Failure.report(failure.message, screen: failure.screen) }
  }

  /// A tap on what takes none reaches what lies under its middle; often nothing.
  private func tapThrough(_ app: RunningApp) {
    let frame = frame(in: app)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    guard let control = app.screen.control(at: middle), control.isEnabled else { return }
    _ = ScreenFailure.collect { control.tap() }
  }
}
