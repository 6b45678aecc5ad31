import ApusCoreTransferable
import ViewGraph

/// Something that a ``ShareLink`` hands to others without a preview: a text or an address.
public protocol _ShareItem: Transferable {}

extension String: _ShareItem {}
extension URL: _ShareItem {}

/// A button that lets the person hand texts, addresses and files to others.
///
/// ```swift
/// ShareLink("Tell a friend", item: URL(string: "https://example.org")!)
/// ```
///
/// The browser shows its sheet to share. A browser without one copies the items and says so. It saves an item that is a
/// file where it saves files.
nonisolated public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View where Data.Element: Transferable {
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
  ///   - message: A text before texts and addresses.
  ///   - label: What the button shows.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where PreviewImage == Never, PreviewIcon == Never, Data.Element: _ShareItem {
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
private struct _ShareButton<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View where Data.Element: Transferable {
  let link: ShareLink<Data, PreviewImage, PreviewIcon, Label>
  @Environment(\.self) private var environment

  var body: some View {
    Button(action: share) { link.label }
  }

  private func share() {
    let parcel = SharedParcel(
      title: link.subject?.resolved(in: environment) ?? "",
      message: link.message?.resolved(in: environment), session: Graph.current?.session)
    parcel.share(Array(link.items))
  }
}
