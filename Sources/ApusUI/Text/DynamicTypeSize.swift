import Foundation
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

  /// Body text's size compared to the usual one. Apple's Human Interface Guidelines have the sizes.
  package var factor: Double {
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

  /// The size that is nearest, in proportion, to letters so much larger than usual.
  package init(factor: Double) {
    func distance(_ size: Self) -> Double { abs(log(size.factor / max(factor, 0.01))) }
    self = Self.allCases.min { distance($0) < distance($1) }!
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

/// How much larger than usual the visitor's browser shows letters.
struct VisitorsTextSizeKey: EnvironmentKey {
  static var defaultValue: Double { 1 }

  /// In the screen that is evaluated or acts. A body that asks depends on it.
  @MainActor static var current: Double {
    guard let graph = Tracking.graph ?? Graph.current else { return defaultValue }
    return graph.rootScope.value(ObjectIdentifier(Self.self), as: Double.self) ?? defaultValue
  }
}

extension EnvironmentValues {
  /// The text size of the visitor's browser. Views inside may have another.
  mutating func takeTextSize(of surroundings: Session.Surroundings) {
    self[VisitorsTextSizeKey.self] = surroundings.textSize
    self[DynamicTypeSizeKey.self] = DynamicTypeSize(factor: surroundings.textSize)
  }

  /// How large text is here: as the visitor's browser has it, unless a view sets another size.
  ///
  /// ```swift
  /// @Environment(\.dynamicTypeSize) private var size
  ///
  /// var body: some View {
  ///   let layout = size.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
  ///   layout { … }
  /// }
  /// ```
  ///
  /// A browser whose letters have 16 CSS pixels, the usual size, counts as `.large`, one with 32 as
  /// `.accessibility2`. Before a browser has told it, the size is `.large`.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { scaleText { $0[DynamicTypeSizeKey.self] = newValue } }
  }

  /// How much larger than usual text is here.
  var textSizeFactor: Double {
    let visitors = self[VisitorsTextSizeKey.self]
    // Browsers have sizes between those of a phone.
    return dynamicTypeSize == DynamicTypeSize(factor: visitors) ? visitors : dynamicTypeSize.factor
  }

  /// Changes what the size of text depends on, and says the size to the host.
  mutating func scaleText(_ change: (inout Self) -> Void) {
    let isScaled = textFactor != 1
    change(&self)
    drawn.append(StoredAttribute(.textScale, textFactor))
    // A text that is scaled already begins anew from the size of its font.
    if isScaled { drawn += (font ?? .body).attributes }
  }

  /// How much larger text is here than the visitor's browser shows it, whatever its font.
  var textFactor: Double {
    textSizeFactor / self[VisitorsTextSizeKey.self] * ownTextScale.factor
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
