import Foundation

/// The objects of a `project.pbxproj`, by their identifiers.
package struct ProjectFile {
  package typealias Object = [String: Any]

  package let path: String
  package let objects: [String: Object]
  package let root: Object

  /// - Throws: an error that says what is wrong with the file.
  package init(path: String) throws(Problem) {
    self.path = path
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw .error(path, "cannot be read")
    }
    // Foundation's own error is that of the last form it tried, and names the wrong line.
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else {
      throw .error(path, "is no property list\(Self.hint(data))")
    }
    guard let list = list as? Object, let all = list["objects"] as? [String: Any] else {
      throw .error(path, "has no objects, so that it is no project of Xcode")
    }
    objects = all.compactMapValues { $0 as? Object }
    guard let name = list["rootObject"] as? String, let root = objects[name] else {
      throw .error(path, "names no root object that it has")
    }
    self.root = root
  }

  package func object(_ identifier: Any?) -> Object? {
    (identifier as? String).flatMap { objects[$0] }
  }

  /// The objects of a list of identifiers. Unknown identifiers are left out.
  package func list(_ value: Any?) -> [(identifier: String, object: Object)] {
    (value as? [Any] ?? []).compactMap { each in
      guard let identifier = each as? String, let object = objects[identifier] else { return nil }
      return (identifier, object)
    }
  }

  /// An unfinished merge breaks most of the broken projects.
  private static func hint(_ data: Data) -> String {
    if data.isEmpty { return ": it is empty" }
    let lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let mark = lines.firstIndex { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") }
    return mark.map { ": line \($0 + 1) is a mark of a merge" } ?? ""
  }
}

extension [String: Any] {
  package func text(_ key: String) -> String? { self[key] as? String }

  /// Xcode's name for the kind of an object: `PBXGroup`.
  package var isa: String { text("isa") ?? "" }
}
