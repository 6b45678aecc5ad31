import ApusUI

/// The widgets of an app. A page has none, so their timelines are never made.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  /// > Note: Has no meaning on a page.
  public func reloadAllTimelines(_file: StaticString = #fileID, _line: UInt = #line) {
    noMeaning("reloadAllTimelines()", _file, _line)
  }

  /// > Note: Has no meaning on a page.
  public func reloadTimelines(
    ofKind kind: String, _file: StaticString = #fileID, _line: UInt = #line
  ) {
    noMeaning("reloadTimelines(ofKind:)", _file, _line)
  }
}
