import Synchronization

/// Something that a body can read and that can change: a state's box, an observed object, an
/// environment value. Remembers which components read it.
///
/// May be invalidated on any thread; readers are touched on the main actor only.
open class Source: @unchecked Sendable {
  package let queue: InvalidationQueue
  /// For messages about endless updates: the property that changed.
  package var name: String = "a value"
  /// Readers stand in a chain: most sources have one, for which a list would be a waste.
  @exclusivity(unchecked) @MainActor fileprivate var firstReader: Dependency?

  public init(queue: InvalidationQueue) { self.queue = queue }

  /// What it stands for changed, and is lost with the process.
  package final func invalidateLosing() {
    if Graph.isPersonActing { queue.noteLoss() }
    invalidate()
  }

  /// Readers are evaluated again in the next turn, if what they read is different then.
  package final func invalidate() { queue.add(self) }

  /// Who read it, the last one first.
  @MainActor package var readers: [Dependency] {
    var readers: [Dependency] = []
    var next = firstReader
    while let reader = next {
      readers.append(reader)
      next = reader.nextReader
    }
    return readers
  }

  /// Has those evaluated again for whom something is different.
  @MainActor final func wakeReaders() {
    var next = firstReader
    while let reader = next {
      next = reader.nextReader
      if reader.component.isMounted, reader.check?() ?? true { reader.component.invalidate() }
    }
  }

  /// Nobody reads it any more.
  @MainActor open func lostLastReader() {}
}

/// One component's reading of one source: a link in the chains of both.
@MainActor
package final class Dependency {
  package let source: Source
  unowned(unsafe) let component: Component
  /// Whether the part that was read has changed since; nil if any change counts.
  @exclusivity(unchecked) var check: (() -> Bool)?
  @exclusivity(unchecked) var epoch: UInt32
  /// The component's next one.
  @exclusivity(unchecked) var next: Dependency?
  @exclusivity(unchecked) fileprivate var nextReader: Dependency?
  @exclusivity(unchecked) private unowned(unsafe) var previousReader: Dependency?

  init(source: Source, component: Component, check: (() -> Bool)?) {
    self.source = source
    self.component = component
    self.check = check
    epoch = component.epoch
    nextReader = source.firstReader
    nextReader?.previousReader = self
    source.firstReader = self
  }

  func remove() {
    nextReader?.previousReader = previousReader
    if let previousReader {
      previousReader.nextReader = nextReader
    } else {
      source.firstReader = nextReader
    }
    (previousReader, nextReader) = (nil, nil)
    if source.firstReader == nil { source.lostLastReader() }
  }
}

/// Sources that changed, from any thread, until the graph's next turn.
public final class InvalidationQueue: Sendable {
  private struct State: Sendable {
    var sources: [Source] = []
    var components: [WeakComponent] = []
    /// A turn will come by itself, or is running.
    var isTurnDue = false
    /// How the changes of the turn move, as the attribute `.animation`.
    var animation: [Double]?
    var hasLoss = false
  }

  private struct WeakComponent: @unchecked Sendable { weak var component: Component? }

  private let state = Mutex(State())
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  func add(_ source: Source) {
    let animation = TurnAnimation.current
    let mustWake = state.withLock { state in
      if let animation { state.animation = animation }
      if state.sources.last !== source { state.sources.append(source) }
      defer { state.isTurnDue = true }
      return !state.isTurnDue
    }
    if mustWake { wake() }
  }

  /// A person changed what is lost with the process.
  package func noteLoss() { state.withLock { $0.hasLoss = true } }

  /// Whether a person changed what is lost with the process.
  package var hasLoss: Bool { state.withLock { $0.hasLoss } }

  package func add(_ component: Component) {
    let weak = WeakComponent(component: component)
    let mustWake = state.withLock { state in
      state.components.append(weak)
      defer { state.isTurnDue = true }
      return !state.isTurnDue
    }
    if mustWake { wake() }
  }

  /// How the changes since the last call move; nil: nobody said.
  func takeAnimation() -> [Double]? {
    state.withLock { state in
      defer { state.animation = nil }
      return state.animation
    }
  }

  func turnBegins() { state.withLock { $0.isTurnDue = true } }

  /// False if something was added since the last ``take()``.
  func turnEnds() -> Bool {
    state.withLock { state in
      guard state.sources.isEmpty, state.components.isEmpty else { return false }
      state.isTurnDue = false
      return true
    }
  }

  func take() -> (sources: [Source], components: [Component]) {
    state.withLock { state in
      var taken: (sources: [Source], components: [Component]) = ([], [])
      swap(&taken.sources, &state.sources)
      if !state.components.isEmpty {
        taken.components = state.components.compactMap(\.component)
        state.components = []
      }
      return taken
    }
  }
}

/// How changes move that are made now.
package enum TurnAnimation {
  /// As the attribute `.animation`; nil: nobody said.
  @TaskLocal package static var current: [Double]?
}

extension Graph {
  /// How the changes of ``takeChanges()`` move, as the attribute `.animation`: what `withAnimation`
  /// said last; nil: nobody said. To be asked before the changes are taken, once for each time.
  package func takeAnimation() -> [Double]? { queue.takeAnimation() }
}
