import CProcess
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A process that could not be started.
struct SpawnError: Error, CustomStringConvertible {
  var description: String

  init(description: String) { self.description = description }

  /// - Parameter code: The system's error number.
  init(_ what: String, _ code: Int32) {
    description = "\(what): \(String(cString: strerror(code)))"
  }
}

/// Starts this program again, as another part of the same server.
enum ProcessSpawn {
  /// Starts the process. It has the standard streams, the named descriptors, and no other; its standard
  /// input is empty.
  /// - Parameters:
  ///   - descriptors: Open files of this process, by their number in the new one: 2 or more.
  ///   - additions: Added to the inherited variables.
  ///   - inherited: The variables of this process that the new one gets.
  /// - Returns: The process's id.
  static func start(
    _ descriptors: [Int32: Int32], environment additions: [String: String],
    inheriting inherited: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SpawnError) -> pid_t {
    let end = (descriptors.keys.max() ?? 2) + 1
    // Copies lie above all places of the new process, so that none takes another one's place.
    var copies: [Int32: Int32] = [:]
    defer { for copy in copies.values { close(copy) } }
    for (place, source) in descriptors {
      let copy = fcntl(source, F_DUPFD_CLOEXEC, end)
      guard copy >= 0 else { throw SpawnError("a process gets no descriptors", errno) }
      copies[place] = copy
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    if let copy = copies[STDERR_FILENO] {
      posix_spawn_file_actions_adddup2(&actions, copy, STDERR_FILENO)
    }
    for place in 3..<max(3, end) {
      if let copy = copies[place] {
        posix_spawn_file_actions_adddup2(&actions, copy, place)
      } else {
        posix_spawn_file_actions_addclose(&actions, place)
      }
    }
    let isClosed = process_close_from(&actions, max(3, end))
    guard isClosed == 0 else { throw SpawnError("a process gets too many descriptors", isClosed) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // A group of its own: the terminal's Ctrl-C goes to the supervisor, which passes it on.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))

    var environment = inherited
    let backtrace = WorkerEnvironment.backtraceName
    environment[backtrace] = environment[backtrace] ?? WorkerEnvironment.backtrace
    environment[WorkerEnvironment.parent] = "\(getpid())"
    environment.merge(additions) { $1 }

    var identifier: pid_t = 0
    let status = withCStrings(CommandLine.arguments) { arguments in
      withCStrings(environment.map { "\($0.key)=\($0.value)" }) { variables in
        posix_spawn(&identifier, "/proc/self/exe", &actions, &attributes, arguments, variables)
      }
    }
    guard status == 0 else { throw SpawnError("a process cannot be started", status) }
    return identifier
  }

  private static func withCStrings<Result>(
    _ strings: [String],
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    return body(&pointers)
  }
}

/// How a process ended.
enum ProcessEnd: Equatable, CustomStringConvertible {
  case exited(Int32)
  case killed(Int32)

  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal)
  }

  var description: String {
    switch self {
    case .exited(let code): "exited with status \(code)"
    case .killed(let signal):
      "was killed by signal \(signal) (\(String(cString: strsignal(signal))))"
    }
  }
}
