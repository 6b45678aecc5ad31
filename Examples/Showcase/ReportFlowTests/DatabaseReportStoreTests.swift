import Foundation
import GRDB
import Testing

@testable import ReportFlow
@testable import ShowcaseAreas

@Suite("Database")
struct DatabaseReportStoreTests {
  @Test("a report comes back as it was, also from a store opened again")
  func roundTrip() async throws {
    try await withTemporaryFolder { folder in
      let directory = folder.appendingPathComponent("made/by/itself")
      let report = Report.sample(photo: PhotoReference(type: .jpeg))
      var sparse = Report.sample(createdAt: sampleNow.addingTimeInterval(-60))
      sparse.chipNumber = nil
      sparse.animal.petName = nil
      sparse.animal.age = nil
      sparse.animal.place = nil
      sparse.animal.details = ""
      do {
        let store = try openStore(in: directory)
        try await store.add(report)
        try await store.add(sparse)
        #expect(try await store.reports() == [report, sparse])
      }
      #expect(try await openStore(in: directory).reports() == [report, sparse])
    }
  }

  @Test("the newest report is first; of two at the same moment, the later one")
  func order() async throws {
    try await withTemporaryFolder { folder in
      let stores: [any ReportStore] = [
        try openStore(in: folder), InMemoryReportStore(),
      ]
      for store in stores {
        for (seconds, race) in [(0, "b"), (60, "d"), (-60, "a"), (0, "c")] {
          try await store.add(
            .sample(createdAt: sampleNow.addingTimeInterval(TimeInterval(seconds)), race: race))
        }
        #expect(try await store.reports().map(\.animal.race) == ["d", "c", "b", "a"])
      }
    }
  }

  @Test("a report that arrives twice is stored once")
  func twice() async throws {
    try await withTemporaryFolder { folder in
      let store = try openStore(in: folder)
      let id = UUID()
      try await store.add(.sample(id: id, race: "first"))
      try await store.add(.sample(id: id, race: "second"))
      #expect(try await store.reports().map(\.animal.race) == ["first"])
    }
  }

  @Test("text is text, whatever is in it")
  func hostileText() async throws {
    try await withTemporaryFolder { folder in
      let store = try openStore(in: folder)
      try await store.add(.sample(race: "'; DROP TABLE report; -- \u{202E}\0 🐕"))
      #expect(
        try await store.reports().map(\.animal.race) == ["'; DROP TABLE report; -- \u{202E} 🐕"])
    }
  }

  @Test("a file of the first version is migrated and keeps its reports")
  func migration() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent(ShowcaseDatabase.fileName)
      let report = Report.sample()
      do {
        let old = try DatabaseQueue(path: file.path)
        var migrator = DatabaseMigrator()
        ReportSchema.register(in: &migrator)
        try migrator.migrate(old, upTo: ReportSchema.createReports)
        try await old.write { try ReportRecord(report).insert($0) }
        #expect(try await old.read { try $0.indexes(on: "report").count } == 1)
      }
      let store = try openStore(in: folder)
      #expect(try await store.reports() == [report])
      let names = try await DatabaseQueue(path: file.path).read { database in
        try database.indexes(on: "report").map(\.name)
      }
      #expect(Set(names).isSuperset(of: ["report_createdAt", "report_photo"]))
    }
  }

  // MARK: - Photos

  @Test("a photo is copied under a name of its own")
  func photo() async throws {
    try await withTemporaryFolder { folder in
      let store = try openStore(in: folder)
      let file = try chosenFile(pngData(), in: folder, name: "../evil.png")
      let photo = try await store.addPhoto(copying: file.url, type: .png)
      let url = try #require(store.photoURL(photo))
      #expect(url.deletingLastPathComponent().lastPathComponent == "photos")
      #expect(try Data(contentsOf: url) == pngData())
      #expect(store.photoURL(PhotoReference(type: .png)) == nil)
    }
  }

  @Test("a report's photo cannot be discarded, another's can")
  func discard() async throws {
    try await withTemporaryFolder { folder in
      let store = try openStore(in: folder)
      let file = try chosenFile(pngData(), in: folder).url
      let sent = try await store.addPhoto(copying: file, type: .png)
      let abandoned = try await store.addPhoto(copying: file, type: .png)
      try await store.add(.sample(photo: sent))
      await store.discardPhoto(sent)
      await store.discardPhoto(abandoned)
      #expect(store.photoURL(sent) != nil)
      #expect(store.photoURL(abandoned) == nil)
    }
  }

  @Test("photos of abandoned drafts go after a while, those of reports and of today stay")
  func abandoned() async throws {
    try await withTemporaryFolder { folder in
      let store = try openStore(in: folder)
      let file = try chosenFile(pngData(), in: folder).url
      let sent = try await store.addPhoto(copying: file, type: .png)
      let old = try await store.addPhoto(copying: file, type: .png)
      let fresh = try await store.addPhoto(copying: file, type: .png)
      try await store.add(.sample(photo: sent))
      for photo in [sent, old] {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -2 * 24 * 3600)],
          ofItemAtPath: try #require(store.photoURL(photo)).path)
      }
      try await store.discardAbandonedPhotos()
      #expect(store.photoURL(old) == nil)
      #expect(store.photoURL(fresh) != nil)
      #expect(store.photoURL(sent) != nil)
    }
  }
}
