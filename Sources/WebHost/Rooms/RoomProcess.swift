import CProcess
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process of a room, seen from the front.
struct RoomProcess {
  let identifier: pid_t
  /// The front's end of the line.
  let link: Int32
  /// What the room was doing when it died.
  let note: NotePage

  /// Runs this program again as a room. Call it on the main thread: a room ends with the thread that
  /// started it.
  /// - Parameter reports: Where it says where it was if it crashes; the log, if nil.
  static func start(reports: String?) throws(SpawnError) -> RoomProcess {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | closeOnExec, 0, &ends) == 0 else {
      throw SpawnError("a room cannot be connected", errno)
    }
    let memory = process_memory_file("apus-note", 4096)
    defer {
      close(ends[1])
      if memory >= 0 { close(memory) }
    }
    guard memory >= 0, fcntl(memory, F_SETFD, FD_CLOEXEC) == 0,
      let note = NotePage(descriptor: memory)
    else {
      close(ends[0])
      throw SpawnError("a room's note cannot be made", errno)
    }
    var environment = [
      WorkerEnvironment.role: WorkerEnvironment.room, Assets.variable: Assets.shared.addresses,
    ]
    // Who asks for something else of it has their reasons.
    let asked = ProcessInfo.processInfo.environment[WorkerEnvironment.backtraceName]
    if let reports, asked == nil || asked == WorkerEnvironment.backtrace {
      environment[WorkerEnvironment.backtraceName] = WorkerEnvironment.backtrace(to: reports)
    }
    do {
      let identifier = try ProcessSpawn.start(
        [WorkerEnvironment.socket: ends[1], WorkerEnvironment.note: memory],
        environment: environment)
      return RoomProcess(identifier: identifier, link: ends[0], note: note)
    } catch {
      close(ends[0])
      throw error
    }
  }

  private static let closeOnExec = Int32(SOCK_CLOEXEC.rawValue)

  /// Ends it at once.
  func kill() { _ = Glibc.kill(identifier, SIGKILL) }

  /// Asks the main thread to write down what it is doing: ``NotePage/takeStack()``.
  func askForStack() { _ = Glibc.kill(identifier, SIGUSR2) }

  /// How it ended; nil while it runs.
  func end() -> ProcessEnd? {
    var status: Int32 = 0
    guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
    return ProcessEnd(status: status)
  }

  /// Bytes of memory that this process shares with no other; 0 if it is gone.
  var privateMemory: Int { ProcessMemory.privateBytes(of: identifier) }
}

enum ProcessMemory {
  /// Bytes of memory that a process shares with no other; 0 if it is gone.
  static func privateBytes(of process: pid_t) -> Int {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
    else { return 0 }
    let pages = text.split(separator: " ").compactMap { Int($0) }
    guard pages.count > 2 else { return 0 }
    return (pages[1] - pages[2]) * sysconf(Int32(_SC_PAGESIZE))
  }
}
