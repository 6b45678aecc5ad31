import CProcess
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a supervisor talks to its worker.
enum WorkerEnvironment {
  /// `0` runs without a supervisor; the supervisor sets `child`.
  static let role = "APUS_WORKER"
  static let quarantine = "APUS_QUARANTINE"
  /// What the dying process of a trap does: a short backtrace of the thread that died, as addresses
  /// with the images that they lie in, for naming them takes a second. The default shows all
  /// threads with their registers, which takes several, and prints memory in which a visitor's text
  /// may lie; meanwhile nobody is served.
  static let backtrace =
    "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=mentioned,"
    + "symbolicate=off,sanitize=yes,limit=32,cache=no,output-to=stderr"

  /// Descriptors of a worker.
  static let socket: Int32 = 3
  static let heartbeat: Int32 = 4
  static let note: Int32 = 5
}

/// A process that could not be started.
struct SpawnError: Error, CustomStringConvertible {
  var description: String
}

/// A worker, seen from its supervisor.
struct WorkerProcess {
  let identifier: pid_t
  /// Where its heartbeats arrive.
  let heartbeat: Int32
  let start: ContinuousClock.Instant

  /// Runs this executable again, with the same arguments.
  static func spawn(socket: Int32, note: Int32, quarantine: [UInt64]) throws(SpawnError)
    -> WorkerProcess
  {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw failure(errno) }
    let (reading, writing) = (ends[0], ends[1])
    defer { close(writing) }
    for end in ends {
      guard fcntl(end, F_SETFD, FD_CLOEXEC) == 0 else { throw failure(errno) }
    }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // First out of the way of each other, then to their places.
    let sources = [socket, writing, note]
    let targets = [WorkerEnvironment.socket, WorkerEnvironment.heartbeat, WorkerEnvironment.note]
    for (index, source) in sources.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, source, 100 + Int32(index))
    }
    for (index, target) in targets.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, 100 + Int32(index), target)
      posix_spawn_file_actions_addclose(&actions, 100 + Int32(index))
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // A group of its own: the terminal's Ctrl-C goes to the supervisor, which passes it on.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))

    var environment = ProcessInfo.processInfo.environment
    environment[WorkerEnvironment.role] = "child"
    environment[WorkerEnvironment.quarantine] = Quarantine.encode(quarantine)
    environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? WorkerEnvironment.backtrace
    environment["APUS_SUPERVISOR"] = "\(getpid())"

    var identifier: pid_t = 0
    let status = withCStrings(CommandLine.arguments) { arguments in
      withCStrings(environment.map { "\($0.key)=\($0.value)" }) { variables in
        posix_spawn(&identifier, "/proc/self/exe", &actions, &attributes, arguments, variables)
      }
    }
    guard status == 0 else {
      close(reading)
      throw failure(status)
    }
    return WorkerProcess(identifier: identifier, heartbeat: reading, start: .now)
  }

  private static func failure(_ code: Int32) -> SpawnError {
    SpawnError(description: "the worker cannot be started: \(String(cString: strerror(code)))")
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
