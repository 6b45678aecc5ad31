import ApusFoundation
import Testing

/// Files and folders in memory.
@Suite struct FileWrapperTests {
  @Test func aFolderIsWrittenAndRead() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: place) }
    let inner = FileWrapper(directoryWithFileWrappers: [
      "b.txt": FileWrapper(regularFileWithContents: Data("b".utf8))
    ])
    let folder = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)), "inner": inner,
    ])
    try folder.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
    #expect(folder.filename == place.lastPathComponent)
    let read = try FileWrapper(url: place)
    #expect(read.isDirectory)
    #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
    #expect(
      read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
    #expect(folder.matchesContents(of: place))
    try Data("c".utf8).write(to: place.appendingPathComponent("a.txt"))
    #expect(!folder.matchesContents(of: place))
  }

  @Test func aTakenNameIsAnother() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let first = folder.addRegularFile(withContents: Data(), preferredFilename: "a")
    let second = folder.addRegularFile(withContents: Data(), preferredFilename: "a")
    #expect(first == "a")
    #expect(second != "a")
    #expect(folder.fileWrappers?.count == 2)
    folder.removeFileWrapper(folder.fileWrappers!["a"]!)
    #expect(folder.fileWrappers.map { Array($0.keys) } == [second])
  }

  @Test func aNameOutOfTheFolderIsRefused() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = FileWrapper(directoryWithFileWrappers: [
      "../out": FileWrapper(regularFileWithContents: Data())
    ])
    #expect(throws: CocoaError.self) { try folder.write(to: place, originalContentsURL: nil) }
  }

  @Test func aMissingFileThrows() {
    #expect(throws: (any Error).self) {
      try FileWrapper(url: URL(fileURLWithPath: "/no such file"))
    }
  }
}
