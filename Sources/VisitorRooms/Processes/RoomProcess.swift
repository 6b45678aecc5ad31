import CProcess
import Foundation
import WebServer

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
  /// The state of its sockets.
  let marks: SocketMarks
  /// Its standard error, where this process passes it on.
  let errors: RoomErrors?
  /// The front's end of the line for descriptors.
  private let files: Int32

  /// Runs this program again as a room. Call it on the main thread: a room ends with the thread that
  /// started it.
  /// - Parameters:
  ///   - reports: The folder for its crash report. Without one, crashes are reported in the log.
  ///   - visible: Which variables of this process it gets.
  static func start(reports: String?, _ visible: RoomEnvironment) throws(SpawnError) -> RoomProcess
  {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | closeOnExec, 0, &ends) == 0 else {
      throw SpawnError("a room cannot be connected", errno)
    }
    var fileEnds: [Int32] = [-1, -1]
    // The front does not wait for a room that takes no descriptors.
    let kind = Int32(SOCK_STREAM.rawValue) | closeOnExec | Int32(SOCK_NONBLOCK.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &fileEnds) == 0 else {
      for end in ends { close(end) }
      throw SpawnError("a room cannot be connected", errno)
    }
    let memory = process_memory_file("apus-note", Int64(SocketMarks.offset + SocketMarks.size))
    defer {
      close(ends[1])
      close(fileEnds[1])
      if memory >= 0 { close(memory) }
    }
    guard memory >= 0, fcntl(memory, F_SETFD, FD_CLOEXEC) == 0,
      let note = NotePage(descriptor: memory), let marks = SocketMarks(descriptor: memory)
    else {
      close(ends[0])
      close(fileEnds[0])
      throw SpawnError("a room's note cannot be made", errno)
    }
    var environment = visible.additions
    environment[WorkerEnvironment.role] = WorkerEnvironment.room
    // Who asks for something else of it has their reasons.
    let own = ProcessInfo.processInfo.environment
    let asked = own[WorkerEnvironment.backtraceName]
    if let reports, asked == nil || asked == WorkerEnvironment.backtrace {
      environment[WorkerEnvironment.backtraceName] = WorkerEnvironment.backtrace(to: reports)
    }
    do {
      var files = [
        WorkerEnvironment.socket: ends[1], WorkerEnvironment.note: memory,
        WorkerEnvironment.files: fileEnds[1],
      ]
      let keys = SigningKeys.fileOfEnvironment()
      defer { if let keys { close(keys) } }
      files[WorkerEnvironment.keys] = keys
      let errors = own["APUS_PREVIEWS"] == "1" ? RoomErrors.open() : nil
      defer { if let errors { close(errors.writingEnd) } }
      files[STDERR_FILENO] = errors?.writingEnd
      environment[WorkerEnvironment.hasKeys] = keys == nil ? "0" : "1"
      let identifier = try ProcessSpawn.start(
        files, environment: environment, inheriting: visible.variables(of: own))
      errors?.errors.passOn()
      return RoomProcess(
        identifier: identifier, link: ends[0], note: note, marks: marks, errors: errors?.errors,
        files: fileEnds[0])
    } catch {
      close(ends[0])
      close(fileEnds[0])
      throw error
    }
  }

  private static let closeOnExec = Int32(SOCK_CLOEXEC.rawValue)

  /// Sends an open file.
  /// - Returns: False if the room has taken none for long, or is gone.
  func send(file: Int32) -> Bool { process_send_file(files, file) == 0 }

  /// Sends no more files. Call it once.
  func closeFiles() { close(files) }

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

  /// The memory of this process, in bytes; 0 if it is gone.
  var privateMemory: Int { ProcessMemory.privateBytes(of: identifier) }

  /// Time for which a core has worked for it; nil if it is gone.
  var workingTime: Duration? { ProcessMemory.workingTime(of: identifier) }

  /// Lets all other processes go first, for good.
  func giveWay() { process_lower_priority(identifier, Self.patientPriority) }

  /// How nice rooms are to the front, and those that work without a pause to other rooms.
  static let priority: Int32 = 5
  private static let patientPriority: Int32 = 15
}
