import Foundation
import ViewGraph

/// Compares texts as a person would sort them: by the visitor's language, numbers by their value, and
/// without regard to case.
///
/// Foundation on Linux has `lexical` alone, which compares code points.
public struct LocalizedStandardComparator: SortComparator, Hashable, Codable, Sendable {
  public var order: SortOrder = .forward
  private var isNumeric: Bool

  init(isNumeric: Bool) { self.isNumeric = isNumeric }

  /// Compares two texts.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let options: String.CompareOptions =
      isNumeric ? [.numeric, .caseInsensitive, .widthInsensitive, .forcedOrdering] : []
    let result = lhs.compare(
      rhs, options: options, range: nil, locale: Graph.currentLocale ?? .current)
    guard order == .reverse else { return result }
    return switch result {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }
}

extension SortComparator where Self == LocalizedStandardComparator {
  /// Compares texts as lists of names and files are sorted: “Item 9” comes before “item 10”.
  public static var localizedStandard: LocalizedStandardComparator { .init(isNumeric: true) }
  /// Compares texts by the rules of the visitor's language.
  public static var localized: LocalizedStandardComparator { .init(isNumeric: false) }
}

extension KeyPathComparator {
  /// Compares texts as a person would sort them.
  public init(_ keyPath: KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: LocalizedStandardComparator.localizedStandard, order: order)
  }
}
