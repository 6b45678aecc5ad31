import CProcess
import Foundation
import NIOCore
import NIOPosix
import ViewGraph

/// Serves the main dispatch queue and the main run loop's timers while an event loop occupies the
/// main thread. All of it runs on that loop.
package enum MainThreadServices {
  /// A run loop does not report a new timer, so it is asked after work that may have made one. Such a look
  /// costs more than a small event, so there are no more than one in this time.
  private static let interval = TimeAmount.milliseconds(50)

  /// How often it is asked without any work, because other threads may make a timer, too. A process that
  /// nobody uses should not keep a processor awake.
  private static let idleInterval = TimeAmount.seconds(1)

  /// Where a supervisor sees that this process works; it counts the pieces of work.
  @MainActor package static var progress: UnsafeMutablePointer<UInt64>?
  @MainActor private static var isLookDue = false
  @MainActor private static var lastLook = NIODeadline.uptimeNanoseconds(0)
  @MainActor private static var look: (loop: any EventLoop, next: Scheduled<Void>)?

  static func start(on loop: any EventLoop) {
    watchMainQueue(on: loop)
    MainThread.assumeIsolated { poll(on: loop) }
  }

  /// Called on the loop before it works for the main actor.
  static func noteWork() {
    MainThread.assumeIsolated {
      progress?.pointee &+= 1
      guard !isLookDue, let look else { return }
      isLookDue = true
      look.next.cancel()
      let loop = look.loop
      let next = lastLook + interval
      // At once, behind the work, while the process is awake.
      poll(on: loop, in: max(.zero, next - loop.now))
    }
  }

  private static func watchMainQueue(on loop: any EventLoop) {
    let file = fcntl(process_main_queue_file(), F_DUPFD_CLOEXEC, 3)
    guard file >= 0 else { return }
    NIOPipeBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(MainQueueHandler())
        }
      }
      .takingOwnershipOfDescriptor(input: file)
      .whenFailure { reportFatal("the main dispatch queue cannot be watched: \($0)") }
  }

  /// Fires the timers that are due, and comes back when the next one is.
  @MainActor private static func poll(on loop: any EventLoop) {
    isLookDue = false
    let next = RunLoop.main.limitDate(forMode: .default)
    lastLook = loop.now
    let wait = (next?.timeIntervalSinceNow).map { max(0.001, $0) } ?? .infinity
    let isSooner = wait < Double(idleInterval.nanoseconds) / 1e9
    poll(on: loop, in: isSooner ? .nanoseconds(Int64(wait * 1e9)) : idleInterval)
  }

  @MainActor private static func poll(on loop: any EventLoop, in delay: TimeAmount) {
    look = (loop, loop.scheduleTask(in: delay) { MainThread.assumeIsolated { poll(on: loop) } })
  }

  private final class MainQueueHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      noteWork()
      process_drain_main_queue()
    }
  }
}
