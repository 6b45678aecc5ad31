import ApusCoreTransferable
import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Names that values suggest for their files.
@MainActor @Suite struct SuggestedFileNameTests {
  private struct Note: Transferable {
    var title: String?

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .json) { (_: Note) in Data("{}".utf8) }
        .suggestedFileName("Note.json")
        .suggestedFileName { $0.title.map { "\($0).json" } }
    }
  }

  private struct Wrapped: Transferable {
    let note: Note
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \.note)
    }
  }

  @Test func theLastNameHolds() {
    #expect(Note(title: "Milk").suggestedFilename == "Milk.json")
    #expect(Note().suggestedFilename == "Note.json")
    #expect(Wrapped(note: Note(title: "Milk")).suggestedFilename == "Milk.json")
    #expect("text".suggestedFilename == nil)
  }

  @Test func aSharedFileHasTheName() async {
    let screen = Screen {
      ShareLink("Share", item: Note(title: "Milk"), preview: SharePreview("Preview"))
    }
    screen.button(label: "Share").tap()
    await screen.settle()
    #expect(screen.downloadedFiles.map(\.lastPathComponent) == ["Milk.json"])
  }

  private struct Export: View {
    @State private var isExporting = false
    @State private var name = ""
    var body: some View {
      Button("Export \(name)") { isExporting = true }.accessibilityIdentifier("export")
        .fileExporter(isPresented: $isExporting, item: Wrapped(note: Note())) {
          name = (try? $0.get().lastPathComponent) ?? "failed"
        }
    }
  }

  @Test func anExportedFileHasTheName() async {
    let screen = Screen { Export() }
    screen.element("export").tap()
    await screen.settle()
    #expect(screen.element("export").label == "Export Note.json")
  }

  private struct Drop: View {
    @State private var name = "nothing"
    var body: some View {
      VStack {
        Text("Note").accessibilityIdentifier("note").draggable(Note(title: "Milk"))
        Text(name).accessibilityIdentifier("name")
          .onDrop(of: [UTType.json], isTargeted: nil) { providers in
            name = providers.first?.suggestedName ?? "none"
            return true
          }
      }
    }
  }

  @Test func draggedContentHasTheName() {
    let screen = Screen { Drop() }
    screen.element("note").drag(to: screen.element("name"))
    #expect(screen.element("name").text == "Milk")
  }
}
