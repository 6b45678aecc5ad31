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
      performNow(work)
    } else {
      queue.append(work)
    }
  }

  /// Runs work of a caller on the main actor, where that is the sockets' event loop.
  static func performNow(_ work: @MainActor () -> Void) {
    MainThreadServices.noteWork()
    MainThread.assumeIsolated(work)
  }

  /// The same for work that runs none of the app's code.
  package static func performOwnNow(_ work: @MainActor () -> Void) {
    MainThread.assumeIsolated(work)
  }

  /// Runs work of the server on the main actor after a time. On the sockets' event loop it changes no
  /// thread.
  package static func perform(
    after time: Duration, _ work: @escaping @MainActor @Sendable () -> Void
  ) {
    guard executor.isInstalled, let loop = executor.loop else {
      Task { @MainActor in
        try? await Task.sleep(for: time)
        work()
      }
      return
    }
    loop.scheduleTask(in: TimeAmount(time)) { MainThread.assumeIsolated(work) }
  }

  private static let queue = OrderedMainQueue()
}

/// Ends the process with a status and without a message.
package struct CleanExit: Error {
  var code: Int32

  /// - Parameter code: The status.
  package init(code: Int32) { self.code = code }
}

/// Ends the process with a message of one line.
package func reportFatal(_ message: String) {
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
    MainThreadServices.noteWork()
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
