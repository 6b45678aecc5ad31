import ViewGraph

/// A rule that makes a screen usable for people with disabilities.
public enum AccessibilityRule: String, Sendable, CaseIterable {
  /// Controls and pictures have a name for assistive technology.
  case name
  /// Elements that take taps say so by their traits.
  case trait
  /// Text has a contrast of 4.5 to 1, large or bold text 3 to 1.
  case contrast
  /// A finger has an area of 44 × 44 points.
  case target
  /// All of a text is seen at the largest text size.
  case clippedText
}

/// An element that breaks a rule.
@MainActor
public struct AccessibilityFinding: CustomStringConvertible {
  /// The element.
  public let element: ScreenElement
  /// The broken rule.
  public let rule: AccessibilityRule
  /// The fault, in words for people.
  public let text: String
  /// The element and its words, as a screen's dump shows them.
  nonisolated public let summary: String
  package let id: NodeID

  /// The rule, the element and the fault in one line.
  nonisolated public var description: String { "\(rule.rawValue): \(summary): \(text)" }
}
