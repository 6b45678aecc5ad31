import Foundation

extension Screen {
  /// Lets everything run that is ready to run, until the screen has come to rest.
  ///
  /// Gives the main actor away again and again: each time, all that waits for it runs once, and
  /// what it started waits behind it. Now and then it also waits for the other threads to get to
  /// work that they were given, and for those that are at work, up to 40 ms of a processor's time, or as
  /// many as the environment's `APUS_SETTLE` says: programs with a sanitizer need more. The screen is at
  /// rest when nothing of it was evaluated for a while.
  ///
  /// Work that waits for something outside of the process (a file, a network, the real clock) is not
  /// ready, and is not waited for: use ``wait(within:for:until:fileID:filePath:line:column:)``. Work
  /// that sleeps on ``clock`` runs after ``advance(by:)``.
  public func settle() async {
    var quiet = 0
    var seen = graph.evaluations
    var patience = Self.longestWork
    let end = ContinuousClock.now + Self.longestQueue
    for round in 0..<20_000 where quiet < 48 {
      await Task.yield()
      if round % 8 == 7 { await Task.detached {}.value }
      quiet = graph.evaluations == seen ? quiet + 1 : 0
      seen = graph.evaluations
      // More than once: a thread that has just ended its work may have left more to the main actor.
      if quiet >= 32, quiet % 8 == 0, patience > .zero, OtherThreads.areAtWork {
        let start = OtherThreads.processorTime
        try? await Task.sleep(for: .milliseconds(1))
        patience -= OtherThreads.processorTime - start
        if ContinuousClock.now < end { quiet = 24 }
      }
    }
  }

  /// How long threads that are at work are waited for, in all: they may work for another test.
  private static let longestWork = Duration.milliseconds(
    ProcessInfo.processInfo.environment["APUS_SETTLE"].flatMap(Int.init) ?? 40)

  /// How long they are waited for while others have the processors.
  private static let longestQueue = longestWork * 50

  /// Moves the screen's clock, and lets run what waited for it: one sleeper's time after the other,
  /// with all that it causes.
  ///
  /// Timers and delays of publishers on the main thread follow the clock as well: `Timer.publish`, and
  /// `debounce`, `delay` and `throttle` on `RunLoop.main`, `DispatchQueue.main` or `OperationQueue.main`.
  ///
  /// ```swift
  /// screen.textField("search").type("swift")
  /// await screen.advance(by: .milliseconds(300))  // The model's `debounce` is over.
  /// ```
  public func advance(by duration: Duration) async {
    await settle()
    let end = clock.now.advanced(by: duration)
    while let next = nextDeadline(upTo: end) {
      moveClock(to: next)
      await settle()
    }
    moveClock(to: end)
    await settle()
  }

  /// Waits until a condition holds, looking again whenever other work has run.
  ///
  /// - Parameters:
  ///   - limit: How long at most, by the real clock; then the test fails. Time in which other tests
  ///     held the main actor is not counted.
  ///   - words: What is waited for, for the message.
  /// - Returns: Whether it holds.
  @discardableResult
  public func wait(
    within limit: Duration = .seconds(5), for words: String = "a condition",
    until condition: () -> Bool, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) async -> Bool {
    var waited = Duration.zero
    var last = ContinuousClock.now
    var round = 0
    while !condition() {
      let now = ContinuousClock.now
      let roundTime = min(now - last, Self.longestRound)
      waited += roundTime
      timeline.pass(roundTime)
      last = now
      guard waited < limit else {
        let place = ScreenFailure.Place(
          fileID: fileID, filePath: filePath, line: line, column: column)
        ScreenFailure.report(
          ScreenFailure(message: "Waited \(limit) for \(words).", screen: dump), place)
        return false
      }
      round += 1
      if round < 200 {
        await Task.yield()
      } else {
        // Work outside of the process needs the processor more than this loop does.
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
    return true
  }

  /// A round that took longer stood behind the other tests of a parallel run: what it waits for had
  /// no chance to come either.
  private static let longestRound = Duration.milliseconds(20)
}

extension ScreenElement {
  /// Waits until a person sees it.
  @discardableResult
  public func appears(
    within limit: Duration = .seconds(5), fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) async -> Bool {
    await screen.wait(
      within: limit, for: "\(description) to appear", until: { isVisible }, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Waits until a person sees it no more.
  @discardableResult
  public func disappears(
    within limit: Duration = .seconds(5), fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) async -> Bool {
    await screen.wait(
      within: limit, for: "\(description) to disappear", until: { !isVisible }, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}
