import ApusCheck
import Foundation

/// Sees changes of an app's files. Programs that save several files get the time to end.
struct SourceWatch {
  /// The state of a file: the date in nanoseconds, and the size.
  private struct State: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int64
  }

  /// The time without a change before a build, in milliseconds.
  static let rest = 150

  private let roots: [String]
  private var known: [String: State]
  private var changed: Set<String> = []
  private var lastChange: ContinuousClock.Instant

  /// - Parameter roots: The folder of the app, and files or folders elsewhere.
  init(_ roots: [String], now: ContinuousClock.Instant) {
    self.roots = roots
    known = Self.states(roots)
    lastChange = now
  }

  /// The changed, new and removed files since the last answer, once nothing changed for a while.
  mutating func changes(now: ContinuousClock.Instant) -> [String] {
    let states = Self.states(roots)
    if states != known {
      changed.formUnion(states.keys.filter { known[$0] != states[$0] })
      changed.formUnion(known.keys.filter { states[$0] == nil })
      known = states
      lastChange = now
      return []
    }
    guard !changed.isEmpty, now - lastChange >= .milliseconds(Self.rest) else { return [] }
    defer { changed = [] }
    return changed.sorted()
  }

  private static func states(_ roots: [String]) -> [String: State] {
    var states: [String: State] = [:]
    for root in roots { add(root, to: &states) }
    return states
  }

  /// Folders with built files and hidden ones are left out, and links to folders are not followed.
  private static func add(_ path: String, to states: inout [String: State]) {
    var information = stat()
    guard lstat(path, &information) == 0 else { return }
    if information.st_mode & S_IFMT == S_IFLNK {
      guard stat(path, &information) == 0 else { return }
    }
    if information.st_mode & S_IFMT == S_IFREG {
      states[path] = State(
        seconds: information.st_mtim.tv_sec, nanoseconds: information.st_mtim.tv_nsec,
        size: Int64(information.st_size))
      return
    }
    guard FileManager.default.isFolderItself(path) else { return }
    for name in Files.names(in: path)
    where !name.hasPrefix(".") && !Files.skipped.contains(name) && name != "xcuserdata" {
      add(Files.join(path, name), to: &states)
    }
  }
}

extension FileManager {
  /// Whether a path is a folder and no link to one.
  fileprivate func isFolderItself(_ path: String) -> Bool {
    (try? attributesOfItem(atPath: path))?[.type] as? FileAttributeType == .typeDirectory
  }
}
