import ApusCoreTransferable
import ApusUniformTypeIdentifiers
import ViewGraph

/// The items of a ``ShareLink`` on their way to the browser.
@MainActor
final class SharedParcel {
  private let title: String
  private let session: Session?
  private var texts: [String]
  private var addresses: [String] = []
  private var files: [ExportedFile] = []

  /// - Parameter message: A text before texts and addresses.
  init(title: String, message: String?, session: Session?) {
    self.title = title
    self.session = session
    texts = message.map { [$0] } ?? []
  }

  /// Hands items over: texts and addresses to the browser's sheet, and files to be saved.
  func share<Item: Transferable>(_ items: [Item]) {
    if items.allSatisfy({ $0 is String || ($0 as? URL)?.isFileURL == false }) {
      for item in items { _ = take(item) }
      return hand(isAllFiles: false)
    }
    // The app hands the items over, as Apple's link does, whose closures run beside the main thread.
    nonisolated(unsafe) let items = items
    Task {
      do {
        for item in items where !take(item) {
          // An item is used by this task alone, as the list is.
          nonisolated(unsafe) let item = item
          guard let file = try await Item.file(of: item, as: []) else { throw NoForm() }
          try take(file)
        }
        hand(isAllFiles: texts.isEmpty && addresses.isEmpty)
      } catch {
        report("A `ShareLink` could not share its item: \(error.localizedDescription)")
      }
    }
  }

  /// Takes a text or an address.
  private func take(_ item: Any) -> Bool {
    if let text = item as? String {
      texts.append(text)
    } else if let url = item as? URL, !url.isFileURL {
      addresses.append(url.absoluteString)
    } else {
      return false
    }
    return true
  }

  /// Takes the form of an item: a text and an address for the sheet, others to be saved.
  private func take(_ file: _WrittenFile) throws {
    let text = String(data: file.data, encoding: .utf8)
    if file.name == nil, let text, file.type.conforms(to: .url) {
      if let url = URL(string: text), url.isFileURL {
        files.append(try ExportedFile(copyOf: url))
      } else {
        addresses.append(text)
      }
    } else if file.name == nil, let text, file.type.conforms(to: .plainText) {
      texts.append(text)
    } else {
      files.append(
        try ExportedFile(file.data, named: file.name ?? title, type: file.type))
    }
  }

  private func hand(isAllFiles: Bool) {
    do {
      _ = try ExportedFile.hand(files, to: session)
    } catch {
      report("A `ShareLink` could not write a file: \(error.localizedDescription)")
    }
    guard !isAllFiles, !files.isEmpty || !texts.isEmpty || !addresses.isEmpty else { return }
    let lines = (texts + addresses.dropFirst()).filter { !$0.isEmpty }
    guard !lines.isEmpty || !addresses.isEmpty else { return }
    session?.perform(
      .share(
        title: title, text: lines.joined(separator: "\n"), address: addresses.first ?? ""))
  }
}
