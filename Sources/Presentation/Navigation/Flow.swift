import Observation

/// Where a person is in a part of an app: the screens on top of its first, as values.
///
/// ```swift
/// enum Route: Hashable { case project(Int), request(Int), settings }
///
/// @State private var flow = Flow<Route>(requiresSignIn: { $0 != .settings })
///
/// NavigationStack(path: $flow.path) {
///   ProjectList(onSelect: { flow.push(.project($0)) })
///     .navigationDestination(for: Route.self) { … }
/// }
/// ```
///
/// ## A link that needs signing in waits
/// ``open(_:)`` shows the screens of a link at once, unless one of them needs the person to be signed
/// in and they are not. Then the link waits in ``waiting``, the app shows its sign-in, and
/// ``signIn()`` goes on to where the link led. A newer link takes the place of one that waits.
@MainActor
@Observable
public final class Flow<Route: Hashable & Sendable> {
  /// The screens on top of the first, the lowest first. Bound to a navigation stack, which writes it
  /// when the person goes back.
  public var path: [Route]

  /// Whether the person is signed in.
  public private(set) var isSignedIn: Bool

  /// The screens of a link that waits for the person to sign in.
  public private(set) var waiting: [Route]?

  @ObservationIgnored private let requiresSignIn: @MainActor (Route) -> Bool

  /// - Parameters:
  ///   - path: The screens on top of the first.
  ///   - isSignedIn: Whether the person is signed in.
  ///   - requiresSignIn: Which screens are for a person who is signed in only.
  public init(
    path: [Route] = [], isSignedIn: Bool = false,
    requiresSignIn: @escaping @MainActor (Route) -> Bool = { _ in false }
  ) {
    self.isSignedIn = isSignedIn
    self.requiresSignIn = requiresSignIn
    self.path = []
    open(path)
  }

  /// The screen that is shown; nothing for the first.
  public var current: Route? { path.last }

  /// Whether the app should ask the person to sign in, because a link waits for it.
  public var needsSignIn: Bool { waiting != nil }

  /// Shows a screen on top. One that needs signing in waits for it, on top of what is shown now.
  public func push(_ route: Route) { open(path + [route]) }

  /// Goes back.
  ///
  /// - Parameter count: By how many screens; no further than to the first.
  public func pop(_ count: Int = 1) { path.removeLast(min(max(count, 0), path.count)) }

  /// Goes back to a screen below; nothing happens if it is not there.
  public func pop(to route: Route) {
    guard let index = path.lastIndex(of: route) else { return }
    path.removeLast(path.count - 1 - index)
  }

  /// Goes back to the first screen.
  public func popToRoot() { path = [] }

  /// Shows another screen in the place of the one that is shown.
  public func replace(with route: Route) { open(path.dropLast() + [route]) }

  /// Shows the screens of a link, or lets it wait until the person has signed in.
  ///
  /// - Parameter routes: The screens on top of the first, the lowest first.
  /// - Returns: Whether they are shown.
  @discardableResult
  public func open(_ routes: [Route]) -> Bool {
    guard isSignedIn || !routes.contains(where: requiresSignIn) else {
      waiting = routes
      return false
    }
    waiting = nil
    if path != routes { path = routes }
    return true
  }

  /// Shows the screens of an address.
  ///
  /// - Parameters:
  ///   - address: What was opened: a path, or a whole link.
  ///   - routes: Reads an address; nothing for one that leads nowhere here.
  /// - Returns: Whether the address leads somewhere, shown or waiting.
  @discardableResult
  public func open(_ address: String, reading routes: (String) -> [Route]?) -> Bool {
    guard let found = routes(address) else { return false }
    open(found)
    return true
  }

  /// The person has signed in: what waited for that is shown.
  public func signIn() {
    isSignedIn = true
    guard let waiting else { return }
    open(waiting)
  }

  /// The person would rather not sign in: what waited is forgotten.
  public func cancelSignIn() { waiting = nil }

  /// The person has signed out: what only a person who is signed in may see goes, with all above it.
  public func signOut() {
    isSignedIn = false
    waiting = nil
    if let first = path.firstIndex(where: requiresSignIn) { path.removeSubrange(first...) }
  }
}
