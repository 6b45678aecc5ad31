import ViewGraph

/// Something that a ``ShareLink`` hands to others: a text or an address.
public protocol _ShareItem {
  var _sharedText: String { get }
  var _sharedAddress: URL? { get }
}

extension String: _ShareItem {
  public var _sharedText: String { self }
  public var _sharedAddress: URL? { nil }
}

extension URL: _ShareItem {
  public var _sharedText: String { "" }
  public var _sharedAddress: URL? { self }
}

/// A button that lets the person hand a text or an address to others.
///
/// ```swift
/// ShareLink("Tell a friend", item: URL(string: "https://example.org")!)
/// ```
///
/// The browser shows its sheet to share. A browser without one copies the items and says so.
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View
where Data: RandomAccessCollection, Data.Element: _ShareItem {
  let items: Data
  let subject: Text?
  let message: Text?
  let label: Label

  @MainActor public var body: some View { _ShareButton(link: self) }

  /// A button that shares several items.
  ///
  /// - Parameters:
  ///   - items: Texts or addresses. A page hands over one address; further ones are lines of the text.
  ///   - subject: The title of what is shared.
  ///   - message: A text before the items.
  ///   - label: What the button shows.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where PreviewImage == Never, PreviewIcon == Never {
    self.init(items, subject, message, label())
  }

  /// A button that shares several items. A page shows no preview: the browser makes its own.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, label())
  }

  init(_ items: Data, _ subject: Text?, _ message: Text?, _ label: Label) {
    self.items = items
    self.subject = subject
    self.message = message
    self.label = label
  }
}

/// The words of a shared item, for the sheet of a phone. A browser makes its own preview.
public struct SharePreview<Image, Icon> {
  let title: Text

  init(title: Text) { self.title = title }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A preview with a localized title.
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }
  /// A preview with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }
}

extension SharePreview where Icon == Never {
  /// A preview with a localized title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }
  /// A preview with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title)) }
}

extension SharePreview where Image == Never {
  /// A preview with a localized title and a sign.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }
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
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title))
  }
}

/// The label of a ``ShareLink`` that names none: an arrow out of a box, and "Share…".
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text?

  @MainActor public var body: some View {
    Label {
      title ?? Text(own: .share)
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// Asks the host to share. The texts are found in the languages of the place where the button stands.
private struct _ShareButton<Data, PreviewImage, PreviewIcon, Label: View>: View
where Data: RandomAccessCollection, Data.Element: _ShareItem {
  let link: ShareLink<Data, PreviewImage, PreviewIcon, Label>
  @Environment(\.self) private var environment

  var body: some View {
    Button(action: share) { link.label }
  }

  private func share() {
    let addresses = link.items.compactMap(\._sharedAddress)
    let words = [link.message?.resolved(in: environment)] + link.items.map(\._sharedText)
    let further = addresses.dropFirst().map(\.absoluteString)
    let text = (words.compactMap(\.self) + further).filter { !$0.isEmpty }
    Graph.current?.session.perform(
      .share(
        title: link.subject?.resolved(in: environment) ?? "", text: text.joined(separator: "\n"),
        address: addresses.first?.absoluteString ?? ""))
  }
}
