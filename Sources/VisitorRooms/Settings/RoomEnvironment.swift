import Foundation

/// The variables of the server's environment that rooms get: those of the system, those of Apus, and those that
/// the app declares. An app's screens could show all others, and a crash could write them down.
package struct RoomEnvironment {
  private let declared: Set<String>
  /// Variables that rooms get besides.
  let additions: [String: String]

  /// - Parameters:
  ///   - declared: Names of variables that the app reads in a room.
  ///   - additions: Variables that rooms get besides.
  package init(declared: [String] = [], additions: [String: String] = [:]) {
    self.declared = Set(declared)
    self.additions = additions
  }

  /// The part of an environment that a room gets.
  func variables(of environment: [String: String]) -> [String: String] {
    environment.filter { name, _ in gets(name) }
  }

  /// Names of hidden variables, sorted. Names of a user's login are left out, because no app reads them.
  package func hiddenNames(of environment: [String: String]) -> [String] {
    environment.keys.filter {
      !gets($0) && !Self.login.contains($0) && !WorkerEnvironment.secrets.contains($0)
    }.sorted()
  }

  private func gets(_ name: String) -> Bool {
    if WorkerEnvironment.secrets.contains(name) { return false }
    return Self.system.contains(name) || declared.contains(name)
      || Self.families.contains { name.hasPrefix($0) }
  }

  /// Paths, language, time zone, and the settings of the server.
  private static let system: Set<String> = [
    "PATH", "HOME", "USER", "LOGNAME", "TMPDIR", "LANG", "LANGUAGE", "TZ", "TZDIR",
    "LD_LIBRARY_PATH", "LD_PRELOAD", "SSL_CERT_FILE", "SSL_CERT_DIR",
    "HOST", "PORT", "DATA", "LOG_LEVEL", "LOG_FORMAT",
  ]
  /// Settings of Apus, of the language, of Swift's runtime, of the allocator, and of sanitizers.
  private static let families = [
    "APUS_", "LC_", "SWIFT_", "MALLOC_", "GLIBC_", "ASAN_", "LSAN_", "TSAN_", "UBSAN_", "LLVM_",
  ]
  private static let login: Set<String> = ["_", "PWD", "OLDPWD", "SHELL", "SHLVL", "TERM", "MAIL"]
}
