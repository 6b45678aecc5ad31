import Foundation

/// An element that an accessibility audit found to be at fault.
open class XCUIAccessibilityAuditIssue: NSObject {
  /// The element.
  open var element: XCUIElement? { found }
  /// The fault in a few words.
  open var compactDescription: String { short }
  /// The element and its fault, in words for people.
  open var detailedDescription: String { long }
  /// The kind of the fault.
  open var auditType: XCUIAccessibilityAuditType { type }

  private let found: XCUIElement?
  private let short: String
  private let long: String
  private let type: XCUIAccessibilityAuditType

  init(
    _ type: XCUIAccessibilityAuditType, _ element: XCUIElement?, compact: String, detailed: String
  ) {
    self.type = type
    found = element
    short = compact
    long = detailed
  }

  /// The same as ``detailedDescription``.
  open override var description: String { long }
}
