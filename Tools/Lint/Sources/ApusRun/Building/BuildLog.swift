import Foundation

/// Takes a build's output apart: how far it is, and what the compiler says, each of it once.
struct BuildLog {
  enum Part: Equatable {
    case progress(done: Int, of: Int)
    case message(String)
  }

  private let paths: AuthorPaths
  private var seen: Set<String> = []
  private var isRepeated = false
  /// Beginnings of lines that tell how a build goes on.
  private static let noise = [
    "Build complete!", "Planning build", "Compiling plugin", "Building for ", "Build of ",
  ]

  init(paths: AuthorPaths) { self.paths = paths }

  /// The meaning of a line, or nil for a line that nobody needs.
  mutating func part(_ line: String) -> Part? {
    if let counts = line.prefixMatch(of: /\[(\d+)\/(\d+)\]/) {
      isRepeated = false
      return .progress(done: Int(counts.1) ?? 0, of: Int(counts.2) ?? 0)
    }
    let text = paths.line(line)
    if text.hasPrefix("warning: '") {
      // SwiftPM tells the authors of other packages of files beside their sources.
      isRepeated = true
    } else if text.contains("warning: '#sourceLocation' directive produces '#fileID'") {
      // The copy of a `main.swift` has its name.
      isRepeated = true
    } else if text.contains(#/^(\S.*:\d+:\d+: )?(error|warning|note): /#) {
      // Several steps of a build read the same file.
      isRepeated = !seen.insert(text).inserted
    }
    let isNoise =
      text.isEmpty || Self.noise.contains(where: text.hasPrefix)
      || text == "error: fatalError" || text.hasPrefix("error: emit-module command failed")
    return isNoise || isRepeated ? nil : .message(text)
  }
}
