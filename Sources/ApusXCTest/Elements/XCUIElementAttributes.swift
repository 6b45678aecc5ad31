import Foundation

/// The attributes of an element.
@MainActor @preconcurrency
public protocol XCUIElementAttributes {
  /// The accessibility identifier; empty: none.
  var identifier: String { get }
  /// The place on the screen, in points.
  var frame: CGRect { get }
  /// The element's value: a field's text, `"1"` or `"0"` of a switch, `"50%"` of a slider.
  var value: Any? { get }
  /// The title of a window or an app; empty elsewhere.
  var title: String { get }
  /// What assistive technology calls it.
  var label: String { get }
  /// What it is.
  var elementType: XCUIElement.ElementType { get }
  /// Whether it takes events.
  var isEnabled: Bool { get }
  /// The prompt of an empty field.
  var placeholderValue: String? { get }
  /// Whether it is chosen among others.
  var isSelected: Bool { get }
  /// Whether it has the keyboard.
  var hasFocus: Bool { get }
}

/// An element at one moment, as predicates see it.
@MainActor
final class ElementSnapshot: XCUIElementAttributes {
  private let found: Found
  private let app: RunningApp

  init(_ found: Found, in app: RunningApp) {
    self.found = found
    self.app = app
  }

  var identifier: String { found.identifier }
  var frame: CGRect { found.frame(in: app) }
  var value: Any? { found.value }
  var title: String { "" }
  var label: String { found.label }
  var elementType: XCUIElement.ElementType { found.type }
  var isEnabled: Bool { found.isEnabled }
  var placeholderValue: String? { found.placeholder }
  var isSelected: Bool { found.isSelected }
  var hasFocus: Bool { found.part == .whole && found.node.hasKeyboard }
  var isHittable: Bool { found.isHittable(in: app) }
}
