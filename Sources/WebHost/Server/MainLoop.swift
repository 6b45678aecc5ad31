import CProcess
import Foundation
import NIOCore
import NIOPosix
import Synchronization
import ViewGraph
@_spi(ExperimentalCustomExecutors) import _Concurrency

/// Where the main actor and the sockets run.
///
/// After ``install()`` the main thread's event loop is the main actor's executor: an event goes from
/// the socket to the screen without changing threads. Without it (in tests, or on a toolchain that
/// does not allow it) sockets have a thread of their own, and each event hops to the main actor, in
/// order.
package enum MainLoop {
  private static let executor = MainLoopExecutor()

  /// Makes the main thread's event loop the main actor's executor. Call it first thing in a
  /// synchronous `main`: before that nothing may have run a task or asked for the main actor.
  /// - Returns: Whether it worked.
  package static func install() -> Bool {
    _createExecutors(factory: MainLoopExecutors.self)
    let isInstalled = MainActor.executor as AnyObject === executor
    executor.isInstalled = isInstalled
    return isInstalled
  }

  /// Whether the main actor runs on the sockets' event loop.
  package static var isDirect: Bool { executor.isInstalled }

  /// Runs the body on the main actor and the process until it ends, with status 0, or 1 if the body
  /// throws.
  package static func run(_ body: @escaping @MainActor @Sendable () async throws -> Void) -> Never {
    MainThread.pin()
    Task { @MainActor in
      do {
        try await body()
        exit(EXIT_SUCCESS)
      } catch let error as CleanExit {
        exit(error.code)
      } catch {
        reportFatal("\(error)")
        exit(EXIT_FAILURE)
      }
    }
    if isDirect {
      executor.run()
    } else {
      while RunLoop.main.run(mode: .default, before: .distantFuture) {}
    }
    fatalError("the main loop ended")
  }

  /// What sockets run on.
  package static var eventLoopGroup: any EventLoopGroup {
    executor.loop ?? MultiThreadedEventLoopGroup.singleton
  }

  fileprivate struct MainLoopExecutors: ExecutorFactory {
    static var mainExecutor: any MainExecutor { MainLoop.executor }
    static var defaultExecutor: any TaskExecutor { PlatformExecutorFactory.defaultExecutor }
  }

  /// Runs work on the main actor: now, if the caller is on it, else later, in the order of the calls.
  package static func perform(_ work: @escaping @MainActor @Sendable () -> Void) {
    if executor.isInstalled, executor.isOnLoop {
      MainActor.assumeIsolated(work)
    } else {
      queue.append(work)
    }
  }

  private static let queue = OrderedMainQueue()
}

/// Ends the process with a status and without a message.
struct CleanExit: Error {
  var code: Int32
}

/// Ends the process with a message of one line.
func reportFatal(_ message: String) {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
}

/// Carries work to the main actor, first come, first served, whatever the priorities of its callers.
private final class OrderedMainQueue: Sendable {
  private struct State {
    var work: [@MainActor @Sendable () -> Void] = []
    var isDraining = false
  }

  private let state = Mutex(State())

  func append(_ work: @escaping @MainActor @Sendable () -> Void) {
    let starts = state.withLock { state in
      state.work.append(work)
      defer { state.isDraining = true }
      return !state.isDraining
    }
    if starts { Task { @MainActor in drain() } }
  }

  @MainActor private func drain() {
    while true {
      let batch = state.withLock { state in
        defer { state.work.removeAll(keepingCapacity: true) }
        state.isDraining = !state.work.isEmpty
        return state.work
      }
      if batch.isEmpty { return }
      for work in batch { work() }
    }
  }
}

/// The main actor's executor that is an event loop of the main thread.
private final class MainLoopExecutor: MainExecutor {
  private struct State {
    var loop: (any EventLoop)?
    /// Jobs from before the loop runs.
    var early: [UnownedJob] = []
  }

  private let state = Mutex(State())
  private let installed = Atomic(false)

  var isInstalled: Bool {
    get { installed.load(ordering: .relaxed) }
    set { installed.store(newValue, ordering: .relaxed) }
  }

  var loop: (any EventLoop)? { state.withLock { $0.loop } }
  var isOnLoop: Bool { loop?.inEventLoop ?? false }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let loop = state.withLock { state in
      if state.loop == nil { state.early.append(job) }
      return state.loop
    }
    loop?.execute { self.execute(job) }
  }

  private func execute(_ job: UnownedJob) {
    job.runSynchronously(on: asUnownedSerialExecutor())
  }

  func run() {
    MultiThreadedEventLoopGroup.withCurrentThreadAsEventLoop { loop in
      let early = self.state.withLock { state in
        state.loop = loop
        defer { state.early = [] }
        return state.early
      }
      for job in early { loop.execute { self.execute(job) } }
      MainThreadServices.start(on: loop)
    }
  }

  func stop() {
    loop?.shutdownGracefully { _ in }
  }

  func checkIsolated() {
    precondition(isIsolatingCurrentContext() ?? false, "not on the main actor")
  }

  func isIsolatingCurrentContext() -> Bool? {
    // Before the loop runs, the main thread is the main actor's.
    loop?.inEventLoop ?? Thread.isMainThread
  }
}

/// Serves the main dispatch queue and the main run loop's timers while an event loop occupies the
/// main thread.
private enum MainThreadServices {
  /// A run loop does not report a new timer, so it is polled at this interval.
  static let pollInterval = TimeAmount.milliseconds(50)

  static func start(on loop: any EventLoop) {
    watchMainQueue(on: loop)
    poll(on: loop)
  }

  private static func watchMainQueue(on loop: any EventLoop) {
    let file = dup(process_main_queue_file())
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
  private static func poll(on loop: any EventLoop) {
    let next = RunLoop.main.limitDate(forMode: .default)
    let wait = (next?.timeIntervalSinceNow).map { max(0.001, $0) } ?? .infinity
    let delay =
      wait < 0.05 ? TimeAmount.microseconds(Int64(wait * 1_000_000)) : pollInterval
    loop.scheduleTask(in: delay) { poll(on: loop) }
  }

  private final class MainQueueHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { process_drain_main_queue() }
  }
}
