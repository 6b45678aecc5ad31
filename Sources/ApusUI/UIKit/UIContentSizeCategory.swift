import Foundation
import ViewGraph

/// How large a person wants text to be, by UIKit's names.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// The category with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

  /// The size of a view without a window.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The usual sizes, from the smallest to the largest. `large` is the default.
  public static let extraSmall = UIContentSizeCategory("XS")
  public static let small = UIContentSizeCategory("S")
  public static let medium = UIContentSizeCategory("M")
  public static let large = UIContentSizeCategory("L")
  public static let extraLarge = UIContentSizeCategory("XL")
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The accessibility sizes, from the smallest to the largest.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// In the order of `DynamicTypeSize`.
  private static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The category of SwiftUI's size.
  public init(_ size: DynamicTypeSize?) {
    self = size.map { Self.all[$0.rawValue] } ?? .unspecified
  }

  /// True for the accessibility sizes.
  public var isAccessibilityCategory: Bool { size?.isAccessibilitySize ?? false }

  /// SwiftUI's size; nil: none has this name.
  var size: DynamicTypeSize? {
    Self.all.firstIndex(of: self).map { DynamicTypeSize.allCases[$0] }
  }

  public static func < (first: Self, second: Self) -> Bool { compare(first, second, <) }
  public static func <= (first: Self, second: Self) -> Bool { compare(first, second, <=) }
  public static func > (first: Self, second: Self) -> Bool { compare(first, second, >) }
  public static func >= (first: Self, second: Self) -> Bool { compare(first, second, >=) }

  private static func compare(
    _ first: Self, _ second: Self, _ isOrdered: (DynamicTypeSize, DynamicTypeSize) -> Bool
  ) -> Bool {
    guard let first = first.size, let second = second.size else { return false }
    return isOrdered(first, second)
  }
}

extension DynamicTypeSize {
  /// SwiftUI's size of a category; nil for one without a size.
  public init?(_ category: UIContentSizeCategory) {
    guard let size = category.size else { return nil }
    self = size
  }
}

extension UIApplication {
  /// How large the visitor's browser shows letters, in the screen that is evaluated or acts. A body that asks is evaluated
  /// again when it changes.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(DynamicTypeSize(factor: VisitorsTextSizeKey.current))
  }
}

extension UITraitCollection {
  /// How large the letters of the interface are: of no size unless the traits were made with one.
  public var preferredContentSizeCategory: UIContentSizeCategory { UIContentSizeCategory(typeSize) }

  /// An interface whose letters have a size.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(userInterfaceStyle: .unspecified)
    typeSize = preferredContentSizeCategory.size
  }
}
