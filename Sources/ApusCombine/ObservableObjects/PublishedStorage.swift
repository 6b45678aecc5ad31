import Dispatch
import OpenCombine

/// What the storages of all `@Published` properties share, whatever their value.
///
/// The guard is held for moments only, never while a subscriber runs, so that reading the value
/// never waits for one. Publishing has an owner instead: announcing and storing are one step
/// towards other writers. Mutation in place has its own, held from reading the old value to
/// storing the new; a plain write does not wait for it, for the mutation may be a suspended
/// `async` function.
///
/// Kept apart from the generic `PublishedBox`, whose code has to look types up at run time.
public class PublishedStorage {
  let guarded = Guard()
  private var willChange: ObservableObjectPublisher?
  private var publishing = RecursiveOwnership()
  private var modifying = RecursiveOwnership()
  private var conduits: [PublishedConduitBase] = []
  private var assignments: [any Cancellable] = []
  private var announcements = 0

  init() {}

  deinit {
    for assignment in assignments { assignment.cancel() }
  }

  /// The publisher of the object that the property belongs to, once somebody asked for it.
  final var objectWillChange: ObservableObjectPublisher? {
    get { guarded { willChange } }
    set { guarded { willChange = newValue } }
  }

  // MARK: Publishing

  /// Who is to be told of a change, and its number.
  struct Announcement {
    let willChange: ObservableObjectPublisher?
    let conduits: [PublishedConduitBase]
    let number: Int
  }

  /// Takes publishing, to be called before anything that subscribers receive.
  final func beginPublishing() {
    guarded { publishing.acquire() }?.wait()
  }

  /// Takes publishing for a new value.
  final func announce() -> Announcement {
    var turn: DispatchSemaphore?
    let announcement: Announcement? = guarded {
      turn = publishing.acquire()
      return turn == nil ? nextAnnouncement() : nil
    }
    if let announcement { return announcement }
    turn?.wait()
    return guarded { nextAnnouncement() }
  }

  private func nextAnnouncement() -> Announcement {
    announcements += 1
    return Announcement(willChange: willChange, conduits: conduits, number: announcements)
  }

  /// Runs `body` under the guard and gives publishing back.
  final func endPublishing(_ body: () -> Void = {}) {
    guarded {
      body()
      return publishing.release()
    }?.signal()
  }

  // MARK: Mutation in place

  final func lockModification() {
    guarded { modifying.acquire() }?.wait()
  }

  /// Continues a mutation on this thread: between its begin and its end it may have been
  /// suspended.
  final func adoptModification() {
    guarded { modifying.adopt() }
  }

  final func unlockModification() {
    guarded { modifying.release() }?.signal()
  }

  // MARK: Subscribers

  final func add(_ conduit: PublishedConduitBase) {
    guarded { conduits.append(conduit) }
  }

  final func remove(_ conduit: PublishedConduitBase) {
    // Released outside the guard: a subscriber's deinit may come back here.
    let removed: PublishedConduitBase? = guarded {
      conduits.firstIndex { $0 === conduit }.map { conduits.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  /// Keeps `assignment` until the property is gone.
  final func keep(_ assignment: any Cancellable & AnyObject) {
    guarded { assignments.append(assignment) }
  }

  final func drop(_ assignment: any Cancellable & AnyObject) {
    let dropped: (any Cancellable)? = guarded {
      assignments.firstIndex { ($0 as AnyObject) === assignment }.map { assignments.remove(at: $0) }
    }
    withExtendedLifetime(dropped) {}
  }
}
