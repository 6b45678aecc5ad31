/// The animation of changes that are made now.
package enum TurnAnimation {
  /// Nil if none was set.
  @TaskLocal static var current: ElementAnimation?

  /// Whether changes that are made now move.
  package static var moves: Bool { current?.moves ?? false }

  /// Runs `body`, whose changes move so; nil: at once. What changed before and what changes later are
  /// other changes, which do not move with them.
  package static func with<Result>(
    _ animation: ElementAnimation?, _ body: () throws -> Result
  ) rethrows -> Result {
    // One way to say it, so that equal changes are one.
    let animation = animation == .still ? nil : animation
    guard animation != current else { return try body() }
    bringUpToDate(before: animation)
    defer { bringUpToDate(before: nil) }
    return try $current.withValue(animation) { try body() }
  }

  private static func bringUpToDate(before animation: ElementAnimation?) {
    MainThread.ifCurrent(animation) { Graph.current?.bringUpToDate(before: $0) }
  }
}

extension Graph {
  /// Brings the elements up to date with what has changed so far, in the middle of what changes it. What
  /// views do when that has happened, they do at the end of the turn.
  fileprivate func bringUpToDate(before animation: ElementAnimation?) {
    // What moves without end moves from what the page shows at first.
    let isBeginning = !hasElements && keepsBeginning && animation?.repetitions == 0
    guard hasElements || isBeginning, context.component == nil, var work = Work.current else {
      return
    }
    let groups = queue.take()
    if !groups.isEmpty {
      if work.origin == .act { work.origin = .entry }
      Work.$current.withValue(work) { update(groups) }
    }
    if isBeginning { beginning = elements() }
  }

  /// The elements that a host shows first, if what changed since moves without end; the changes since are
  /// kept. Nil on a later call.
  package func takeBeginning() -> ElementStream? {
    defer { beginning = nil }
    return beginning
  }

  /// Evaluates what read something that changed: each group of changes moves by itself.
  func update(_ groups: [InvalidationQueue.Group]) {
    for group in groups {
      for source in group.sources { source.wakeReaders() }
      for component in group.components { component.invalidate() }
      moving(group.animation) { evaluateDirty() }
    }
  }

  /// How the change moves for which views are evaluated now; nil: at once.
  package var motionOfChange: ElementAnimation? { motion }

  /// Marks the changes that `body` records with how they move.
  func moving(_ animation: ElementAnimation?, _ body: () -> Void) {
    let outer = motion
    let mark = changes.count
    if animation != outer {
      changes.append(.motion(animation))
      motion = animation
    }
    body()
    if animation != outer, changes.count == mark + 1 {
      changes.removeLast()
      motion = outer
    }
  }
}
