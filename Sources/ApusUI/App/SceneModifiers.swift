/// What says how small and how large a window may become. It has no meaning on a page.
public struct WindowResizability: Sendable {
  /// The system's choice for the scene.
  public static let automatic = WindowResizability()
  /// Between the smallest and the largest size of the content.
  public static let contentSize = WindowResizability()
  /// The smallest size of the content, or more.
  public static let contentMinSize = WindowResizability()
}

extension Scene {
  /// > Note: Has no meaning on a page, as on a phone: the person sizes the browser's window.
  nonisolated public func windowResizability(
    _ resizability: WindowResizability, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("windowResizability(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page, as on a phone: the person sizes the browser's window.
  nonisolated public func defaultSize(
    _ size: CGSize, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some Scene {
    noMeaning("defaultSize(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page, as on a phone: the person sizes the browser's window.
  nonisolated public func defaultSize(
    width: CGFloat, height: CGFloat, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some Scene {
    noMeaning("defaultSize(width:height:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: an app has one window.
  nonisolated public func handlesExternalEvents(
    matching conditions: Set<String>, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some Scene {
    noMeaning("handlesExternalEvents(matching:)", _file, _line)
    return self
  }
}

/// Work that a system lets an app do while nobody uses it.
public struct BackgroundTask<Request, Response>: Sendable {
  nonisolated init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
  /// The app fetches what is new.
  public static func appRefresh(_ matching: String) -> BackgroundTask<Void, Void> { .init() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Transfers have ended.
  public static var urlSession: BackgroundTask<String, Void> { .init() }
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Transfers of a session have ended.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
}

extension Scene {
  /// > Note: Has no meaning on a page: nothing of a page runs while it is not open.
  nonisolated public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> some Scene {
    noMeaning("backgroundTask(_:action:)", _file, _line)
    return self
  }
}
