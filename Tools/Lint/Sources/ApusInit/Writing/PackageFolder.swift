import ApusCheck
import Foundation

/// The folder `.apus`. A run replaces all of it or nothing.
struct PackageFolder {
  /// Differences between the package before and after a run.
  struct Changes: Equatable {
    var isNew = false
    var added: [String] = []
    var changed: [String] = []
    var removed: [String] = []

    var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }
  }

  let path: String
  /// The new folder before it replaces the old one.
  private var draft: String { path + "-unfinished" }
  /// The folder that was there before, while the other takes its place.
  private var before: String { path + "-before" }

  /// Entries of the package. All others in the folder, SwiftPM's among them, are kept.
  private static let own = ["Package.swift", "Sources", "Tests", ".gitignore"]

  /// - Throws: An error for a file, a link or a folder of another author.
  func check() throws(Problem) {
    guard let kind = FileTree.kind(path) else { return }
    guard kind == .typeDirectory else {
      throw .error(path, "is no folder, so that nothing is written: remove it")
    }
    if Files.names(in: path).allSatisfy({ $0 == ".build" }) { return }
    let text = (try? Files.text(Files.join(path, "Package.swift"))) ?? ""
    guard text.contains(ManifestText.mark) else {
      throw .error(path, "was not written by `apus init`, so that it is not replaced: move it away")
    }
  }

  func write(_ contents: FolderContents) throws(Problem) -> Changes {
    // Two runs at once would write the same draft. The lock ends with the process.
    let lock = open(Files.join(path, ".."), O_RDONLY | O_CLOEXEC)
    defer { close(lock) }
    guard lock >= 0, flock(lock, LOCK_EX) == 0 else {
      throw .error(Files.join(path, ".."), "cannot be locked, so that nothing is written")
    }
    try removeRemains()
    try check()
    let old = existing()
    var changes = Changes(isNew: FileTree.kind(Files.join(path, "Package.swift")) == nil)
    for (name, entry) in contents.entries {
      if old[name] == nil { changes.added.append(name) }
      if let known = old[name], known != entry { changes.changed.append(name) }
    }
    changes.removed = old.keys.filter { contents.entries[$0] == nil }.sorted()
    changes.added.sort()
    changes.changed.sort()
    if changes.isEmpty { return changes }
    do {
      try writeDraft(contents, before: old)
      try replace()
    } catch {
      try? FileManager.default.removeItem(atPath: draft)
      throw .error(path, "cannot be written: \(error.localizedDescription)")
    }
    return changes
  }

  /// Tidies up after a run that was ended.
  private func removeRemains() throws(Problem) {
    do {
      try removeBefore()
      if FileTree.kind(draft) != nil { try FileManager.default.removeItem(atPath: draft) }
    } catch {
      throw .error(draft, "is left of a run that was ended, and cannot be removed")
    }
  }

  private func existing() -> [String: FolderContents.Entry] {
    var found: [String: FolderContents.Entry] = [:]
    for name in Self.own {
      let place = Files.join(path, name)
      let files = FileTree.kind(place) == .typeDirectory ? FileTree.files(below: place) : [place]
      for file in files {
        let name = String(file.dropFirst(path.count + 1))
        switch FileTree.kind(file) {
        case .typeSymbolicLink?:
          found[name] = .link(
            (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) ?? "")
        case nil: break
        default: found[name] = .text((try? Files.text(file)) ?? "\u{0}")
        }
      }
    }
    return found
  }

  private func writeDraft(
    _ contents: FolderContents, before: [String: FolderContents.Entry]
  ) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: draft, withIntermediateDirectories: true)
    for (name, entry) in contents.entries {
      let place = Files.join(draft, name)
      try files.createDirectory(
        atPath: Files.join(place, ".."), withIntermediateDirectories: true)
      switch entry {
      case .link(let target):
        try files.createSymbolicLink(atPath: place, withDestinationPath: target)
      case .text(let text):
        // The compiler builds what is newer than its results, so a file that stays keeps its date.
        if before[name] == entry {
          try files.linkItem(atPath: Files.join(path, name), toPath: place)
        } else {
          try Data(text.utf8).write(to: URL(fileURLWithPath: place))
        }
      }
    }
  }

  /// Puts the draft in the folder's place, and takes along what is not of the package.
  private func replace() throws {
    let files = FileManager.default
    guard FileTree.kind(path) != nil else {
      try files.moveItem(atPath: draft, toPath: path)
      return
    }
    try files.moveItem(atPath: path, toPath: before)
    do {
      try files.moveItem(atPath: draft, toPath: path)
    } catch {
      try files.moveItem(atPath: before, toPath: path)
      throw error
    }
    try removeBefore()
  }

  /// Ends a replacement, also one of a run that was ended between its steps.
  private func removeBefore() throws {
    let files = FileManager.default
    guard FileTree.kind(before) != nil else { return }
    if FileTree.kind(path) == nil {
      try files.moveItem(atPath: before, toPath: path)
      return
    }
    for name in try files.contentsOfDirectory(atPath: before)
    where !Self.own.contains(name) && FileTree.kind(Files.join(path, name)) == nil {
      try files.moveItem(atPath: Files.join(before, name), toPath: Files.join(path, name))
    }
    try files.removeItem(atPath: before)
  }
}
