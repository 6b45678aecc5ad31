import ApusUI
import ApusUniformTypeIdentifiers
import Foundation
import ScreenTesting
import Testing

/// A person chooses files for a screen that asks for them.
@MainActor
@Suite struct FileImporterTests {
  private struct Notes: View {
    let several: Bool
    @State private var isImporting = false
    @State private var words = "nothing"

    var body: some View {
      let button = Button("Import") { isImporting = true }.accessibilityIdentifier("import")
      VStack {
        Text(words).accessibilityIdentifier("words")
        if several {
          button.fileImporter(
            isPresented: $isImporting, allowedContentTypes: [.json, .image],
            allowsMultipleSelection: true
          ) { result in
            words = (try? result.get().map(\.lastPathComponent).joined(separator: ",")) ?? "failed"
          } onCancellation: {
            words = "cancelled"
          }
        } else {
          button.fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { result in
            words = (try? result.get().lastPathComponent) ?? "failed"
          }
        }
      }
    }
  }

  private func choose(_ name: String, _ type: String, on screen: Screen) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID())-\(name)")
    try Data("{}".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    screen.filePicker("apus.file-chooser").choose(file: url, type: type)
  }

  @Test func aFileIsChosen() throws {
    let screen = Screen { Notes(several: false) }
    #expect(!screen.element("apus.file-chooser").exists)
    screen.button("import").tap()
    try choose("a.json", "application/octet-stream", on: screen)
    #expect(screen.element("words").text.hasSuffix("a.json"))
    #expect(!screen.element("apus.file-chooser").exists)
  }

  @Test func anotherTypeIsRefused() throws {
    let screen = Screen { Notes(several: false) }
    screen.button("import").tap()
    try choose("a.json", "image/png", on: screen)
    try choose("a.txt", "application/octet-stream", on: screen)
    #expect(screen.element("words").text == "nothing")
    #expect(screen.element("apus.file-chooser").exists)
  }

  @Test func severalAreChosenOneAfterTheOther() throws {
    let screen = Screen { Notes(several: true) }
    screen.button("import").tap()
    try choose("a.json", "application/octet-stream", on: screen)
    try choose("b.png", "image/png", on: screen)
    screen.button("apus.file-chooser.done").tap()
    let names = screen.element("words").text.split(separator: ",").map { $0.suffix(6) }
    #expect(names == ["a.json", "-b.png"])
  }

  @Test func nothingIsChosen() {
    let screen = Screen { Notes(several: true) }
    screen.button("import").tap()
    screen.button("apus.file-chooser.cancel").tap()
    #expect(screen.element("words").text == "cancelled")
    #expect(!screen.element("apus.file-chooser").exists)
  }
}
