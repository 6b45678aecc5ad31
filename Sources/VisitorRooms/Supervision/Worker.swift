import CProcess
import Foundation
import NIOCore
import WebServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The worker's side of supervision.
package enum Worker {
  static let heartbeatInterval = TimeAmount.seconds(1)

  /// The time in which a room without its front saves what its people have done, in seconds.
  private static let timeToSave: UInt32 = 2

  /// Ties the process's life to that of the process which started it. Call it first.
  ///
  /// - Parameter isRoom: Whether people have done something in it that is not saved yet.
  package static func begin(environment: [String: String], isRoom: Bool) {
    let isTied =
      isRoom ? process_end_soon_after_parent(timeToSave) : process_die_with_parent(SIGKILL)
    guard isTied == 0 else {
      return reportFatal("a worker cannot be tied to its supervisor")
    }
    // It was started as `/proc/self/exe`, which says nothing in a list of processes.
    process_set_name(URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent)
    // The process that started it may have died before that.
    if let parent = environment[WorkerEnvironment.parent], parent != "\(getppid())" {
      exit(EXIT_FAILURE)
    }
    for descriptor in [
      WorkerEnvironment.socket, WorkerEnvironment.heartbeat, WorkerEnvironment.note,
    ] {
      // What the application starts must not hold on to them.
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    Quarantine.adopt(descriptor: WorkerEnvironment.note, environment: environment)
  }

  /// Sends a heartbeat each second, as long as the main actor is responsive.
  @MainActor package static func startHeartbeat(on loop: any EventLoop) {
    Quarantine.showProgress()
    let heartbeat = WorkerEnvironment.heartbeat
    _ = fcntl(heartbeat, F_SETFL, O_NONBLOCK)
    loop.scheduleRepeatedTask(initialDelay: .zero, delay: heartbeatInterval) { _ in
      MainLoop.perform {
        var beat: UInt8 = 1
        write(heartbeat, &beat, 1)
      }
    }
  }
}
