import Foundation
import GRDB
import Testing

@testable import ShowcaseAreas

@Suite("The showcase's database")
struct ShowcaseDatabaseTests {
  @Test("a file that is not a database says so and is left alone")
  func corrupt() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent(ShowcaseDatabase.fileName)
      let content = Data(String(repeating: "not a database ", count: 100).utf8)
      try content.write(to: file)
      let error = try #require(throws: ShowcaseDatabaseError.self) {
        try ShowcaseDatabase.open(in: folder)
      }
      #expect(error.path == file.path)
      #expect(error.description.contains("not a database"))
      #expect(try Data(contentsOf: file) == content)
    }
  }

  @Test("a directory that cannot be made says so")
  func noDirectory() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("file")
      try Data().write(to: file)
      #expect(throws: ShowcaseDatabaseError.self) {
        try ShowcaseDatabase.open(in: file.appendingPathComponent("data"))
      }
    }
  }

  @Test("a database of a newer version is not touched")
  func newer() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.appendingPathComponent(ShowcaseDatabase.fileName).path
      do {
        var migrator = ShowcaseDatabase.migrator
        migrator.registerMigration("fromTheFuture") {
          try $0.create(table: "future") { $0.column("x") }
        }
        try migrator.migrate(try DatabaseQueue(path: path))
      }
      let error = try #require(throws: ShowcaseDatabaseError.self) {
        try ShowcaseDatabase.open(in: folder)
      }
      #expect(error.reason == "a newer version of this program wrote it")
    }
  }
}
