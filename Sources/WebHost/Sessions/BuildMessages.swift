import Foundation
import ViewGraph

/// The messages of a tool that builds the app while pages are open: what stops the next build.
///
/// The tool writes them into a file, since the processes that have the pages are not its children. An empty
/// file, or none, says that nothing stops the build.
@MainActor
final class BuildMessages {
  private let file: URL
  private var text: String?
  private var watching: Task<Void, Never>?
  /// The longest message that pages get, in bytes.
  private static let limit = 8000

  /// - Parameters:
  ///   - interval: How often the file is looked at.
  ///   - changed: Called when the tool says something else.
  init(
    file: URL, interval: Duration = .milliseconds(250),
    changed: @escaping @MainActor (String?) -> Void
  ) {
    self.file = file
    text = read()
    watching = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: interval)
        guard let self else { return }
        let next = read()
        guard next != text else { continue }
        text = next
        changed(next)
      }
    }
  }

  deinit { watching?.cancel() }

  /// Tells a page that has just come. An earlier server may have told the page a message.
  func tell(_ session: Session) { session.perform(.buildFailed(text)) }

  private func read() -> String? {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    guard let bytes = try? handle.read(upToCount: Self.limit), !bytes.isEmpty else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
