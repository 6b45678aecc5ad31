import Foundation

/// The icon files that set-up installed, read when a screen first shows one.
struct InstalledIcons: Sendable {
  /// Why a file gives no icon.
  struct Refusal: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  /// Folders of SVG files; the first that has the file wins.
  let folders: [String]

  /// The folders named by `APUS_ICONS` (separated by colons), then where packages install to.
  static func folders(environment: [String: String]) -> [String] {
    let own = environment["APUS_ICONS"]?.split(separator: ":").map(String.init) ?? []
    return own + ["/usr/share/bootstrap-icons/svg", "/usr/local/share/bootstrap-icons/svg"]
  }

  /// Reads the icon in `file`.
  ///
  /// - Parameter file: A file name without its `.svg`, in letters, digits and dashes.
  /// - Throws: ``Refusal`` if no folder has the file or it is not an icon of paths alone.
  func icon(file: String) throws(Refusal) -> Icon {
    guard !file.isEmpty, file.utf8.allSatisfy(Self.isNameByte) else {
      throw Refusal(description: "\(file.debugDescription) is not a name of an icon file")
    }
    for folder in folders {
      let path = "\(folder)/\(file).svg"
      guard let handle = FileHandle(forReadingAtPath: path) else { continue }
      defer { try? handle.close() }
      guard let data = try? handle.read(upToCount: Self.largestFile + 1) else {
        throw Refusal(description: "\(path) cannot be read")
      }
      guard data.count <= Self.largestFile, let text = String(bytes: data, encoding: .utf8) else {
        throw Refusal(description: "\(path) is too large or not UTF-8")
      }
      return try IconFileParser.icon(from: text)
    }
    throw Refusal(description: "no \(file).svg in \(folders.joined(separator: ", "))")
  }

  private static let largestFile = 65_536

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
