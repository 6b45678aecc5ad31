import Crypto
import Foundation

/// The short scripts of a program, which a debug build keeps in the folder that `APUS_SCRIPT_CACHE` names.
///
/// To make them takes an optimized program 20 ms and a debug build most of a second, more than all else that it
/// begins with. A rebuilt program makes them anew.
package enum ScriptCache {
  static let variable = "APUS_SCRIPT_CACHE"

  /// The modules of this program. From the second start on they come from the cache.
  package static func modules(_ make: () -> [[UInt8]]) -> [[UInt8]] {
    #if DEBUG
      let environment = ProcessInfo.processInfo.environment
      guard let folder = environment[variable], !folder.isEmpty, environment["APUS_CLIENT"] == nil,
        let place = place(in: URL(fileURLWithPath: folder, isDirectory: true))
      else { return make() }
      let kept = (try? Data(contentsOf: place)).flatMap {
        try? JSONDecoder().decode([String].self, from: $0)
      }
      if let kept, !kept.isEmpty { return kept.map { Array($0.utf8) } }
      let modules = make()
      keep(modules, at: place)
      return modules
    #else
      return make()
    #endif
  }

  #if DEBUG
    private static func keep(_ modules: [[UInt8]], at place: URL) {
      let texts = modules.map { String(decoding: $0, as: UTF8.self) }
      guard let data = try? JSONEncoder().encode(texts) else { return }
      try? FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? data.write(to: place, options: .atomic)
    }

    /// The file for this build of the program; nil without a known program file.
    private static func place(in folder: URL) -> URL? {
      guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath(),
        let values = try? FileManager.default.attributesOfItem(atPath: program.path),
        let size = values[.size] as? Int, let date = values[.modificationDate] as? Date
      else { return nil }
      let build = "\(program.path) \(size) \(date.timeIntervalSince1970)"
      let digest = SHA256.hash(data: Data(build.utf8)).prefix(12)
      return folder.appendingPathComponent(
        digest.map { String($0, radix: 16) }.joined(separator: "."))
    }
  #endif
}
