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

  /// What was read last of the value while readers are compared, so that those of parts of one value read
  /// it once.
  @exclusivity(unchecked) package var lastCompared: AnyObject?

  /// Invalidates the readers whose part has changed.
  final func wakeReaders() {
    defer { lastCompared = nil }
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
