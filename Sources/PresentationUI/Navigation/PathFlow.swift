import Presentation
import SystemFrameworks

/// Where a person is in a part of an app whose screens are values of several types: a
/// `NavigationPath` with the verbs of a ``Flow``.
///
/// ```swift
/// @State private var flow = PathFlow()
///
/// NavigationStack(path: $flow.path) {
///   UserList(onSelect: { flow.push($0.id) })
///     .navigationDestination(for: User.ID.self) { … }
///     .navigationDestination(for: Message.self) { … }
/// }
/// ```
@MainActor
@Observable
public final class PathFlow {
  /// The screens on top of the first.
  public var path: NavigationPath

  /// - Parameter path: The screens on top of the first.
  public init(path: NavigationPath = NavigationPath()) {
    self.path = path
  }

  /// Begins with the screens of a flow of one type.
  public convenience init<Route: Hashable & Sendable>(_ flow: Flow<Route>) {
    self.init(path: NavigationPath(flow.path))
  }

  /// Shows a screen on top.
  public func push<Value: Hashable>(_ value: Value) { path.append(value) }

  /// Goes back.
  ///
  /// - Parameter count: By how many screens; no further than to the first.
  public func pop(_ count: Int = 1) { path.removeLast(min(max(count, 0), path.count)) }

  /// Goes back to the first screen.
  public func popToRoot() { path = NavigationPath() }

  /// The path as data, to be kept over a reload; nothing if one of its values is not `Codable`.
  public var saved: Data? {
    path.codable.flatMap { try? JSONEncoder().encode($0) }
  }

  /// Goes where ``saved`` was.
  ///
  /// - Returns: Whether it was understood; else the person stays where they are.
  @discardableResult
  public func restore(_ saved: Data) -> Bool {
    guard
      let kept = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)
    else { return false }
    path = NavigationPath(kept)
    return true
  }
}

extension Flow {
  /// The screens as a `NavigationPath`, for a stack that holds values of other types besides.
  ///
  /// Set, it can only go back: what else was pushed onto the path is no ``Flow``'s.
  public var navigationPath: NavigationPath {
    get { NavigationPath(path) }
    set {
      if newValue.count < path.count { path.removeLast(path.count - newValue.count) }
    }
  }
}
