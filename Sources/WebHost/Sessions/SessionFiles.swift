import Foundation

/// The files that a page sent. They live as long as its session.
struct SessionFiles {
  static let maximumCount = 32
  private(set) var urls: [URL] = []

  var isFull: Bool { urls.count >= Self.maximumCount }

  mutating func add(_ url: URL) { urls.append(url) }

  mutating func deleteAll() {
    for url in urls { try? FileManager.default.removeItem(at: url) }
    urls = []
  }
}
