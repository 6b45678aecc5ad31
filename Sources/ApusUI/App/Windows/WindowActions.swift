import ViewGraph

/// Opens a window of the app: call the environment's `openWindow` like a function.
///
/// A page has one window, as a phone. The window is a sheet above it, and the window before it closes. The first
/// window of an app is the page itself, and opening it closes the sheet.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
///
/// Button("Activity") { openWindow(id: "activity") }
/// ```
@MainActor @preconcurrency
public struct OpenWindowAction {
  private let action: (@MainActor (String?, AnyHashable?) -> Bool)?

  nonisolated init(_ action: (@MainActor (String?, AnyHashable?) -> Bool)?) {
    self.action = action
  }

  /// Opens the first window for values of a type.
  public func callAsFunction<D: Codable & Hashable>(value: D) { open(nil, AnyHashable(value)) }

  /// Opens the window with an identifier.
  public func callAsFunction(id: String) { open(id, nil) }

  /// Opens the window with an identifier, for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(id, AnyHashable(value))
  }

  private func open(_ id: String?, _ value: AnyHashable?) {
    guard action?(id, value) != true else { return }
    let kind = value.map { "\(type(of: $0.base))" } ?? ""
    let purpose = id.map { "with the identifier “\($0)”" } ?? "for \(kind)"
    reportOnce("`openWindow` opens nothing: the app has no window \(purpose).")
  }
}

/// Closes a window of the app: call the environment's `dismissWindow` like a function.
///
/// The page itself stays, because a browser's windows are the person's.
@MainActor @preconcurrency
public struct DismissWindowAction {
  private let action: (@MainActor (String?, AnyHashable?) -> Void)?

  nonisolated init(_ action: (@MainActor (String?, AnyHashable?) -> Void)?) {
    self.action = action
  }

  /// Closes the window that the view is in.
  public func callAsFunction() { action?(nil, nil) }

  /// Closes the window with an identifier.
  public func callAsFunction(id: String) { action?(id, nil) }

  /// Closes the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { action?(nil, AnyHashable(value)) }

  /// Closes the window with an identifier for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    action?(id, AnyHashable(value))
  }
}

extension OpenWindowAction: InputComparable {
  /// Whether both open something. Not for apps.
  nonisolated public static func isSameInput(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> Bool {
    let first = first.assumingMemoryBound(to: OpenWindowAction.self).pointee
    let second = second.assumingMemoryBound(to: OpenWindowAction.self).pointee
    return (first.action == nil) == (second.action == nil)
  }
}

extension DismissWindowAction: InputComparable {
  /// Whether both close something. Not for apps.
  nonisolated public static func isSameInput(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> Bool {
    let first = first.assumingMemoryBound(to: DismissWindowAction.self).pointee
    let second = second.assumingMemoryBound(to: DismissWindowAction.self).pointee
    return (first.action == nil) == (second.action == nil)
  }
}

private struct OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction(nil) }
}

private struct DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction(nil) }
}

extension EnvironmentValues {
  /// Opens windows of the app.
  public internal(set) var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// Closes windows of the app.
  public internal(set) var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }

  /// Whether the app has several windows at once; false, as on a phone.
  public var supportsMultipleWindows: Bool { false }
}
