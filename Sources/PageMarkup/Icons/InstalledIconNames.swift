/// Which file of Debian's `bootstrap-icons` draws a name of SF Symbols that we do not draw.
///
/// Only names whose picture means the same: a visible placeholder misleads nobody, a picture of
/// something else does.
enum InstalledIconNames {
  /// File names without `.svg`, by the name that a screen writes.
  static let files: [String: String] = {
    var files: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      for word in words.dropFirst() { files[String(word)] = String(words[0]) }
    }
    return files
  }()

  /// The file for a name; a painted form that has no line of its own is the painted form of its file.
  static func file(named name: String) -> String? {
    if let file = files[name] { return file }
    guard name.hasSuffix(".fill"), let drawn = files[String(name.dropLast(5))],
      !drawn.hasSuffix("-fill")
    else { return nil }
    return drawn + "-fill"
  }

  /// A line is a file and the names that it draws.
  private static let table = [
    arrows, shapes, people, places, documents, objects, devices, reading, daily,
  ].joined(separator: "\n")
}
