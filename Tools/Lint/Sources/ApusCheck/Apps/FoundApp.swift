/// The parts of an app, as its project names them.
package struct FoundApp {
  /// The source of the list of files, as `Xcode project Journal.xcodeproj`.
  package var description: String
  package var targets: [AppTarget] = []
  package var problems: [Problem] = []
  /// Modules of the app's targets and of its own packages.
  package var modules: Set<String> = []
  /// The folder that holds its workspace, project or package.
  package var place: String
  package var projects: [XcodeProject] = []
  /// Its local packages by their folders.
  package var packages: [String: PackageManifest] = [:]
  /// Targets of packages that the app's packages reach by a path. They are no part of the app, but their declarations
  /// are known.
  var neighbours: [AppTarget] = []
}

/// A target and the files that it compiles.
package struct AppTarget: Sendable {
  package enum Kind: String, Codable, Sendable {
    case app, tests, library, `extension`, folder
  }

  package var name: String
  package var kind: Kind
  /// The project or package of the target.
  package var project: String
  /// Its identifier in the project.
  package var identifier = ""
  package var sources: [String] = []
  /// Files that Linux does not take: Objective-C, storyboards, xibs.
  package var otherFiles: [String] = []
  /// Pictures, words, property lists and all else that is no source.
  package var resources: [String] = []
  /// The name of the module, if the target has another.
  package var module: String?
  /// The bridging header of its settings.
  package var bridgingHeader: String?

  /// Sorts a file by the end of its name.
  package mutating func add(_ path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: ".") else { return }
    switch name[name.index(after: dot)...].lowercased() {
    case "swift": sources.append(path)
    case "m", "mm", "storyboard", "xib", "xcdatamodeld": otherFiles.append(path)
    case "h", "hpp", "c", "cpp", "entitlements", "xcconfig", "modulemap", "pch", "md": break
    default: resources.append(path)
    }
  }

  mutating func sort() {
    sources = Set(sources).sorted()
    otherFiles = Set(otherFiles).sorted()
    resources = Set(resources).sorted()
  }
}

/// A fault of the project itself.
public struct Problem: Error, Codable, Hashable, Sendable {
  /// Whether it leaves a part of the app unread.
  public var isError: Bool
  public var path: String
  public var message: String

  package static func error(_ path: String, _ message: String) -> Problem {
    Problem(isError: true, path: path, message: message)
  }

  package static func warning(_ path: String, _ message: String) -> Problem {
    Problem(isError: false, path: path, message: message)
  }
}
