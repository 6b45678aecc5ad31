import Foundation
import ScreenLayout
import ScreenTesting
import ViewGraph

extension XCUIElement {
  /// Types into the focused field: this element, or a field inside. `"\n"` is the return key, and
  /// `XCUIKeyboardKey.delete` takes the last character away.
  public func typeText(_ text: String) {
    guard let (found, app) = target(to: "type into") else { return }
    guard let focused = app.screen.keyboard.flatMap(app.screen.element(of:)),
      focused.lineage.contains(where: { $0 === found.node })
    else {
      return Failure.report(
        "Cannot type into \(words): neither it nor anything in it has the keyboard. Tap it first.",
        screen: app.screen.dump)
    }
    let field = app.screen.element(focused, as: words)
    let failures = ScreenFailure.collect {
      for part in text.split(separator: XCUIKeyboardKey.deletion, omittingEmptySubsequences: false)
        .enumerated()
      {
        if part.offset > 0 { field.deleteBackward() }
        if !part.element.isEmpty { field.type(String(part.element)) }
        MainQueue.settle()
      }
    }
    if let failure = failures.first { Failure.report(failure.message, screen: failure.screen) }
  }
}

/// Keys that have no letter.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Takes the last character away.
  public static let delete = XCUIKeyboardKey(rawValue: String(deletion))
  /// Ends a line, or submits a field.
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")
  /// The same as ``return``.
  public static let enter = XCUIKeyboardKey(rawValue: "\n")
  /// A blank.
  public static let space = XCUIKeyboardKey(rawValue: " ")
  static let deletion: Character = "\u{8}"
}
