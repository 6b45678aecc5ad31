import Foundation

/// A predicate that was read from a format.
indirect enum PredicateFormat {
  case constant(Bool)
  case not(PredicateFormat)
  case all([PredicateFormat])
  case any([PredicateFormat])
  case comparison(Side, Comparison, Side)

  enum Side {
    case key(String)
    case value(PredicateValue)
  }

  struct Comparison {
    enum Kind: String {
      case equal = "==", unequal = "!=", less = "<", lessOrEqual = "<=", greater = ">"
      case greaterOrEqual = ">="
      case contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH", like = "LIKE"
      case matches = "MATCHES", isIn = "IN", between = "BETWEEN"
    }
    var kind: Kind
    var options: String.CompareOptions = []
  }

  func holds(for subject: Any?) -> Bool {
    switch self {
    case .constant(let holds): holds
    case .not(let inner): !inner.holds(for: subject)
    case .all(let parts): parts.allSatisfy { $0.holds(for: subject) }
    case .any(let parts): parts.contains { $0.holds(for: subject) }
    case .comparison(let left, let comparison, let right):
      comparison.holds(left.value(of: subject), right.value(of: subject))
    }
  }
}

extension PredicateFormat.Side {
  fileprivate func value(of subject: Any?) -> PredicateValue {
    switch self {
    case .value(let value): value
    case .key(let key): PredicateKeys.value(of: key, in: subject)
    }
  }
}

extension PredicateFormat.Comparison {
  fileprivate func holds(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    switch kind {
    case .equal: return isEqual(left, right)
    case .unequal: return !isEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(order(left, right))
    case .greater: return order(left, right) == .orderedDescending
    case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(order(left, right))
    case .contains:
      if case .list(let values) = left { return values.contains { isEqual($0, right) } }
      guard let left = left.text, let right = right.text else { return false }
      return right.isEmpty || left.range(of: right, options: options) != nil
    case .begins: return contains(left, right, [.anchored])
    case .ends: return contains(left, right, [.anchored, .backwards])
    case .like:
      guard let pattern = right.text else { return false }
      return matches(left, Self.expression(ofLike: pattern))
    case .matches: return right.text.map { matches(left, $0) } ?? false
    case .isIn:
      if case .list(let values) = right { return values.contains { isEqual($0, left) } }
      guard let left = left.text, let right = right.text else { return false }
      return right.range(of: left, options: options) != nil
    case .between:
      guard case .list(let bounds) = right, bounds.count == 2 else { return false }
      return order(left, bounds[0]) != .orderedAscending && order(left, bounds[0]) != nil
        && [.orderedAscending, .orderedSame].contains(order(left, bounds[1]))
    }
  }

  private func isEqual(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    switch (left, right) {
    case (.none, .none): true
    case (.other(let left), .other(let right)): left == right
    case (.text(let left), .text(let right)): left.compare(right, options: options) == .orderedSame
    case (.number(let left), .number(let right)): left == right
    default: false
    }
  }

  private func order(_ left: PredicateValue, _ right: PredicateValue) -> ComparisonResult? {
    if let left = left.number, let right = right.number {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    guard let left = left.text, let right = right.text else { return nil }
    return left.compare(right, options: options)
  }

  private func contains(
    _ left: PredicateValue, _ right: PredicateValue, _ more: String.CompareOptions
  ) -> Bool {
    guard let left = left.text, let right = right.text else { return false }
    return right.isEmpty || left.range(of: right, options: options.union(more)) != nil
  }

  private func matches(_ value: PredicateValue, _ expression: String) -> Bool {
    guard let text = value.text else { return false }
    let isCaseless = options.contains(.caseInsensitive)
    // A pattern could else match a part that is shorter than the whole.
    let whole = "\\A(?:\(expression))\\z"
    guard
      let expression = try? NSRegularExpression(
        pattern: whole, options: isCaseless ? [.caseInsensitive] : [])
    else { return false }
    let range = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: range) != nil
  }

  /// `*` stands for any letters, `?` for one.
  private static func expression(ofLike pattern: String) -> String {
    pattern.map { letter in
      switch letter {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(letter))
      }
    }.joined()
  }
}
