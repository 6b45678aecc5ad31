extension View {
  nonisolated public func accessibility(
    label: Text
  ) -> ModifiedContent<Self, _SpokenModifier> {
    accessibilityLabel(label)
  }

  nonisolated public func accessibility(
    value: Text
  ) -> ModifiedContent<Self, _SpokenModifier> {
    accessibilityValue(value)
  }

  nonisolated public func accessibility(
    hint: Text
  ) -> ModifiedContent<Self, _SpokenModifier> {
    accessibilityHint(hint)
  }

  nonisolated public func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, _AttributeModifier> {
    accessibilityHidden(hidden)
  }

  nonisolated public func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, _AttributeModifier> {
    accessibilityIdentifier(identifier)
  }

  nonisolated public func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _TraitsModifier> {
    accessibilityAddTraits(traits)
  }

  nonisolated public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _TraitsModifier> {
    accessibilityRemoveTraits(traits)
  }
}
