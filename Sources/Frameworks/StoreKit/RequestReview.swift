import ApusUI

/// Asks a person to rate the app in its store. A page is in no store.
@MainActor
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  /// > Note: Has no meaning on a page.
  public func callAsFunction(_file: StaticString = #fileID, _line: UInt = #line) {
    noMeaning("requestReview", _file, _line)
  }
}

extension EnvironmentValues {
  /// Asks a person to rate the app in its store.
  ///
  /// > Note: Has no meaning on a page.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks a person to rate the app in its store. A page is in no store.
@MainActor @preconcurrency
public enum SKStoreReviewController {
  /// > Note: Has no meaning on a page.
  public static func requestReview(_file: StaticString = #fileID, _line: UInt = #line) {
    noMeaning("requestReview()", _file, _line)
  }

  /// > Note: Has no meaning on a page.
  public static func requestReview(
    in windowScene: UIWindowScene, _file: StaticString = #fileID, _line: UInt = #line
  ) {
    noMeaning("requestReview(in:)", _file, _line)
  }
}
