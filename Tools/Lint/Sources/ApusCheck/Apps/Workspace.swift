import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The projects and packages that an `.xcworkspace` names.
struct Workspace {
  private(set) var projects: [String] = []
  private(set) var packages: [String] = []
  private(set) var problems: [Problem] = []

  /// - Parameter path: of the `.xcworkspace`, absolute.
  init(path: String) throws(Problem) {
    let contents = Files.join(path, "contents.xcworkspacedata")
    let text = try Files.text(contents)
    let reader = WorkspaceReader(folder: Files.join(path, ".."))
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse(), reader.isWhole else {
      throw .error(contents, "is broken at line \(parser.lineNumber)")
    }
    for named in reader.paths {
      guard let found = Files.existing(named) else {
        // A tool makes the project of pods; the app does not own it.
        if !named.hasSuffix("/Pods/Pods.xcodeproj") {
          problems.append(.warning(named, "no such file, but the workspace names it"))
        }
        continue
      }
      if found.hasSuffix("/Pods.xcodeproj") { continue }
      if found.hasSuffix(".xcodeproj") {
        projects.append(found)
      } else if Files.existing(Files.join(found, "Package.swift")) != nil {
        packages.append(found)
      }
    }
  }
}

/// Follows the groups of a workspace, whose paths are told from the group around them.
private final class WorkspaceReader: NSObject, XMLParserDelegate {
  private(set) var paths: [String] = []
  /// A text that ends early is read without an error.
  var isWhole: Bool { hasBegun && depth == 0 }
  private var hasBegun = false
  private var depth = 0
  private let folder: String
  private var open: [String]

  init(folder: String) {
    self.folder = folder
    open = [folder]
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    hasBegun = true
    depth += 1
    guard element == "Group" || element == "FileRef" else { return }
    let location = attributes["location"] ?? ""
    let place = location.prefix { $0 != ":" }
    let path = String(location.dropFirst(place.count + 1))
    let base = place == "group" ? open.last ?? folder : folder
    let found = place == "absolute" ? Files.join("/", path) : Files.join(base, path)
    if element == "Group" { open.append(found) } else { paths.append(found) }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    depth -= 1
    if element == "Group", open.count > 1 { open.removeLast() }
  }
}
