extension View {
  /// The name that assistive technology says: the older name of ``accessibilityLabel(_:)``.
  nonisolated public func accessibility(
    label: Text
  ) -> ModifiedContent<Self, _SpokenModifier> {
    accessibilityLabel(label)
  }

  /// What the view's value is: the older name of ``accessibilityValue(_:)``.
  nonisolated public func accessibility(
    value: Text
  ) -> ModifiedContent<Self, _SpokenModifier> {
    accessibilityValue(value)
  }

  /// What happens when the view is used: the older name of ``accessibilityHint(_:)``.
  nonisolated public func accessibility(
    hint: Text
  ) -> ModifiedContent<Self, _SpokenModifier> {
    accessibilityHint(hint)
  }

  /// Hides the view from assistive technology: the older name of ``accessibilityHidden(_:)``.
  nonisolated public func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, _AttributeModifier> {
    accessibilityHidden(hidden)
  }

  /// A name by which tests find the view: the older name of ``accessibilityIdentifier(_:)``.
  nonisolated public func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, _AttributeModifier> {
    accessibilityIdentifier(identifier)
  }

  /// Adds traits: the older name of ``accessibilityAddTraits(_:)``.
  nonisolated public func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _TraitsModifier> {
    accessibilityAddTraits(traits)
  }

  /// Takes traits: the older name of ``accessibilityRemoveTraits(_:)``.
  nonisolated public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _TraitsModifier> {
    accessibilityRemoveTraits(traits)
  }

  /// The place among views at its level: the older name of ``accessibilitySortPriority(_:)``.
  nonisolated public func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, _AttributeModifier> {
    accessibilitySortPriority(sortPriority)
  }
}
