import Synchronization

/// Something that a body can read and that can change: a state's box, an observed object, an
/// environment value. Remembers which components read it.
///
/// May be invalidated on any thread; the rest of it is the main actor's.
@MainActor
open class Source {
  nonisolated package let queue: InvalidationQueue
  /// For messages about endless updates: the property that changed.
  package var name: String = "a value"
  /// Readers form a linked list: most sources have a single reader, for which an array would be
  /// wasteful.
  @exclusivity(unchecked) fileprivate var firstReader: Dependency?

  nonisolated public init(queue: InvalidationQueue) { self.queue = queue }

  /// As ``invalidate()``, for a value that cannot be restored in another process.
  nonisolated package final func invalidateLosing() {
    if Graph.isPersonActing { queue.noteLoss() }
    invalidate()
  }

  /// Readers are evaluated again in the next turn, if what they read is different then.
  nonisolated package final func invalidate() { queue.add(self) }

  /// The readers, latest first.
  package var readers: [Dependency] {
    var readers: [Dependency] = []
    var next = firstReader
    while let reader = next {
      readers.append(reader)
      next = reader.nextReader
    }
    return readers
  }

  /// Invalidates the readers whose part has changed.
  final func wakeReaders() {
    var next = firstReader
    while let reader = next {
      next = reader.nextReader
      if reader.component.isMounted, reader.check?() ?? true { reader.component.invalidate() }
    }
  }

  /// Called when the last reader is gone.
  open func lostLastReader() {}
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
    /// The animation of the turn's changes.
    var animation: ElementAnimation?
    var hasLoss = false
  }

  private struct WeakComponent: Sendable { weak let component: Component? }

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

  /// Records that a person changed a value that cannot be restored in another process.
  package func noteLoss() { state.withLock { $0.hasLoss = true } }

  /// Whether a person changed a value that cannot be restored in another process.
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

  /// The animation of the changes since the last call, if one was set.
  func takeAnimation() -> ElementAnimation? {
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

/// The animation of changes that are made now.
package enum TurnAnimation {
  /// Nil if none was set.
  @TaskLocal package static var current: ElementAnimation?
}

extension Graph {
  /// The animation of the changes that ``takeChanges()`` returns: that of the last `withAnimation`, or
  /// nil. Call it once, before the changes are taken.
  package func takeAnimation() -> ElementAnimation? { queue.takeAnimation() }
}
