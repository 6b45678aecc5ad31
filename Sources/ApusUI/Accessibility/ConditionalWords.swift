// Words for assistive technology that are said only if a condition holds.

extension View {
  /// The name that assistive technology says, if `isEnabled` is true.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, _OptionalModifier<_SpokenModifier>> {
    modifier(
      _OptionalModifier(isEnabled ? _SpokenModifier(key: .label, text: label) : nil))
  }

  /// The name that assistive technology says, localized, if `isEnabled` is true.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, _OptionalModifier<_SpokenModifier>> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// The name that assistive technology says, as given, if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, _OptionalModifier<_SpokenModifier>> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// The words for the view's value, if `isEnabled` is true.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, _OptionalModifier<_SpokenModifier>> {
    modifier(
      _OptionalModifier(
        isEnabled ? _SpokenModifier(key: .spokenValue, text: valueDescription) : nil))
  }

  /// The words for the view's value, localized, if `isEnabled` is true.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, _OptionalModifier<_SpokenModifier>> {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// The words for the view's value, as given, if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, _OptionalModifier<_SpokenModifier>> {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// The words for what happens when the view is used, if `isEnabled` is true.
  nonisolated public func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, _OptionalModifier<_SpokenModifier>> {
    modifier(
      _OptionalModifier(isEnabled ? _SpokenModifier(key: .hint, text: hint) : nil))
  }

  /// The words for what happens when the view is used, localized, if `isEnabled` is true.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, _OptionalModifier<_SpokenModifier>> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// The words for what happens when the view is used, as given, if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, _OptionalModifier<_SpokenModifier>> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
}
