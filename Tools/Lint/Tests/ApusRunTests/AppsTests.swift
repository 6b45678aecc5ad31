import ApusCheck
import Foundation
import Testing
import ToolTesting

/// Checks, builds, tests and serves apps in the style of public ones, without an edit.
///
/// They share the folder of objects with ``HarbourTests``.
extension HarbourTests {
  struct App: Sendable, CustomTestStringConvertible {
    /// The app's folder in Tests/Apps.
    let name: String
    /// The number of its tests of XCTest.
    var tests = 0
    /// The number of its tests of Swift Testing, each argument counted.
    var suites = 0
    /// Words of its first page.
    let words: String

    var testDescription: String { name }
  }

  static let apps = [
    // An older project with a delegate and coordinators.
    App(name: "Trailhead", tests: 12, words: "Sort by length"),
    // Wraps views of UIKit.
    App(name: "Lumen", tests: 8, words: "Tap a note to edit it."),
    // Draws charts and chooses photos.
    App(name: "Pulse", tests: 3, suites: 3, words: "Heart rate"),
    // A workspace with packages.
    App(name: "Ledger", tests: 7, words: "€18.90"),
    // Uses `@objc` and `#if os(iOS)`.
    App(name: "Beacon", tests: 8, words: "Counted 0 times"),
    // An older project with names outside of ASCII and a package of its own.
    App(name: "Ferry", suites: 4, words: "Board 10:00 Amrum"),
    // Folders that Xcode reads by itself, and a framework.
    App(name: "Orchard", tests: 2, words: "Boskoop"),
  ]

  @Test("all tests of an app pass, and it is served", arguments: apps)
  func passes(_ app: App) throws {
    let place = "\(app.name)-app"
    try FileManager.default.copyItem(
      atPath: Files.join(Self.repository, "Tests/Apps/\(app.name)"), toPath: folder.path(place))
    let check = try apus("check", place)
    #expect(check.code == 0, "\(check.text)")
    #expect(check.text.contains("(100 %)"), "\(check.text)")
    let result = try apus("test", place, "--scratch-path", Self.scratch)
    try #require(result.code == 0, "\(result.text)\(result.errors)")
    #expect(result.text.contains("Executed \(app.tests) test"), "\(result.text)")
    #expect(result.text.contains("Test run with \(app.suites) tests"), "\(result.text)")

    let server = try ServedApp(place, in: folder, scratch: Self.scratch)
    let page = try server.page()
    #expect(page.contains(app.words), "\(page)")
    #expect(try server.end() == 0)
  }
}
