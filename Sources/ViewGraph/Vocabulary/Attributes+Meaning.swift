/// What an element means: its names, states and what assistive technology hears.
extension Attribute {
  @inlinable package static var identifier: Attribute<String> { .init(.identifier) }
  @inlinable package static var label: Attribute<String> { .init(.label) }
  @inlinable package static var hint: Attribute<String> { .init(.hint) }
  @inlinable package static var spokenValue: Attribute<String> { .init(.spokenValue) }
  @inlinable package static var traits: Attribute<Traits> { .init(.traits) }
  /// What a control is for, where a host treats it otherwise than others of its role.
  @inlinable package static var purpose: Attribute<ControlPurpose> { .init(.purpose) }
  @inlinable package static var headingLevel: Attribute<Int> { .init(.headingLevel) }
  @inlinable package static var isHidden: Attribute<Bool> { .init(.isHidden) }
  /// Hidden from assistive technology only.
  @inlinable package static var isAccessibilityHidden: Attribute<Bool> {
    .init(.isAccessibilityHidden)
  }
  /// The order in which the elements at one level are read: a higher number first, nothing as 0.
  @inlinable package static var sortPriority: Attribute<Double> { .init(.sortPriority) }
  @inlinable package static var isDisabled: Attribute<Bool> { .init(.isDisabled) }
  @inlinable package static var isSelected: Attribute<Bool> { .init(.isSelected) }
  /// Of a `columnHeader`.
  @inlinable package static var sortOrder: Attribute<ColumnOrder> { .init(.sortOrder) }
  @inlinable package static var isOn: Attribute<Bool> { .init(.isOn) }
  /// A value is wrong; `.errorText` says how.
  @inlinable package static var isInvalid: Attribute<Bool> { .init(.isInvalid) }
  /// What is wrong with the value, in words for a person.
  @inlinable package static var errorText: Attribute<String> { .init(.errorText) }
  /// A tooltip.
  @inlinable package static var help: Attribute<String> { .init(.help) }
  /// What its children are for assistive technology.
  @inlinable package static var childrenBehavior: Attribute<ChildrenBehavior> {
    .init(.childrenBehavior)
  }
  /// Traits that it has not, although its role would give them.
  @inlinable package static var removedTraits: Attribute<Traits> { .init(.removedTraits) }
  /// Shown to assistive technology only: takes no room and is not seen.
  @inlinable package static var isSpokenOnly: Attribute<Bool> { .init(.isSpokenOnly) }
  /// A number by which the element is found again in another process; of what a person uses.
  @inlinable package static var stableKey: Attribute<Double> { .init(.stableKey) }
  @inlinable package static var hitTesting: Attribute<Bool> { .init(.hitTesting) }
  @inlinable package static var canIncrement: Attribute<Bool> { .init(.canIncrement) }
  @inlinable package static var canDecrement: Attribute<Bool> { .init(.canDecrement) }
  @inlinable package static var layoutDirection: Attribute<ElementLayoutDirection> {
    .init(.layoutDirection)
  }
  /// How many taps in a row one `onTap` takes.
  @inlinable package static var tapCount: Attribute<Int> { .init(.tapCount) }
  /// Seconds that a long press takes.
  @inlinable package static var pressDuration: Attribute<Double> { .init(.pressDuration) }
}
