import ApusCoreTransferable
import ApusUI
import Foundation
import ScreenTesting
import Testing

/// A screen hands values of the app to a person.
@MainActor @Suite struct ItemExporterTests {
  private struct Note: Transferable, Codable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      DataRepresentation(exportedContentType: .utf8PlainText) { note in
        if note.text == "broken" { throw CocoaError(.fileWriteUnknown) }
        return Data(note.text.utf8)
      }
      ProxyRepresentation(exporting: \.text)
    }
  }

  private struct Export: View {
    var note: Note? = Note(text: "Milk")
    var types: [UTType] = []
    @State private var isExporting = false
    @State private var words = "nothing"

    var body: some View {
      VStack {
        Text(words).accessibilityIdentifier("words")
        Text("\(isExporting)").accessibilityIdentifier("isExporting")
        Button("Export") { isExporting = true }
      }
      .fileExporter(
        isPresented: $isExporting, item: note, contentTypes: types, defaultFilename: "List"
      ) { result in
        do {
          let url = try result.get()
          words = "\(url.lastPathComponent): \(try String(contentsOf: url, encoding: .utf8))"
        } catch {
          words = "failed"
        }
      }
    }
  }

  private func exported(_ view: Export) async -> String {
    let screen = Screen { view }
    screen.button(label: "Export").tap()
    await screen.settle()
    #expect(screen.element("isExporting").text == "\(view.note == nil)")
    return screen.element("words").text
  }

  @Test func anItemIsSavedInItsFirstForm() async {
    #expect(await exported(Export()) == #"List.json: {"text":"Milk"}"#)
  }

  @Test func anItemIsSavedInTheFormThatIsWanted() async {
    #expect(await exported(Export(types: [.plainText])) == "List.txt: Milk")
  }

  @Test func anErrorOrAFormThatIsNotThereIsTold() async {
    #expect(await exported(Export(note: Note(text: "broken"), types: [.plainText])) == "failed")
    #expect(await exported(Export(types: [.png])) == "failed")
  }

  @Test func withoutAnItemNothingIsSaved() async {
    #expect(await exported(Export(note: nil)) == "nothing")
  }

  @Test func severalItemsAreSavedTogether() async {
    struct Texts: View {
      @State private var isExporting = false
      @State private var words = ""
      var body: some View {
        Button(words) { isExporting = true }
          .accessibilityIdentifier("texts")
          .fileExporter(isPresented: $isExporting, items: ["a", "b"]) { result in
            let texts = (try? result.get())?.map { try? String(contentsOf: $0, encoding: .utf8) }
            words = texts?.compactMap(\.self).joined(separator: "+") ?? "failed"
          }
      }
    }
    let screen = Screen { Texts() }
    screen.button("texts").tap()
    await screen.settle()
    #expect(screen.button("texts").label == "a+b")
  }
}
