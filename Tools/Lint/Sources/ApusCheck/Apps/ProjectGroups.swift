/// The paths of a project's files, which its tree of groups says.
package struct ProjectGroups {
  /// Paths by the identifiers of files, and of folders that Xcode reads by itself.
  package private(set) var paths: [String: String] = [:]
  /// The files of a group of variants, which stands in targets as one: a storyboard's languages.
  package private(set) var variants: [String: [String]] = [:]
  package private(set) var problems: [Problem] = []

  private let file: ProjectFile
  private let folder: String
  private var open: Set<String> = []
  private var seen: Set<String> = []
  /// Nobody's groups are so deep, and the stack has an end.
  private static let deepest = 200
  private var isTooDeep = false

  /// - Parameter folder: the one that the project's paths begin at.
  init(of file: ProjectFile, in folder: String) {
    self.file = file
    self.folder = folder
    if let main = file.root.text("mainGroup"), file.objects[main] != nil {
      visit(main, below: folder)
    } else {
      problems.append(.error(file.path, "has no group of files"))
    }
  }

  private mutating func visit(_ identifier: String, below parent: String) {
    guard let object = file.objects[identifier] else { return }
    guard open.insert(identifier).inserted else {
      let name = object.text("name") ?? object.text("path") ?? identifier
      problems.append(.warning(file.path, "the group '\(name)' is inside itself"))
      return
    }
    defer { open.remove(identifier) }
    guard open.count <= Self.deepest else {
      if !isTooDeep {
        isTooDeep = true
        problems.append(
          .error(file.path, "has groups more than \(Self.deepest) deep; those are left out"))
      }
      return
    }
    // A group in two others would be read again for each way that leads to it.
    guard seen.insert(identifier).inserted else { return }
    guard let path = path(of: object, below: parent) else { return }
    let children = file.list(object["children"])
    paths[identifier] = path
    if object.isa == "PBXVariantGroup" { variants[identifier] = children.map(\.identifier) }
    for child in children { visit(child.identifier, below: path) }
  }

  private func path(of object: ProjectFile.Object, below parent: String) -> String? {
    let own = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": return Files.join(parent, own)
    case "SOURCE_ROOT": return Files.join(folder, own)
    case "<absolute>": return Files.join("/", own)
    // Products of a build, and files of Xcode itself.
    default: return nil
    }
  }
}
