/// The layouts of the app that are on the screen, and the values that its views say to them: elements name
/// them by number.
@MainActor
package final class LayoutRegistry {
  @exclusivity(unchecked) private var layouts: [Int: CustomLayout] = [:]
  @exclusivity(unchecked) private var values: [Int: LayoutValue] = [:]
  private var last = 0

  package init() {}

  package var isEmpty: Bool { layouts.isEmpty }
  /// Whether a host has measured something for one of them.
  package var isDue: Bool { layouts.values.contains(where: \.isDue) }

  package func add(_ layout: CustomLayout) -> Int {
    last += 1
    layouts[last] = layout
    return last
  }

  package func add(_ value: LayoutValue) -> Int {
    last += 1
    values[last] = value
    return last
  }

  package func remove(_ number: Int) {
    layouts[number] = nil
    values[number] = nil
  }

  package func layout(_ number: Int) -> CustomLayout? { layouts[number] }
  package func value(_ number: Int) -> LayoutValue? { values[number] }
}

/// What a view says to the layout around it.
package struct LayoutValue {
  package let key: ObjectIdentifier
  package let value: Any

  package init(key: ObjectIdentifier, value: Any) {
    self.key = key
    self.value = value
  }
}
