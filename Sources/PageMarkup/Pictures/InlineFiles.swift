import Foundation
import ViewGraph

/// Files of the app, written into a picture.
enum InlineFiles {
  /// The address that holds a file's content; nil: the address is none of the app's files.
  static func address(_ address: String) -> String? {
    if address.hasPrefix("data:") { return address }
    guard let file = ServedFiles.shared[address], let data = ServedFiles.contents(file.url.path)
    else { return nil }
    return "data:\(file.type);base64,\(data.base64EncodedString())"
  }

  /// Style rules with the content of the files that they name.
  static func rules(_ rules: String) -> String {
    rules.replacing(/url\("?(\/_apus\/[^")]*)"?\)/) { match in
      address(String(match.output.1)).map { "url(\"\($0)\")" } ?? "none"
    }
  }
}
