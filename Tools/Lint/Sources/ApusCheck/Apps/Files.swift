import Foundation

/// Files and folders by their absolute paths.
package enum Files {
  /// Folders with built or fetched files, which nobody of the app wrote.
  package static let skipped: Set<String> = [
    "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "build",
  ]
  /// Folders that Xcode shows as one file. They hold no sources of the app.
  private static let bundles = [
    ".xcodeproj", ".xcworkspace", ".xcassets", ".xcdatamodeld", ".framework", ".xcframework",
    ".bundle", ".playground", ".docc",
  ]
  /// Bundles with resources of an app.
  private static let resourceBundles = [".xcdatamodeld", ".xcassets", ".bundle"]

  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  package static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// All files below a folder. Links to folders are not followed, so that no cycle is.
  package static func all(below folder: String) -> [String] {
    var found: [String] = []
    for name in names(in: folder) where !name.hasPrefix(".") && !skipped.contains(name) {
      let path = join(folder, name)
      let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
      if type as? FileAttributeType != .typeDirectory {
        if !isFolder(path) { found.append(path) }
      } else if bundles.contains(where: name.hasSuffix) {
        if resourceBundles.contains(where: name.hasSuffix) { found.append(path) }
      } else {
        found += all(below: path)
      }
    }
    return found
  }

  /// The paths below a folder, itself among them, whose names pass; not those within one that did.
  package static func find(below folder: String, depth: Int, where passes: (String) -> Bool)
    -> [String]
  {
    var found: [String] = []
    for name in names(in: folder) where !name.hasPrefix(".") && !skipped.contains(name) {
      let path = join(folder, name)
      if passes(name) {
        found.append(path)
      } else if depth > 0, isFolder(path), !bundles.contains(where: name.hasSuffix) {
        found += find(below: path, depth: depth - 1, where: passes)
      }
    }
    return found
  }

  /// A path behind a folder, without `.` and `..`. Absolute paths stay.
  package static func join(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = path.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path of the file as it is on the disk, whose umlauts may be composed otherwise.
  package static func existing(_ path: String) -> String? {
    let forms = [
      path, path.precomposedStringWithCanonicalMapping, path.decomposedStringWithCanonicalMapping,
    ]
    return forms.first { FileManager.default.fileExists(atPath: $0) }
  }

  package static func text(_ path: String) throws(Problem) -> String {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .error(path, "cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .error(path, "is not UTF-8")
    }
    return text
  }
}
