import ViewGraph

/// Opens an address when called as a function: in a new tab, unless an ancestor view handles it.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// How an address was handled.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }
    let kind: Kind
    /// The app showed it.
    public static let handled = Result(kind: .handled)
    /// The address is not opened.
    public static let discarded = Result(kind: .discarded)
    /// The browser shows it.
    public static let systemAction = Result(kind: .system(nil))
    /// The browser shows another address instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  nonisolated let handler: (@MainActor (URL) -> Result)?
  nonisolated let session: SessionReference

  /// An action that decides how the addresses opened in a view are handled.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = { handler($0) }
    session = SessionReference(nil)
  }

  nonisolated init(_ session: Session?) {
    handler = nil
    self.session = SessionReference(session)
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// - Parameter completion: Called with whether the address was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler?(url).kind ?? .system(nil) {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      let opener = session.session ?? Graph.current?.session
      opener?.perform(.open(other ?? url))
      completion(opener != nil)
    }
  }
}

/// A session that does not outlive its screen.
struct SessionReference: Sendable {
  weak let session: Session?
  init(_ session: Session?) { self.session = session }
}

private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction? { nil } }

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] ?? OpenURLAction(session) }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Whether a view decides what becomes of addresses here.
  var customOpenURL: OpenURLAction? { self[OpenURLKey.self] }
}
