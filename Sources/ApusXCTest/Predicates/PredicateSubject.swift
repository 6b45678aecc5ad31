import Foundation

/// Something that has values by name, for predicates with a format.
protocol PredicateSubject {
  /// The value of a key; nil: no value, or no such key.
  func predicateValue(_ key: String) -> PredicateValue
  var isWaitedFor: Bool { get }
}

/// A side of a comparison.
enum PredicateValue {
  case text(String)
  case number(Double)
  case list([PredicateValue])
  case none
  /// There is no such key.
  case unknown

  init(_ value: Any?) {
    switch value {
    case let text as String: self = .text(text)
    case let flag as Bool: self = .number(flag ? 1 : 0)
    case let type as XCUIElement.ElementType: self = .number(Double(type.rawValue))
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as Double: self = .number(number)
    case let number as Float: self = .number(Double(number))
    case let number as CGFloat: self = .number(Double(number))
    case let number as NSNumber: self = .number(number.doubleValue)
    case let text as NSString: self = .text(String(describing: text))
    case let values as [Any]: self = .list(values.map { PredicateValue($0) })
    case let values as NSArray: self = .list(values.map { PredicateValue($0) })
    default: self = .none
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
}

extension ElementSnapshot: PredicateSubject {
  nonisolated var isWaitedFor: Bool { false }

  nonisolated func predicateValue(_ key: String) -> PredicateValue {
    MainActor.assumeIsolated {
      key == "exists"
        ? .number(1) : ElementKeys.value(key, of: self, isHittable: { self.isHittable })
    }
  }
}

extension XCUIElement: PredicateSubject {
  nonisolated var isWaitedFor: Bool { true }

  nonisolated func predicateValue(_ key: String) -> PredicateValue {
    MainActor.assumeIsolated {
      if key == "exists" { return .number(exists ? 1 : 0) }
      guard exists else { return .none }
      return ElementKeys.value(key, of: self, isHittable: { self.isHittable })
    }
  }
}

extension XCUIElementQuery: PredicateSubject {
  nonisolated var isWaitedFor: Bool { true }

  nonisolated func predicateValue(_ key: String) -> PredicateValue {
    MainActor.assumeIsolated { key == "count" ? .number(Double(count)) : .unknown }
  }
}

extension XCUIApplication {
  // The state of an app is asked of the app alone.
  nonisolated var stateNumber: Double { MainActor.assumeIsolated { Double(state.rawValue) } }
}

@MainActor
private enum ElementKeys {
  static func value(
    _ key: String, of element: some XCUIElementAttributes, isHittable: () -> Bool
  ) -> PredicateValue {
    switch key {
    case "identifier": return .text(element.identifier)
    case "label": return .text(element.label)
    case "title": return .text(element.title)
    case "value": return PredicateValue(element.value)
    case "placeholderValue": return PredicateValue(element.placeholderValue)
    case "elementType": return .number(Double(element.elementType.rawValue))
    case "isEnabled", "enabled": return .number(element.isEnabled ? 1 : 0)
    case "isSelected", "selected": return .number(element.isSelected ? 1 : 0)
    case "hasFocus": return .number(element.hasFocus ? 1 : 0)
    case "isHittable", "hittable": return .number(isHittable() ? 1 : 0)
    case "state": return (element as? XCUIApplication).map { .number($0.stateNumber) } ?? .unknown
    default: return .unknown
    }
  }
}
