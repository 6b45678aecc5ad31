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
}
