// Initialisers for items with a preview.

import ApusCoreTransferable

extension ShareLink {
  /// A button that shares an item. A page shows no preview: the browser makes its own.
  nonisolated public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), subject ?? preview.title, message, label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A button with the label "Share…" that shares an item. A page shows no preview: the browser makes its own.
  nonisolated public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(
      CollectionOfOne(item), subject ?? preview.title, message, DefaultShareLinkLabel(title: nil))
  }

  /// A button with a localized label that shares an item. A page shows no preview: the browser makes its own.
  nonisolated public init<Item: Transferable>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(
      CollectionOfOne(item), subject ?? preview.title, message,
      DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A button with a label that shares an item. A page shows no preview: the browser makes its own.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Item: Transferable>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(
      CollectionOfOne(item), subject ?? preview.title, message,
      DefaultShareLinkLabel(title: Text(title)))
  }

  /// A button with a label that shares an item. A page shows no preview: the browser makes its own.
  nonisolated public init<Item: Transferable>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(
      CollectionOfOne(item), subject ?? preview.title, message, DefaultShareLinkLabel(title: title))
  }

  /// A button with the label "Share…" that shares several items. A page shows no preview: the browser makes its own.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, DefaultShareLinkLabel(title: nil))
  }

  /// A button with a localized label that shares several items. A page shows no preview: the browser makes its own.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A button with a label that shares several items. A page shows no preview: the browser makes its own.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, DefaultShareLinkLabel(title: Text(title)))
  }

  /// A button with a label that shares several items. A page shows no preview: the browser makes its own.
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, DefaultShareLinkLabel(title: title))
  }
}
