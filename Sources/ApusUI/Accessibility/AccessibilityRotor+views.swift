// Modifiers for lists of a screen reader, for each kind of label.

extension View {
  /// > Note: Has no meaning on a page: screen readers of browsers make their own lists.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, _file: StaticString = #fileID, _line: UInt = #line,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> Self {
    noMeaning("accessibilityRotor(_:entries:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: screen readers of browsers make their own lists.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, _file: StaticString = #fileID, _line: UInt = #line,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> Self {
    noMeaning("accessibilityRotor(_:entries:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: screen readers of browsers make their own lists.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, _file: StaticString = #fileID, _line: UInt = #line,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> Self {
    noMeaning("accessibilityRotor(_:entries:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: screen readers of browsers make their own lists.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, _file: StaticString = #fileID, _line: UInt = #line,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> Self {
    noMeaning("accessibilityRotor(_:entries:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: screen readers of browsers make their own lists.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityRotor(_:entries:entryLabel:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: screen readers of browsers make their own lists.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityRotor(_:entries:entryLabel:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: screen readers of browsers make their own lists.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityRotor(_:entries:entryLabel:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: screen readers of browsers make their own lists.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityRotor(_:entries:entryLabel:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: screen readers of browsers make their own lists.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityRotor(_:entries:entryID:entryLabel:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: screen readers of browsers make their own lists.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityRotor(_:entries:entryID:entryLabel:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: screen readers of browsers make their own lists.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityRotor(_:entries:entryID:entryLabel:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: screen readers of browsers make their own lists.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityRotor(_:entries:entryID:entryLabel:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: screen readers of browsers make their own lists.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>],
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityRotor(_:textRanges:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: screen readers of browsers make their own lists.
  nonisolated public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>],
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityRotor(_:textRanges:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: screen readers of browsers make their own lists.
  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>],
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityRotor(_:textRanges:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: screen readers of browsers make their own lists.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>],
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityRotor(_:textRanges:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: screen readers of browsers make their own lists.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityRotorEntry(id:in:)", _file, _line)
    return self
  }
}
