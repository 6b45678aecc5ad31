import Foundation

/// Pictures that the program drew: SVG, because a server makes no pixels.
package enum DrawnPictures {
  /// The text with which each picture begins.
  package static let mark = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"drawn\""

  /// The name of a PNG file that a browser makes of a picture; nil: the program drew no such picture.
  ///
  /// - Parameter url: A file of the server's.
  package static func nameOfDots(_ url: URL) -> String? {
    guard url.pathExtension == "svg", let file = try? FileHandle(forReadingFrom: url) else {
      return nil
    }
    defer { try? file.close() }
    guard (try? file.read(upToCount: mark.utf8.count)) == Data(mark.utf8) else { return nil }
    return url.deletingPathExtension().lastPathComponent + ".png"
  }
}
