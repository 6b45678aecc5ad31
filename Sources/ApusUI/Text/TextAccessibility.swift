extension Text {
  /// What assistive technology says instead of the words.
  nonisolated public func accessibilityLabel(_ label: Text) -> Text { with([.label(label)]) }

  /// What assistive technology says instead of the words, localized.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// What assistive technology says instead of the words, as given.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }

  /// The level of the text as a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    with([.attribute(.init(.headingLevel, Int(level.rawValue)))])
  }
}
