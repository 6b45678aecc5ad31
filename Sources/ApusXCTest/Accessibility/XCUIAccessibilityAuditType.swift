/// The kinds of faults that an accessibility audit looks for.
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Text that differs too little from its ground.
  public static let contrast = Self(rawValue: 1 << 0)
  /// Words that assistive technology does not find. The audit reads elements and no pixels, so there are none.
  public static let elementDetection = Self(rawValue: 1 << 1)
  /// Areas that are too small for a finger.
  public static let hitRegion = Self(rawValue: 1 << 2)
  /// Elements without a name, or with one that nobody understands.
  public static let sufficientElementDescription = Self(rawValue: 1 << 3)
  /// Text that does not follow the text size. A browser enlarges every text, so there is none.
  public static let dynamicType = Self(rawValue: 1 << 16)
  /// Text that is cut off at the largest text size.
  public static let textClipped = Self(rawValue: 1 << 17)
  /// Elements whose traits do not say what they do.
  public static let trait = Self(rawValue: 1 << 18)
  /// All kinds.
  public static let all = Self(rawValue: .max)
}
