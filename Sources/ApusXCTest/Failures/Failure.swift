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

  /// The beginnings of our functions' names in a program, and of those that run closures of ours.
  private static let ownNames = [
    "$s10ApusXCTest", "$s13ScreenTesting", "$s14ApusFoundation", "$s10Foundation11NSPredicateC",
    "$sScM14assumeIsolated", "$sxs5Error_p",
  ]

  /// The source location of the innermost function outside of Apus.
  ///
  /// Names of functions are there at once. A source location takes a tenth of a second and more, so it is asked for
  /// one frame after the other.
  private static func caller() -> (file: String, line: Int)? {
    // The test is near: a stack of tests that run tests is long.
    let names = (try? Backtrace.capture(limit: 24, top: 0))?.symbolicated(options: .useSymbolCache)
    guard let names else { return nil }
    for (index, frame) in names.frames.enumerated() {
      guard let name = frame.symbol?.rawName, !ownNames.contains(where: name.hasPrefix) else {
        continue
      }
      // The second frame is the mark of those that are left out.
      let trace = try? Backtrace.capture(limit: 2, offset: index, top: 0)
      let located = trace?.symbolicated(options: [.showSourceLocations, .useSymbolCache])
      guard let place = located?.frames.first?.symbol?.sourceLocation, place.line > 0 else {
        continue
      }
      if !place.path.hasPrefix(own), place.path.hasPrefix("/"), !place.path.hasSuffix(">") {
        return (place.path, place.line)
      }
    }
    return nil
  }
}
