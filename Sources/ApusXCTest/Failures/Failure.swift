import Foundation
import Runtime
import ScreenTesting
import XCTest

/// A failure of the test that is running.
@MainActor
enum Failure {
  /// Fails the test at its own line, with the screen as text.
  ///
  /// XCUITest's methods have no parameters for a file and a line. The stack has them: the first frame outside of
  /// Apus is the test's, or its page object's.
  static func report(_ message: String, screen: String?) {
    var text = message
    if let screen {
      let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
      text += "\n\nThe screen:\n" + lines.map { "  \($0)" }.joined(separator: "\n")
    }
    let place = caller()
    guard let test = RunningTests.current else {
      return XCTFail((place.map { "\($0.file):\($0.line): " } ?? "") + text)
    }
    test.recordFailure(
      withDescription: text, inFile: place?.file ?? "unknown", atLine: place?.line ?? 0,
      expected: true)
  }

  private static let own =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path + "/"

  private static func caller() -> (file: String, line: Int)? {
    // The test is near: a stack of tests that run tests is long, and each frame takes its time.
    let trace = try? Backtrace.capture(limit: 24, top: 0)
    guard
      let frames = trace?.symbolicated(options: [.showSourceLocations, .useSymbolCache])?.frames
    else { return nil }
    for frame in frames {
      guard let place = frame.symbol?.sourceLocation, place.line > 0 else { continue }
      if !place.path.hasPrefix(own), place.path.hasPrefix("/"), !place.path.hasSuffix(">") {
        return (place.path, place.line)
      }
    }
    return nil
  }
}
