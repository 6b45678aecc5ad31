import ViewGraph

/// How far the loading of a picture is.
public enum AsyncImagePhase: Sendable {
  /// There is no address.
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture at an address.
///
/// The visitor's browser loads it, not the server: what is shown before and after is the browser's
/// business. The placeholder is for a missing address.
///
/// A `file:` URL names a picture of at most 16 MB on the server's disk; only this screen's visitor
/// gets an address for it.
public struct AsyncImage<Content: View>: View {
  let url: URL?
  nonisolated(unsafe) let content: (AsyncImagePhase) -> Content

  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
    self.init(url: url, scale: scale) { $0.image }
  }

  public var body: Content {
    content(url.map { .success(Image(source: .picture($0.absoluteString))) } ?? .empty)
  }
}
