import ApusCheck
import Foundation
import Testing
import ToolTesting

@testable import ApusRun

@Suite("changes of an app")
struct WatchTests {
  private let folder: TemporaryFolder
  private let start = ContinuousClock.now

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a", to: "app/A.swift")
    try folder.write("b", to: "app/Sub/B.swift")
    try folder.write("c", to: "elsewhere/C.swift")
  }

  private func watch() -> SourceWatch {
    SourceWatch([folder.path("app"), folder.path("elsewhere/C.swift")], now: start)
  }

  @Test("changed, new and removed files, after a rest")
  func changes() throws {
    var watch = watch()
    #expect(watch.changes(now: start + .seconds(9)) == [])
    try folder.write("aa", to: "app/A.swift")
    #expect(watch.changes(now: start + .seconds(10)) == [])
    try folder.write("d", to: "app/D.swift")
    try FileManager.default.removeItem(atPath: folder.path("app/Sub/B.swift"))
    try folder.write("cc", to: "elsewhere/C.swift")
    #expect(watch.changes(now: start + .seconds(11)) == [])
    let last = start + .seconds(11)
    #expect(watch.changes(now: last + .milliseconds(SourceWatch.rest - 1)) == [])
    let names = ["app/A.swift", "app/D.swift", "app/Sub/B.swift", "elsewhere/C.swift"]
    #expect(
      watch.changes(now: last + .milliseconds(SourceWatch.rest)) == names.map { folder.path($0) })
    #expect(watch.changes(now: last + .seconds(1)) == [])
  }

  @Test("a file of the same size with another date")
  func date() throws {
    var watch = watch()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 5)], ofItemAtPath: folder.path("app/A.swift"))
    _ = watch.changes(now: start)
    #expect(watch.changes(now: start + .seconds(1)) == [folder.path("app/A.swift")])
  }

  @Test("hidden folders and built files are not the app's")
  func hidden() throws {
    var watch = watch()
    for name in [".apus/A.swift", ".git/index", "build/B.o", "xcuserdata/c"] {
      try folder.write("x", to: "app/\(name)")
    }
    _ = watch.changes(now: start)
    #expect(watch.changes(now: start + .seconds(1)) == [])
  }
}
