import SwiftUI
import UniformTypeIdentifiers

/// A list that a person saves and opens.
struct ExportingScreen: View {
  @State private var isExporting = false
  @State private var isOpening = false
  @State private var words = "nothing"

  var body: some View {
    VStack(spacing: 16) {
      Text(words).accessibilityIdentifier("exporting.words")
      Button("Export") { isExporting = true }
        .fileExporter(
          isPresented: $isExporting, document: ShoppingList(text: "Brot & Käse\n<b>"),
          contentType: .html, defaultFilename: "Einkauf für \"Mai\""
        ) { result in
          words = (try? result.get().lastPathComponent) ?? "failed"
        }
      Button("Open") { isOpening = true }
        .sheet(isPresented: $isOpening) {
          DocumentPicker { urls in
            words = urls.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
          }
        }
    }
    .padding()
  }
}

private struct ShoppingList: FileDocument {
  static let readableContentTypes: [UTType] = [.html]
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct DocumentPicker: UIViewControllerRepresentable {
  let onPick: ([URL]) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(onPick: onPick) }

  func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ controller: UIDocumentPickerViewController, context: Context) {}

  final class Coordinator: NSObject, UIDocumentPickerDelegate {
    let onPick: ([URL]) -> Void
    init(onPick: @escaping ([URL]) -> Void) { self.onPick = onPick }

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
      onPick(urls)
    }
  }
}
