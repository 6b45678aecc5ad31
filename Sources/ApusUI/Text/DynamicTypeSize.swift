import ViewGraph

/// How large a person wants text to be.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The usual sizes, from the smallest to the largest; `large` is the default.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The accessibility sizes, from the smallest to the largest.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }

  /// Body text's size compared to the usual one.
  var factor: Double {
    switch self {
    case .xSmall: 14.0 / 17
    case .small: 15.0 / 17
    case .medium: 16.0 / 17
    case .large: 1
    case .xLarge: 19.0 / 17
    case .xxLarge: 21.0 / 17
    case .xxxLarge: 23.0 / 17
    case .accessibility1: 28.0 / 17
    case .accessibility2: 33.0 / 17
    case .accessibility3: 40.0 / 17
    case .accessibility4: 47.0 / 17
    case .accessibility5: 53.0 / 17
    }
  }
}

/// The older name for how large a person wants text to be.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The usual sizes, from the smallest to the largest; `large` is the default.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The accessibility sizes, from the smallest to the largest.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The accessibility sizes, from the smallest to the largest.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { typeSize.isAccessibilitySize }

  var typeSize: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self)!]
  }

  init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
}

extension ContentSizeCategory: Comparable {
  public static func < (first: Self, second: Self) -> Bool { first.typeSize < second.typeSize }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
  /// How large text is here. The visitor's own choice is the browser's: it counts as `.large`.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set {
      self[DynamicTypeSizeKey.self] = newValue
      drawn.append(StoredAttribute(.textScale, textFactor))
    }
  }

  /// How large text is here, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.typeSize }
  }
}

extension View {
  /// How large the text in this view is.
  nonisolated public func dynamicTypeSize(
    _ size: DynamicTypeSize
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier> {
    modifier(_EnvironmentKeyTransformModifier { $0.dynamicTypeSize = size })
  }

  /// Keeps the size of text between two.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier> where T.Bound == DynamicTypeSize {
    modifier(
      _EnvironmentKeyTransformModifier { values in
        let size = values.dynamicTypeSize
        guard !range.contains(size) else { return }
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        if let nearest = size < allowed.first ?? size ? allowed.first : allowed.last {
          values.dynamicTypeSize = nearest
        }
      })
  }
}
