import Observation
import Synchronization
import ViewGraph

/// One running observation of what a body read from `@Observable` objects.
///
/// The standard library has no public way to end an observation that has not fired. So a tracked
/// block also reads a private property of the token's sentinel; changing that fires and removes
/// just this observation.
final class ObservationToken: Sendable {
  private struct State {
    weak var component: Component?
    var hasFired = false
  }

  private let state = Mutex(State())
  private let queue: InvalidationQueue
  @MainActor private var sentinel: ObservationSentinel?

  @MainActor
  fileprivate init(_ component: Component, sentinel: ObservationSentinel?) {
    queue = component.queue
    self.sentinel = sentinel
  }

  /// Sets the component whose body is observed, only once it has read something: an object that was
  /// ever referenced weakly is slower to retain and release for the rest of its life.
  @MainActor
  fileprivate func attach(_ component: Component) {
    let hasFired = state.withLock { state in
      state.component = component
      return state.hasFired
    }
    // Another thread may have changed what was read while the body ran.
    if hasFired { queue.add(component) }
  }

  fileprivate var hasFired: Bool { state.withLock { $0.hasFired } }

  fileprivate func fired() {
    let component = state.withLock { state in
      state.hasFired = true
      return state.component
    }
    if let component {
      if Graph.isPersonActing { queue.noteLoss() }
      queue.add(component)
    }
  }

  @MainActor func cancel() {
    state.withLock { $0.component = nil }
    sentinel?.fire()
    sentinel = nil
  }
}

extension Component {
  /// Runs `body` and evaluates this component again when something `@Observable` that it read
  /// changes. Ends the observation before.
  ///
  /// A body that reads nothing observable costs one small allocation: the token is not kept.
  func observe<Result>(
    _ token: inout ObservationToken?, plan: ViewPlan, _ body: () -> Result
  ) -> Result {
    token?.cancel()
    let sentinel = plan.observes ? ObservationSentinel() : nil
    var fresh = ObservationToken(self, sentinel: sentinel)
    let result = track(fresh, sentinel, body)
    if isKnownUniquelyReferenced(&fresh), !fresh.hasFired {
      token = nil
    } else {
      fresh.attach(self)
      token = fresh
      plan.observes = true
    }
    return result
  }

  /// A function of its own, so that only the observation keeps the token after the call.
  @inline(never)
  private func track<Result>(
    _ token: ObservationToken, _ sentinel: ObservationSentinel?, _ body: () -> Result
  ) -> Result {
    observing {
      sentinel?.read()
      return body()
    } onChange: { [token] in
      token.fired()
    }
  }
}

/// A private property to read in an observation: changing it fires and removes just that observation.
final class ObservationSentinel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Int {
    registrar.access(self, keyPath: \.value)
    return 0
  }

  func read() { _ = value }
  func fire() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
