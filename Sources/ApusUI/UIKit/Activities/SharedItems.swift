import Foundation

/// Texts, addresses and files that a browser is handed.
@MainActor
struct SharedItems {
  var title = ""
  /// The files that the browser can save.
  private(set) var files: [ExportedFile] = []
  /// The items in their order.
  private(set) var lines: [String] = []
  private var texts: [String] = []
  private var addresses: [String] = []

  /// Adds an item, if it is a text, an address, a file of the server's or a picture.
  mutating func add(_ item: Any) {
    switch item {
    case let url as URL where url.isFileURL: addFile { try ExportedFile(copyOf: url) }
    case let url as URL: addAddress(url.absoluteString)
    case let url as NSURL: add(url as URL)
    case let picture as UIImage:
      addFile {
        guard let file = Image(uiImage: picture).file else { throw CocoaError(.fileReadUnknown) }
        return try ExportedFile(file.data, named: "Image", type: file.type)
      }
    case let text as String: addText(text)
    case let text as NSString: addText(text.description)
    case let text as NSAttributedString: addText(text.string)
    case let text as AttributedString: addText(String(text.characters))
    default:
      #if DEBUG
        reportOnce(
          "`UIActivityViewController` shares texts, addresses, files and pictures, and no \(type(of: item))."
        )
      #endif
    }
  }

  private mutating func addFile(_ file: () throws -> ExportedFile) {
    do {
      files.append(try file())
    } catch {
      report("`UIActivityViewController` could not read an item: \(error.localizedDescription)")
    }
  }

  private mutating func addAddress(_ address: String) {
    lines.append(address)
    addresses.append(address)
  }

  private mutating func addText(_ text: String) {
    lines.append(text)
    texts.append(text)
  }

  /// The address that a browser takes; further ones are lines of the text.
  var address: String { addresses.first ?? "" }
  var text: String { (texts + addresses.dropFirst()).joined(separator: "\n") }
}
