import ApusFoundation

extension ElementSnapshot: PredicateSubject {
  nonisolated package func waits(until holds: () -> Bool) -> Bool { false }

  nonisolated package func predicateValue(_ key: String) -> PredicateValue {
    MainActor.assumeIsolated {
      key == "exists"
        ? .number(1) : ElementKeys.value(key, of: self, isHittable: { self.isHittable })
    }
  }
}

extension XCUIElement: PredicateSubject {
  nonisolated package func waits(until holds: () -> Bool) -> Bool {
    ElementWait.waits(until: holds)
  }

  nonisolated package func predicateValue(_ key: String) -> PredicateValue {
    MainActor.assumeIsolated {
      if key == "exists" { return .number(exists ? 1 : 0) }
      guard exists else { return .none }
      return ElementKeys.value(key, of: self, isHittable: { self.isHittable })
    }
  }
}

extension XCUIElementQuery: PredicateSubject {
  nonisolated package func waits(until holds: () -> Bool) -> Bool {
    ElementWait.waits(until: holds)
  }

  nonisolated package func predicateValue(_ key: String) -> PredicateValue {
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
