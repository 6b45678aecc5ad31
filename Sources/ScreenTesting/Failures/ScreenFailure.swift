#if canImport(Testing)
  import Testing
#endif

/// Something that a test asked of a screen and that a person could not have done.
public struct ScreenFailure: Error, CustomStringConvertible, Sendable {
  /// What was asked, and why it could not be.
  public let message: String
  /// The screen at that moment, as ``Screen/dump``.
  public let screen: String

  public var description: String {
    message + "\n\nThe screen:\n"
      + screen.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }

  /// Where a test asked.
  public struct Place: Sendable {
    public let fileID: String
    public let filePath: String
    public let line: Int
    public let column: Int
  }

  /// What `action` asked of a screen and a person could not have done: the way to test that
  /// something cannot be done.
  ///
  /// ```swift
  /// let failures = ScreenFailure.collect {
  ///   screen.datePicker("birthday.input").choose("2999-01-01")
  /// }
  /// #expect(failures.first?.message.contains("a person cannot set it to that") == true)
  /// ```
  @MainActor
  public static func collect(during action: () -> Void) -> [ScreenFailure] {
    var failures: [ScreenFailure] = []
    let before = report
    report = { failure, _ in failures.append(failure) }
    defer { report = before }
    action()
    return failures
  }

  /// How a failure reaches the test that caused it.
  ///
  /// Inside of a Swift Testing test it becomes an issue at the caller's line. Inside of an XCTest it fails
  /// that test, with the caller's line in its message. Elsewhere it traps, so that it is never
  /// overlooked; with another test library, set this once:
  ///
  /// ```swift
  /// ScreenFailure.report = { failure, place in fail("\(failure)", file: place.filePath) }
  /// ```
  @MainActor public static var report: (ScreenFailure, Place) -> Void = { failure, place in
    #if canImport(Testing)
      if Test.current != nil {
        Issue.record(
          Comment(rawValue: failure.description),
          sourceLocation: SourceLocation(
            fileID: place.fileID, filePath: place.filePath, line: place.line,
            column: place.column))
        return
      }
    #endif
    if XCTestReport.fails("\(place.filePath):\(place.line): \(failure)") { return }
    fatalError("\(place.filePath):\(place.line): \(failure)")
  }
}
