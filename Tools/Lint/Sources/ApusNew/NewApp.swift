import ApusCheck
import ApusInit
import Foundation

/// Makes the folder of a new app.
public enum NewApp {
  /// - Parameters:
  ///   - name: The name of the app, its folder and its module.
  ///   - place: The folder around it.
  /// - Returns: The path of the app.
  /// - Throws: A ``Problem`` for a name that is taken or no name. Nothing is written then.
  public static func make(_ name: String, in place: String) throws(Problem) -> String {
    let path = Files.join(place, name)
    guard isName(name) else {
      throw .error(
        name,
        "is no name for a module: begin with a capital letter, and go on with letters and digits")
    }
    guard !Names.taken.contains(name), !foreign.contains(name) else {
      throw .error(name, "is the name of another module: choose another one")
    }
    guard !exists(path) else { throw .error(path, "is there already, so that nothing is written") }
    let draft = path + "-unfinished"
    guard !exists(draft) else {
      throw .error(draft, "is left of a run that was ended: remove it")
    }
    do {
      try write(AppFiles(name: name).texts, to: draft)
      try FileManager.default.moveItem(atPath: draft, toPath: path)
    } catch {
      try? FileManager.default.removeItem(atPath: draft)
      throw .error(path, "cannot be written: \(error.localizedDescription)")
    }
    return path
  }

  /// Modules of Swift, and of Apple's frameworks that screens import.
  private static let foreign: Set<String> = [
    "Swift", "Foundation", "Dispatch", "Glibc", "Testing", "XCTest", "SwiftUI", "Combine", "UIKit",
    "Observation", "Synchronization", "Tests", "App",
  ]

  private static func isName(_ name: String) -> Bool {
    name.wholeMatch(of: /[A-Z][A-Za-z0-9]{0,63}/) != nil
  }

  /// Whether a file, a folder or a broken link has the path.
  private static func exists(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }

  private static func write(_ texts: [String: String], to folder: String) throws {
    for (name, text) in texts {
      let file = Files.join(folder, name)
      try FileManager.default.createDirectory(
        atPath: Files.join(file, ".."), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
  }
}
