import ApusCheck
import Foundation
import Testing
import ToolTesting

@testable import ApusRun

/// Checks, builds and tests an app as a stranger wrote it.
///
/// Only this suite builds Apus for an app. The limit ends a build that hangs, and is for a slow machine that has
/// built nothing yet.
@Suite("an app's own tests, without an edit", .serialized, .timeLimit(.minutes(50)))
struct HarbourTests {
  static let repository = Files.join(#filePath, "../../../../..")
  /// The folder of the repository's own objects. An app that depends on Apus compiles its modules by the same
  /// commands, so they are not compiled again.
  static let scratch = Files.join(repository, ".build")

  let folder: TemporaryFolder
  private let plan = OwnPlan()

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: Files.join(Self.repository, "Tests/Apps/Harbour"), toPath: folder.path("app"))
  }

  func apus(_ arguments: String...) throws -> ApusProgram.Output {
    try ApusProgram.run(arguments, in: folder)
  }

  private func test(_ report: String) throws -> (output: ApusProgram.Output, report: String) {
    let output = try apus(
      "test", "app", "--scratch-path", Self.scratch, "--xunit-output", report)
    return (output, (try? Files.text(folder.path(report))) ?? "")
  }

  @Test("all pass, and planted failures name the author's file and line")
  func tests() throws {
    let check = try apus("check", "app")
    #expect(check.code == 0)
    #expect(check.text.contains("14 of 14 files will run (100 %)"), "\(check.text)")

    let passed = try test("passed.xml")
    try #require(passed.output.code == 0, "\(passed.output.text)\(passed.output.errors)")
    #expect(
      passed.output.text.contains("Executed 26 tests, with 1 test skipped and 0 failures"))
    #expect(passed.output.text.contains("Test run with 2 tests in 1 suite passed"))
    for test in [
      "classname=\"MooringUITests\" name=\"testMoorsABoat\"",
      "classname=\"SessionTests\" name=\"testExpectationsOfTasks\"",
      "classname=\"NorthTests\" name=\"testNorth\"",
    ] {
      #expect(passed.report.contains(test), "\(test) in \(passed.report)")
    }

    let planted = try plant()
    // Swift Testing names no folders, and writes no place into its report.
    let suite = try plant(
      "isFree == false", "isFree == true", in: "HarbourTests/BerthSuite.swift")
    let failed = try test("failed.xml")
    #expect(failed.output.code == 1)
    for place in planted {
      #expect(failed.output.text.contains(place), "\(place) in \(failed.output.text)")
      #expect(failed.report.contains(place), "\(place) in \(failed.report)")
    }
    #expect(failed.output.text.contains(suite.split(separator: "/").last ?? ""))
    #expect(failed.report.contains("There is no button “Mor” to tap."))
  }

  /// Makes a test fail in each kind of place.
  ///
  /// - Returns: The files and lines that the messages shall name.
  private func plant() throws -> [String] {
    try [
      plant(
        "session = Session()", "session = Session(); XCTFail(\"planted\")",
        in: "HarbourTests/SessionTests.swift"),
      plant(
        "XCTAssertEqual(steps", "XCTAssertNotEqual(steps", in: "HarbourTests/MooringTests.swift"),
      plant(
        "buttons[\"Moor\"].tap()", "buttons[\"Mor\"].tap()",
        in: "HarbourUITests/MooringUITests.swift"),
      plant("exists)", "exists == false)", in: "HarbourUITests/HarbourUITests.swift"),
      plant("later, wind", "later, wind + 1", in: "HarbourWindTests/WindTests.swift"),
    ]
  }

  private func plant(_ old: String, _ new: String, in file: String) throws -> String {
    let text = try Files.text(folder.path("app/\(file)"))
    let place = try #require(text.range(of: old))
    try folder.write(text.replacingCharacters(in: place, with: new), to: "app/\(file)")
    let line = text[..<place.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    return "\(folder.path("app/\(file)")):\(line.count)"
  }
}

/// Takes away SwiftPM's plan of what the folder of objects builds, before a test and after it.
///
/// SwiftPM does not notice that another package than before uses the folder.
private final class OwnPlan {
  init() { forget() }
  deinit { forget() }

  private func forget() {
    try? FileManager.default.removeItem(
      atPath: Files.join(HarbourTests.scratch, "debug.yaml"))
  }
}
