import ApusCoreTransferable

/// The words of a shared item, for the sheet of a phone. A browser makes its own preview.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text

  init(title: Text) { self.title = title }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A preview with a localized title.
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }
  /// A preview with a title.
  public init(_ title: Text) { self.init(title: title) }
  /// A preview with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }
}

extension SharePreview where Icon == Never {
  /// A preview with a localized title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }
  /// A preview with a title and a picture.
  public init(_ title: Text, image: Image) { self.init(title: title) }
  /// A preview with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title)) }
}

extension SharePreview where Image == Never {
  /// A preview with a localized title and a sign.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }
  /// A preview with a title and a sign.
  public init(_ title: Text, icon: Icon) { self.init(title: title) }
  /// A preview with a title and a sign.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title)) }
}

extension SharePreview {
  /// A preview with a localized title, a picture and a sign.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey))
  }
  /// A preview with a title, a picture and a sign.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title) }
  /// A preview with a title, a picture and a sign.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title))
  }
}
