import ApusCheck
import Foundation

/// Turns paths of links in a package into those of the author's files.
public struct AuthorPaths {
  private let package: String

  /// - Parameter package: The absolute path of the package.
  public init(package: String) { self.package = package }

  /// A line of the compiler or of a test, with the author's paths.
  public func line(_ line: String) -> String {
    var result = ""
    var rest = line[...]
    while let start = rest.range(of: package + "/") {
      result += rest[..<start.lowerBound]
      rest = rest[start.lowerBound...]
      if let (end, author) = author(at: rest) {
        result += author
        rest = rest[end...]
      } else {
        result += rest[..<start.upperBound]
        rest = rest[start.upperBound...]
      }
    }
    return result + rest
  }

  /// The link that a text begins with. Names may have blanks and colons, so that every end is tried.
  private func author(at text: Substring) -> (Substring.Index, String)? {
    var ends = text.indices.filter { ":'\"`,);] \t<>".contains(text[$0]) }
    ends.append(text.endIndex)
    for end in ends {
      let path = String(text[..<end])
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        continue
      }
      return (end, Files.join(Files.join(path, ".."), link))
    }
    return nil
  }
}
