/// The parts of an app, as its project names them.
struct FoundApp: Sendable {
  /// The source of the list of files, as `Xcode project Journal.xcodeproj`.
  var description: String
  var targets: [AppTarget] = []
  var problems: [Problem] = []
  /// Modules of the app's targets and of its own packages.
  var modules: Set<String> = []
}

/// A target and the files that it compiles.
struct AppTarget: Sendable {
  enum Kind: String, Codable, Sendable {
    case app, tests, library, `extension`, folder
  }

  var name: String
  var kind: Kind
  /// The project or package of the target.
  var project: String
  var sources: [String] = []
  /// Files that Linux does not take: Objective-C, storyboards, xibs.
  var otherFiles: [String] = []
  /// The name of the module, if the target has another.
  var module: String?
  /// The bridging header of its settings.
  var bridgingHeader: String?

  /// Sorts a file by the end of its name. Pictures and other resources are left out.
  mutating func add(_ path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: ".") else { return }
    switch name[name.index(after: dot)...].lowercased() {
    case "swift": sources.append(path)
    case "m", "mm", "storyboard", "xib", "xcdatamodeld": otherFiles.append(path)
    default: break
    }
  }

  mutating func sort() {
    sources = Set(sources).sorted()
    otherFiles = Set(otherFiles).sorted()
  }
}

/// A fault of the project itself.
public struct Problem: Error, Codable, Hashable, Sendable {
  /// Whether it leaves a part of the app unread.
  public var isError: Bool
  public var path: String
  public var message: String

  static func error(_ path: String, _ message: String) -> Problem {
    Problem(isError: true, path: path, message: message)
  }

  static func warning(_ path: String, _ message: String) -> Problem {
    Problem(isError: false, path: path, message: message)
  }
}
