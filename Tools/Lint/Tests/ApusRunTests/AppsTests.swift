import ApusCheck
import Foundation
import Testing
import ToolTesting

/// Checks, builds and tests apps in the style of public ones, without an edit.
///
/// They share one folder of objects with ``HarbourTests``, so that Apus is built once.
extension HarbourTests {
  /// - Parameters:
  ///   - name: The app's folder. Trailhead is an older project with a delegate and coordinators, Lumen wraps views of
  ///     UIKit, Pulse draws charts and chooses photos, Ledger is a workspace with packages, and Beacon uses `@objc` and
  ///     `#if os(iOS)`.
  ///   - tests: How many tests of XCTest it has.
  ///   - suites: How many tests of Swift Testing it has, each argument counted.
  @Test(
    "all tests of an app pass",
    arguments: [
      ("Trailhead", 12, 0), ("Lumen", 8, 0), ("Pulse", 3, 3), ("Ledger", 7, 0), ("Beacon", 8, 0),
    ])
  func passes(_ name: String, _ tests: Int, _ suites: Int) throws {
    let place = "\(name)-app"
    try FileManager.default.copyItem(
      atPath: Files.join(Self.repository, "Tests/Apps/\(name)"), toPath: folder.path(place))
    let check = try apus("check", place)
    #expect(check.code == 0, "\(check.text)")
    #expect(check.text.contains("(100 %)"), "\(check.text)")
    let result = try apus("test", place, "--scratch-path", Self.scratch)
    try #require(result.code == 0, "\(result.text)\(result.errors)")
    #expect(result.text.contains("Executed \(tests) tests, with 0 failures"), "\(result.text)")
    #expect(result.text.contains("Test run with \(suites) tests"), "\(result.text)")
  }
}
