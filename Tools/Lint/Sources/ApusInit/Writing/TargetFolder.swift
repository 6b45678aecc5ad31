import ApusAssets
import ApusCheck
import Foundation

/// The folder of one target: links to its files, and the sources that Xcode would generate.
struct TargetFolder {
  private(set) var contents = FolderContents()
  private(set) var leftOut: [LeftOut] = []
  /// Expressions of `Resource`.
  private(set) var resources: [String] = []

  private let target: PlannedTarget
  private let package: String
  private var catalogues: [String] = []
  private var broken: Set<String> = []

  /// Rewritten sources by the paths of the author's files.
  private let copies: [String: String]

  /// - Parameter package: the folder of the package.
  init(
    of target: PlannedTarget, copies: [String: String], in package: String, info: String?,
    exports: [String]
  ) {
    self.target = target
    self.copies = copies
    self.package = package
    for path in target.sources { addSource(path) }
    for path in target.resources { addResource(path) }
    if !resources.contains(".process(\"Resources\")"),
      contents.entries.keys.contains(where: { $0.hasPrefix(path + "/Resources/") })
    {
      resources.insert(".process(\"Resources\")", at: 0)
    }
    addGenerated(info: info, exports: exports)
  }

  /// The target's folder, told from the package.
  var path: String { "\(target.kind == .tests ? "Tests" : "Sources")/\(target.name)" }

  // MARK: Sources

  private mutating func addSource(_ source: String) {
    let way = FolderContents.relative(source, from: target.root)
      .split(separator: "/").map { $0 == ".." ? "up" : String($0) }
    var link = "\(path)/Code/" + way.joined(separator: "/")
    while contents.entries[link] != nil { link += "/../2/" + (way.last ?? "") }
    link = String(Files.join("/", link).dropFirst())
    if let copy = copies[source] {
      contents.entries[Self.nameOfCopy(link)] = .text(copy)
      return
    }
    let folder = Files.join(package, link + "/..")
    contents.entries[link] = .link(FolderContents.relative(source, from: folder))
  }

  /// Another name than the author's, because two files of one name would share a `#fileID`.
  private static func nameOfCopy(_ link: String) -> String {
    // Only this name may hold statements.
    link.hasSuffix("/main.swift") ? link : "\(link.dropLast(6)).copy.swift"
  }

  // MARK: Resources

  /// Files that Xcode compiles, and Linux cannot.
  private static let unread: Set<String> = [
    "metal", "mlmodel", "mlpackage", "intentdefinition", "storekit", "xcmappingmodel", "rcproject",
    "storyboard", "xib", "xctestplan", "car", "nib",
  ]

  private mutating func addResource(_ file: String) {
    let name = String(file.split(separator: "/").last ?? "")
    let ending = (name as NSString).pathExtension.lowercased()
    if Self.unread.contains(ending) {
      leftOut.append(
        LeftOut(file, "Linux has nothing that reads .\(ending)", "the screens do without it"))
    } else if ending == "xcassets" {
      addCatalogue(file, name)
    } else if ending == "lproj" {
      for inner in Files.all(below: file) { addResource(inner) }
    } else if Files.isFolder(file) {
      guard addLinks(to: file, at: "Folders/\(name)") else { return }
      resources.append(".copy(\(Names.literal("Folders/\(name)")))")
    } else {
      let parent = String(file.split(separator: "/").dropLast().last ?? "")
      addLink(to: file, at: parent.hasSuffix(".lproj") ? "\(parent)/\(name)" : name)
    }
  }

  /// SwiftPM copies links as they are, so that only absolute ones still lead to the file.
  private mutating func addLink(to file: String, at place: String) {
    let link = "\(path)/Resources/\(place)"
    if case .link(let other) = contents.entries[link] {
      leftOut.append(
        LeftOut(
          file, "'\(target.title)' has another resource of this name, \(other)",
          "this one is left out: rename it"))
    } else if place == "Info.plist" {
      leftOut.append(
        LeftOut(file, "a bundle has an Info.plist of its own", "the resource is left out"))
    } else {
      contents.entries[link] = .link(file)
    }
  }

  private mutating func addLinks(to folder: String, at place: String) -> Bool {
    let files = FileTree.files(below: folder).filter { file in
      !broken.contains { file.hasPrefix($0 + "/") }
    }
    guard let first = files.first,
      contents.entries["\(path)/\(place)/\(first.dropFirst(folder.count + 1))"] == nil
    else {
      leftOut.append(LeftOut(folder, "the folder is empty, or is there twice", "it is left out"))
      return false
    }
    for file in files {
      contents.entries["\(path)/\(place)/\(file.dropFirst(folder.count + 1))"] = .link(file)
    }
    return true
  }

  private mutating func addCatalogue(_ folder: String, _ name: String) {
    for file in FileTree.files(below: folder) where file.hasSuffix("/Contents.json") {
      let data = FileManager.default.contents(atPath: file) ?? Data()
      guard (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] == nil else {
        continue
      }
      let entry = Files.join(file, "..")
      let isAsset = (entry as NSString).pathExtension.hasSuffix("set")
      if isAsset { broken.insert(entry) }
      leftOut.append(
        LeftOut(
          file, "the asset catalogue's file is no JSON",
          isAsset ? "the asset is left out" : "its folder is taken as one without a namespace"))
    }
    var free = name
    var number = 2
    while contents.entries.keys.contains(where: { $0.hasPrefix("\(path)/Resources/\(free)/") }) {
      free = "\(name.dropLast(9)) \(number).xcassets"
      number += 1
    }
    if addLinks(to: folder, at: "Resources/\(free)") { catalogues.append(folder) }
  }

  // MARK: Generated sources

  private mutating func addGenerated(info: String?, exports: [String]) {
    if let info {
      contents.entries["\(path)/Generated/BundleInfo.swift"] = .text(GeneratedSources.info(info))
    }
    if target.usesXCTest {
      contents.entries["\(path)/Generated/Apus.swift"] = .text(
        GeneratedSources.tests(target.launched))
    }
    if !exports.isEmpty {
      contents.entries["\(path)/Generated/Frameworks.swift"] = .text(
        GeneratedSources.exports(exports))
    }
    guard !catalogues.isEmpty,
      let catalogue = try? AssetCatalogue(paths: catalogues, leavingOut: broken),
      !catalogue.images.isEmpty || !catalogue.colors.isEmpty
    else { return }
    let symbols = AssetSymbols(
      catalogue,
      declared: DeclaredMembers.read(target.sources.lazy.compactMap { try? Files.text($0) }))
    contents.entries["\(path)/Generated/AssetSymbols.swift"] = .text(symbols.text)
    leftOut += symbols.leftOut.map {
      LeftOut(catalogues[0], $0, "the asset has no symbol; its name in quotes works")
    }
  }
}
