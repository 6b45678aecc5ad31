import ApusUI
import ApusUniformTypeIdentifiers
import Foundation
import ScreenTesting
import Testing

/// A screen hands files to a person.
@MainActor
@Suite struct FileExporterTests {
  struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents else {
        throw CocoaError(.fileReadCorruptFile)
      }
      text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text == "folder" { return FileWrapper(directoryWithFileWrappers: [:]) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  final class Drawing: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    @Published var points = [1, 2]

    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> [Int] { points }
    func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
  }

  private struct Export: View {
    var document: Note?
    var name: String? = "Shopping"
    @State private var isExporting = false
    @State private var words = "nothing"

    var body: some View {
      VStack {
        Text(words).accessibilityIdentifier("words")
        Text("\(isExporting)").accessibilityIdentifier("isExporting")
        Button("Export") { isExporting = true }.accessibilityIdentifier("export")
      }
      .fileExporter(
        isPresented: $isExporting, document: document, contentType: .plainText,
        defaultFilename: name
      ) { result in
        switch result {
        case .success(let url): words = url.lastPathComponent
        case .failure: words = "failed"
        }
      }
    }
  }

  @Test func aDocumentIsSavedUnderItsNameAndType() throws {
    let screen = Screen { Export(document: Note("Milk")) }
    #expect(screen.downloadedFiles.isEmpty)
    screen.button("export").tap()
    #expect(screen.element("words").text == "Shopping.txt")
    #expect(screen.element("isExporting").text == "false")
    let file = try #require(screen.downloadedFiles.first)
    #expect(try String(contentsOf: file, encoding: .utf8) == "Milk")
    screen.button("export").tap()
    #expect(screen.downloadedFiles.count == 2)
  }

  @Test func aNameLeavesNoFolder() throws {
    let screen = Screen { Export(document: Note("Milk"), name: "../a/b.txt") }
    screen.button("export").tap()
    #expect(screen.element("words").text == "-a-b.txt")
  }

  @Test func withoutADocumentNothingIsSaved() {
    let screen = Screen { Export(document: nil) }
    screen.button("export").tap()
    #expect(screen.element("words").text == "nothing")
    #expect(screen.downloadedFiles.isEmpty)
  }

  @Test func aFolderFails() {
    let screen = Screen { Export(document: Note("folder")) }
    screen.button("export").tap()
    #expect(screen.element("words").text == "failed")
    #expect(screen.downloadedFiles.isEmpty)
  }

  private struct Many: View {
    @State private var notes = false
    @State private var drawing = false
    @State private var moving = false
    let file: URL
    @State private var words = ""

    var body: some View {
      VStack {
        Text(words).accessibilityIdentifier("words")
        Button("Notes") { notes = true }.accessibilityIdentifier("notes")
          .fileExporter(
            isPresented: $notes, documents: [Note("a"), Note("b")], contentType: .plainText
          ) { words = "\((try? $0.get().count) ?? 0)" }
        Button("Drawing") { drawing = true }.accessibilityIdentifier("drawing")
          .fileExporter(
            isPresented: $drawing, document: Drawing(), contentType: .json,
            defaultFilename: "Points"
          ) { words = (try? $0.get().lastPathComponent) ?? "failed" }
        Button("Move") { moving = true }.accessibilityIdentifier("move")
          .fileMover(isPresented: $moving, file: file) {
            words = (try? $0.get().lastPathComponent) ?? "failed"
          }
      }
    }
  }

  @Test func severalDocumentsObjectsAndFilesAreSaved() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "report.csv")
    try Data("1;2".utf8).write(to: file)

    let screen = Screen { Many(file: file) }
    screen.button("notes").tap()
    #expect(screen.element("words").text == "2")
    screen.button("drawing").tap()
    #expect(screen.element("words").text == "Points.json")
    screen.button("move").tap()
    #expect(screen.element("words").text == "report.csv")
    #expect(
      try screen.downloadedFiles.map { try String(contentsOf: $0, encoding: .utf8) }
        == ["a", "b", "[1,2]", "1;2"])
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func filesGoWithTheScreen() throws {
    var screen: Screen? = Screen { Export(document: Note("Milk")) }
    screen?.button("export").tap()
    let file = try #require(screen?.downloadedFiles.first)
    #expect(FileManager.default.fileExists(atPath: file.path))
    screen = nil
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
