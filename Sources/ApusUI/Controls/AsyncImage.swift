import ViewGraph

/// How far the loading of a picture is.
public enum AsyncImagePhase: Sendable {
  /// There is no picture yet, or no address.
  case empty
  /// The picture has been loaded.
  case success(Image)
  /// The browser could not load the picture or could not show it.
  case failure(any Error)

  /// The picture, if it has been loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error, if the picture could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture at an address, and what is shown until it is there.
///
/// The visitor's browser loads it, not the server, and tells when it is there. A page without a script
/// keeps the placeholder. In a test `Screen(pictures:)` decides.
///
/// In a debug run the pictures of all hosts are shown; otherwise of those that the app names by
/// ``PictureHosts``, and another host's has the phase `.failure`.
///
/// A `file:` URL names a picture of at most 16 MB on the server's disk; only this screen's visitor
/// gets an address for it.
///
/// ```swift
/// struct Portrait: View {
///   let address: URL
///   var body: some View {
///     AsyncImage(url: address) { $0.resizable().scaledToFit() } placeholder: { ProgressView() }
///       .frame(width: 80, height: 80)
///   }
/// }
/// ```
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: Double
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var outcome: Outcome?
  @Environment(\.session) private var session

  private struct Outcome {
    let url: URL
    let isLoaded: Bool
  }

  /// Loads the picture at an address and shows what `content` makes of each phase.
  ///
  /// - Parameters:
  ///   - url: Where the picture is; `nil` stays in the phase `.empty`.
  ///   - scale: How many pixels of the picture a point has.
  ///   - transaction: With what animation the view changes when the phase does.
  ///   - content: Makes the view for a phase.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale > 0 && scale.isFinite ? Double(scale) : 1
    self.transaction = transaction
    self.content = content
  }

  /// Loads the picture at an address and shows a placeholder until it is there.
  ///
  /// - Parameter scale: How many pixels of the picture a point has.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Loads and shows the picture at an address; nothing is shown until it is there.
  ///
  /// - Parameter scale: How many pixels of the picture a point has.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
    self.init(url: url, scale: scale) { $0.image }
  }

  @MainActor public var body: some View {
    if let url, isLoading(url) {
      content(.empty).background {
        _PictureLoading(url: url) { isLoaded in
          withTransaction(transaction) { outcome = Outcome(url: url, isLoaded: isLoaded) }
        }
        .id(url)
      }
    } else {
      content(phase)
    }
  }

  @MainActor private func known(_ url: URL) -> Bool? {
    if !PicturePolicy.allows(url, session?.pictureHosts) { return false }
    if let isLoaded = session?.pictureOutcome(url) { return isLoaded }
    return outcome.flatMap { $0.url == url ? $0.isLoaded : nil }
  }

  @MainActor private func isLoading(_ url: URL) -> Bool { known(url) == nil }

  @MainActor private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    return known(url) == true
      ? .success(Image(source: .picture(url.absoluteString, scale: scale)))
      : .failure(PictureNotLoaded(url: url))
  }
}

/// The browser could not load a picture, or not show it.
private struct PictureNotLoaded: LocalizedError {
  let url: URL
  var errorDescription: String? { "The picture at \(url.absoluteString) cannot be shown." }
}

/// Has the browser load a picture that is not shown yet.
nonisolated struct _PictureLoading: View {
  typealias Body = Never
  let url: URL
  let action: (Bool) -> Void

  @MainActor static func _emit(_ view: Self, _ context: EmissionContext) {
    context.open(.image)
    context.writer.set(.source, context.shownAddress(of: view.url.absoluteString))
    context.writer.set(.isSpokenOnly, true)
    context.handler(
      .onPicture,
      .event { event in if case .picture(let isLoaded) = event { view.action(isLoaded) } })
    context.close { _ in 0 }
  }
}
