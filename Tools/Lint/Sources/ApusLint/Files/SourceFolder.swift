import Foundation

/// The Swift sources below a folder.
public enum SourceFolder {
  /// Folders that hold what was built or fetched, which nobody here wrote.
  static let skippedFolders: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]

  /// The paths of the sources, sorted, each beginning with the path that was given. Hidden folders
  /// and ``skippedFolders`` are left out; links to folders are not followed.
  ///
  /// - Parameter path: of a folder, or of one file, which may have any name.
  /// - Throws: a ``Fault`` if there is nothing to read at the path.
  public static func sources(at path: String) throws(Fault) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw unreadable(path, "no such file or folder")
    }
    guard isFolder.boolValue else { return [path] }
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let found = try sources(below: trimmed)
    if found.isEmpty { throw unreadable(path, "no Swift source in this folder") }
    return found
  }

  /// The text of a file.
  /// - Throws: a ``Fault`` if it cannot be read or is not UTF-8.
  public static func text(at path: String) throws(Fault) -> String {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw unreadable(path, "cannot be read: \(error.localizedDescription)")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw unreadable(path, "is not UTF-8")
    }
    return text
  }

  private static func sources(below folder: String) throws(Fault) -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw unreadable(folder, "cannot be read: \(error.localizedDescription)")
    }
    var found: [String] = []
    for name in names where !name.hasPrefix(".") && !skippedFolders.contains(name) {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let type =
        try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      switch type {
      case .typeDirectory: found += try sources(below: path)
      case .typeRegular, .typeSymbolicLink: if name.hasSuffix(".swift") { found.append(path) }
      default: break
      }
    }
    return found
  }

  private static func unreadable(_ path: String, _ reason: String) -> Fault {
    Fault(kind: .unreadable, place: Place(path: path, line: 1, column: 1), message: reason)
  }
}
