import ApusCheck
import Dispatch
import Foundation
import Synchronization
import Testing
import ToolTesting

@testable import ApusInit

@Suite("a package that is written again")
struct AgainTests {
  @Test("nothing changed, and nothing is written")
  func nothing() throws {
    let folder = try TemporaryFolder.copy(of: "Orchard")
    #expect(try folder.initialise().changes.isNew)
    let before = try Snapshot(of: folder.path, leavingOut: "")
    let again = try folder.initialise(apus: nil)
    #expect(again.changes == .init())
    #expect(InitText.text(of: again).contains(": nothing changed\n"))
    #expect(try Snapshot(of: folder.path, leavingOut: "") == before)
  }

  @Test("files that come, go and change are named, and SwiftPM's build folder stays")
  func changes() throws {
    let folder = try TemporaryFolder.copy(of: "Ferry")
    try folder.initialise()
    try folder.write("built", to: ".apus/.build/debug/thing")
    try folder.write("{}", to: ".apus/Package.resolved")
    let bundle = ".apus/Sources/Faehre/Generated/BundleInfo.swift"
    let date = {
      try FileManager.default.attributesOfItem(atPath: folder.path(bundle))[.modificationDate]
        as? Date
    }
    let written = try date()
    try folder.write("struct Wave {}", to: "Fähre/Wave.swift")
    try FileManager.default.removeItem(atPath: folder.path("Fähre/Drawing.metal"))
    try FileManager.default.removeItem(atPath: folder.path("Fähre/Localizable.xcstrings"))
    let result = try folder.initialise()
    #expect(!result.changes.isNew)
    #expect(result.changes.added == ["Sources/Faehre/Code/Fähre/Wave.swift"])
    #expect(result.changes.removed == ["Sources/Faehre/Resources/Localizable.xcstrings"])
    #expect(result.changes.changed == [])
    let text = InitText.text(of: result)
    #expect(text.contains("  + Sources/Faehre/Code/Fähre/Wave.swift\n"))
    #expect(text.contains("  - Sources/Faehre/Resources/Localizable.xcstrings"))
    #expect(try folder.text(".apus/.build/debug/thing") == "built")
    #expect(try folder.text(".apus/Package.resolved") == "{}")
    // The compiler builds newer files again.
    #expect(try date() == written)
    #expect(try folder.initialise().changes.isEmpty)
  }

  @Test("a folder of someone else's, a file and a link stay as they are")
  func others() throws {
    let folder = try TemporaryFolder.copy(of: "Orchard")
    try folder.write("// mine", to: ".apus/Package.swift")
    #expect(throws: Problem.self) { try folder.initialise() }
    #expect(try folder.text(".apus/Package.swift") == "// mine")
    try FileManager.default.removeItem(atPath: folder.path(".apus"))
    try folder.write("mine", to: ".apus")
    #expect(throws: Problem.self) { try folder.initialise() }
    #expect(try folder.text(".apus") == "mine")
    try FileManager.default.removeItem(atPath: folder.path(".apus"))
    let elsewhere = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(".apus"), withDestinationPath: elsewhere.path)
    #expect(throws: Problem.self) { try folder.initialise() }
    #expect(Files.names(in: elsewhere.path) == [])
  }

  @Test("a package that cannot be written leaves the one before, and nothing else")
  func failure() throws {
    let folder = try TemporaryFolder.copy(of: "Orchard")
    try folder.initialise()
    let before = try Snapshot(of: folder.path, leavingOut: "")
    var contents = FolderContents()
    // A file and a folder of one name.
    contents.entries = ["Sources/a": .text("a"), "Sources/a/b": .text("b")]
    #expect(throws: Problem.self) {
      try PackageFolder(path: folder.path(".apus")).write(contents)
    }
    #expect(try Snapshot(of: folder.path, leavingOut: "") == before)
  }

  @Test("several runs at once: one writes, the others find its package")
  func atOnce() throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    let writers = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      // So many files that runs would meet without a lock.
      var contents = FolderContents()
      for number in 0..<500 { contents.entries["Sources/A/\(number).swift"] = .text("\(number)") }
      contents.entries["Package.swift"] = .text(ManifestText.mark)
      let changes = try? PackageFolder(path: path + "/.apus").write(contents)
      #expect(changes != nil)
      if changes?.isEmpty == false { writers.withLock { $0 += 1 } }
    }
    #expect(writers.withLock { $0 } == 1)
    #expect(Files.names(in: path) == [".apus"])
  }

  @Test("what is left of a run that was ended")
  func remains() throws {
    let folder = try TemporaryFolder.copy(of: "Orchard")
    try folder.initialise()
    // Ended between the two steps of a replacement: the old package is aside.
    try FileManager.default.moveItem(
      atPath: folder.path(".apus"), toPath: folder.path(".apus-before"))
    try folder.write("half", to: ".apus-unfinished/Package.swift")
    let result = try AppInit.run(at: folder.path, apus: Repository.path)
    #expect(result.changes.isEmpty)
    #expect(FileTree.kind(folder.path(".apus-before")) == nil)
    #expect(FileTree.kind(folder.path(".apus-unfinished")) == nil)
  }
}
