import ApusCheck
import Foundation

/// Files below a folder, also those that no app is made of.
enum FileTree {
  /// Links to folders are not followed.
  static func files(below folder: String) -> [String] {
    Files.names(in: folder).flatMap { name -> [String] in
      let path = Files.join(folder, name)
      return kind(path) == .typeDirectory ? files(below: path) : name == ".DS_Store" ? [] : [path]
    }
  }

  /// The kind of a file. Links are not followed, and a missing file has no kind.
  static func kind(_ path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }
}
