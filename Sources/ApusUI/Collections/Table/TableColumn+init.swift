import Foundation

// Each way of making a column has a localized title, one that is shown as given, or a text.

extension TableColumn where Sort == Never, Label == Text {
  /// A column that doesn't sort, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// A column that doesn't sort, with a title that is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// A column that doesn't sort, with a text as its title.
  nonisolated public init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: nil, content: content)
  }

  /// A column of texts that doesn't sort, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// A column of texts that doesn't sort, with a title that is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// A column of texts that doesn't sort, with a text as its title.
  nonisolated public init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(label: text, comparator: nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that sorts by a value, with a localized title.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// A column that sorts by a value, with a title that is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// A column that sorts by a value, with a text as its title.
  nonisolated public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value), content: content)
  }

  /// A column that sorts by a value as a comparator does, with a localized title.
  nonisolated public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// A column that sorts by a value as a comparator does, with a title that is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// A column that sorts by a value as a comparator does, with a text as its title.
  nonisolated public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: text, comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// A column that sorts by a text, as a person would, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable,
    comparator: LocalizedStandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// A column that sorts by a text, as a person would, with a title that is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String> & Sendable,
    comparator: LocalizedStandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// A column that sorts by a text, as a person would, with a text as its title.
  nonisolated public init(
    _ text: Text, value: KeyPath<RowValue, String> & Sendable,
    comparator: LocalizedStandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: text, comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// A column of texts that sorts by them, as a person would, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable,
    comparator: LocalizedStandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)
    ) { Text($0[keyPath: value]) }
  }

  /// A column of texts that sorts by them, as a person would, with a title that is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String> & Sendable,
    comparator: LocalizedStandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: comparator)
    ) { Text($0[keyPath: value]) }
  }

  /// A column of texts that sorts by them, as a person would, with a text as its title.
  nonisolated public init(
    _ text: Text, value: KeyPath<RowValue, String> & Sendable,
    comparator: LocalizedStandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(
      label: text, comparator: KeyPathComparator(value, comparator: comparator)
    ) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  /// A column that sorts as a comparator does, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// A column that sorts as a comparator does, with a title that is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// A column that sorts as a comparator does, with a text as its title.
  nonisolated public init(
    _ text: Text, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: comparator, content: content)
  }
}
