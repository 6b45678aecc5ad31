import Foundation
import ScreenLayout
import ScreenTesting
import ViewGraph

extension XCUIElement {
  /// Swipes up: a sheet with several heights grows to the next one, and a long list shows its next rows.
  public func swipeUp() {
    swipe(0, -1) { element, app in
      if let sheet = element.sheet(in: app), !(sheet.flag(.scrollsFirst) && element.window != nil),
        let place = sheet[.number], place < sheet[.maximum] ?? 0
      {
        _ = app.screen.attempt(.number(place + 1), on: sheet)
      } else {
        element.scroll(app, by: 1)
      }
    }
  }

  /// Swipes down: a long list shows the rows before. If the swipe is on nothing that scrolls, a sheet shrinks to its next
  /// height, or goes away.
  public func swipeDown() {
    swipe(0, 1) { element, app in
      if let sheet = element.sheet(in: app), element.window == nil {
        let place = sheet[.number] ?? 0
        _ = app.screen.attempt(place > 0 ? .number(place - 1) : .dismiss, on: sheet)
      } else {
        element.scroll(app, by: -1)
      }
    }
  }

  /// Swipes to the left: the actions at the end of a row are seen.
  public func swipeLeft() { swipe(-1, 0) { $0.uncover($1, isLeading: false) } }

  /// Swipes to the right: the actions at the start of a row are seen, or those at its end no longer.
  public func swipeRight() { swipe(1, 0) { $0.uncover($1, isLeading: true) } }

  /// How fast a finger moves. A swipe on a page has one speed.
  public func swipeUp(velocity: XCUIGestureVelocity) { swipeUp() }
  public func swipeDown(velocity: XCUIGestureVelocity) { swipeDown() }
  public func swipeLeft(velocity: XCUIGestureVelocity) { swipeLeft() }
  public func swipeRight(velocity: XCUIGestureVelocity) { swipeRight() }

  /// A gesture of the app follows the finger, unless the finger is in something that scrolls.
  private func swipe(
    _ across: CGFloat, _ down: CGFloat, _ action: (Found, RunningApp) -> Void
  ) {
    touch(to: "swipe") { element, app in
      let frame = element.frame(in: app)
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      guard app.screen.followsFingers(at: middle) else { return action(element, app) }
      let length = max(200, 0.75 * abs(across == 0 ? frame.height : frame.width))
      let finger = app.screen.touchDown(at: middle)
      finger.move(
        by: CGSize(width: across * length, height: down * length),
        in: .seconds(length / XCUIGestureVelocity.default.rawValue))
      finger.lift()
    }
  }
}

/// How fast a finger moves, in points in a second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  public let rawValue: CGFloat
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }
  public static let `default` = XCUIGestureVelocity(1200)
  public static let slow = XCUIGestureVelocity(600)
  public static let fast = XCUIGestureVelocity(2400)
}

extension Found {
  /// The long list, stack or grid that the swipe scrolls.
  fileprivate var window: TreeNode? {
    if let around = node.lineage.first(where: { $0.has(.onWindow) }) { return around }
    var inside: TreeNode?
    node.walk { if inside == nil, $0.has(.onWindow) { inside = $0 } }
    return inside
  }

  /// Shows the rows of the next or the last screen. A list with all rows built needs no swipe.
  fileprivate func scroll(_ app: RunningApp, by direction: Int) {
    guard let window else { return }
    var count = 0
    var before = 0
    var built = 0
    for child in window.children {
      guard child.role == .window else {
        built += 1
        continue
      }
      if built == 0 { before += child[.count] ?? 0 }
      count += child[.count] ?? 0
    }
    let step = max(1, built / 2)
    let start = min(max(0, before + direction * step), max(0, count + built - step))
    _ = app.screen.attempt(.window(start..<min(count + built, start + step)), on: window)
  }

  fileprivate func sheet(in app: RunningApp) -> TreeNode? {
    guard let modal = app.screen.uppermostModal, modal[.modality] == .sheet else { return nil }
    let isWhole = part == .application || part == .window
    return isWhole && !modal.flag(.isModeless) || node.lineage.contains { $0 === modal }
      ? modal : nil
  }

  /// Shows the actions of the row around.
  fileprivate func uncover(_ app: RunningApp, isLeading: Bool) {
    app.openRow = nil
    guard let row = node.row else { return }
    var hasActions = false
    row.walk { if $0[.swipe]?.isLeading == isLeading { hasActions = true } }
    if hasActions { app.openRow = row.id }
  }
}
