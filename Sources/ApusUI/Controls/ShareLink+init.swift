// Initialisers for items without a preview and for default labels.

import ApusCoreTransferable

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A button with the label "Share…" that shares several items.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where PreviewImage == Never, PreviewIcon == Never, Data.Element: _ShareItem {
    self.init(items, subject, message, DefaultShareLinkLabel(title: nil))
  }

  /// A button with a localized label that shares several items.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where PreviewImage == Never, PreviewIcon == Never, Data.Element: _ShareItem {
    self.init(items, subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A button with a label that shares several items.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where PreviewImage == Never, PreviewIcon == Never, Data.Element: _ShareItem {
    self.init(items, subject, message, DefaultShareLinkLabel(title: Text(title)))
  }

  /// A button with a label that shares several items.
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where PreviewImage == Never, PreviewIcon == Never, Data.Element: _ShareItem {
    self.init(items, subject, message, DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// A button that shares an address.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, label())
  }

  /// A button that shares a text.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// A button with the label "Share…" that shares an address.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: nil))
  }

  /// A button with the label "Share…" that shares a text.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: nil))
  }

  /// A button with a localized label that shares an address.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(
      CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A button with a localized label that shares a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A button with a label that shares an address.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(title)))
  }

  /// A button with a label that shares a text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(title)))
  }

  /// A button with a label that shares an address.
  nonisolated public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: title))
  }

  /// A button with a label that shares a text.
  nonisolated public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: title))
  }
}
