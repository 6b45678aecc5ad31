import ViewGraph

/// Words for assistive technology: a label, a value, a hint.
public struct _SpokenModifier: ViewModifier {
  public typealias Body = Never
  let key: Attribute<String>
  let text: Text

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let words = modifier.text.resolved(in: context.environment)
    context.modify(.free) { writer in
      writer.set(modifier.key, words)
    } content: {
      content()
    }
  }
}

extension View {
  /// A name by which tests find the view. It is neither shown nor read aloud.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.identifier, identifier)
  }

  /// A name by which tests find the view, or none.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, _OptionalModifier<_AttributeModifier>> {
    modifier(
      _OptionalModifier(isEnabled ? _AttributeModifier(.identifier, identifier) : nil))
  }

  // MARK: Label

  /// The name that assistive technology says.
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, _SpokenModifier> {
    modifier(_SpokenModifier(key: .label, text: label))
  }

  /// The localized name that assistive technology says.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _SpokenModifier> {
    accessibilityLabel(Text(labelKey))
  }

  /// The name that assistive technology says, as given.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, _SpokenModifier> {
    accessibilityLabel(Text(label))
  }

  // MARK: Value

  /// What the view's value is, in words.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, _SpokenModifier> {
    modifier(_SpokenModifier(key: .spokenValue, text: valueDescription))
  }

  /// What the view's value is, in localized words.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _SpokenModifier> {
    accessibilityValue(Text(valueKey))
  }

  /// What the view's value is, in words that are said as given.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, _SpokenModifier> {
    accessibilityValue(Text(value))
  }

  // MARK: Hint

  /// What happens when the view is used, in words.
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, _SpokenModifier> {
    modifier(_SpokenModifier(key: .hint, text: hint))
  }

  /// What happens when the view is used, in localized words.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _SpokenModifier> {
    accessibilityHint(Text(hintKey))
  }

  /// What happens when the view is used, in words that are said as given.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, _SpokenModifier> {
    accessibilityHint(Text(hint))
  }

  // MARK: Structure

  /// Hides the view from assistive technology only.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.isAccessibilityHidden, hidden)
  }

  /// Hides the view from assistive technology only, or leaves it as it is.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, _OptionalModifier<_AttributeModifier>> {
    modifier(
      _OptionalModifier(
        isEnabled ? _AttributeModifier(.isAccessibilityHidden, hidden) : nil))
  }

  /// Makes one element for assistive technology of this view and its children.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.childrenBehavior, children.element)
  }

  /// The level of a heading; `.unspecified`: a heading of no level.
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.headingLevel, Int(level.rawValue))
  }
}

/// How the children of an accessibility element are treated.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  /// As the attribute `.childrenBehavior`.
  let element: ChildrenBehavior
  /// Their words are joined to one element.
  public static let combine = AccessibilityChildBehavior(element: .combine)
  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(element: .ignore)
  /// They stay elements of their own, as a group.
  public static let contain = AccessibilityChildBehavior(element: .contain)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading of no level, and the levels from the first to the sixth.
  case unspecified, h1, h2, h3, h4, h5, h6
}
