import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How the processes of a server talk to those that they start.
package enum WorkerEnvironment {
  /// `0` runs without a supervisor; ``child`` is the process that serves, ``room`` one that runs the
  /// app for a visitor.
  package static let role = "APUS_WORKER"
  package static let child = "child"
  package static let room = "room"
  static let quarantine = "APUS_QUARANTINE"
  /// `1` if the server took over from another one, which may still be at work.
  static let handedOver = "APUS_HANDED_OVER"
  /// The process that started this one.
  static let parent = "APUS_PARENT"
  static let backtraceName = "SWIFT_BACKTRACE"
  /// What the dying process of a trap does: a short backtrace of the thread that died, as addresses
  /// with the images that they lie in, for naming them takes a second. The default shows all
  /// threads with their registers, which takes several, and prints memory in which a visitor's text
  /// may lie; meanwhile nobody is served.
  static let backtrace =
    "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=mentioned,"
    + "symbolicate=off,sanitize=yes,limit=32,cache=no,output-to=stderr"

  /// The same for a process whose report is named by another one afterwards.
  static func backtrace(to folder: String) -> String {
    backtrace.replacingOccurrences(of: "output-to=stderr", with: "output-to=\(folder)")
  }

  /// The socket that listens in a worker, the link to the front in a room.
  package static let socket: Int32 = 3
  static let heartbeat: Int32 = 4
  /// In a room: the signing keys, where the front has them from its environment; then ``hasKeys`` is `1`.
  package static let keys: Int32 = 4
  package static let hasKeys = "APUS_HAS_KEYS"
  /// Variables that no room sees: an app could show them, and a crash could write them down.
  static let secrets: Set<String> = ["APUS_KEY", "APUS_PREVIOUS_KEY"]
  static let note: Int32 = 5
  /// In a room: where browsers' connections come from.
  static let files: Int32 = 6
}

/// A worker, seen from its supervisor.
struct WorkerProcess {
  let identifier: pid_t
  /// Where its heartbeats arrive.
  let heartbeat: Int32
  let start: ContinuousClock.Instant

  /// Runs this executable again, with the same arguments.
  static func spawn(
    socket: Int32, note: Int32, quarantine: [UInt64], isHandedOver: Bool
  ) throws(SpawnError) -> WorkerProcess {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw failure(errno) }
    let (reading, writing) = (ends[0], ends[1])
    defer { close(writing) }
    for end in ends {
      guard fcntl(end, F_SETFD, FD_CLOEXEC) == 0 else { throw failure(errno) }
    }
    do {
      let identifier = try ProcessSpawn.start(
        [
          WorkerEnvironment.socket: socket, WorkerEnvironment.heartbeat: writing,
          WorkerEnvironment.note: note,
        ],
        environment: [
          WorkerEnvironment.role: WorkerEnvironment.child,
          WorkerEnvironment.quarantine: Quarantine.encode(quarantine),
          WorkerEnvironment.handedOver: isHandedOver ? "1" : "0",
        ])
      return WorkerProcess(identifier: identifier, heartbeat: reading, start: .now)
    } catch {
      close(reading)
      throw error
    }
  }

  private static func failure(_ code: Int32) -> SpawnError {
    SpawnError("the worker cannot be started", code)
  }
}
