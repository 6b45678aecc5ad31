import Foundation
import ViewGraph

/// Somebody who hears of a player's time.
struct MediaObserver: Sendable {
  /// The next second to be told of, behind one; nil: none.
  let next: @Sendable (Double) -> Double?
  /// Whether starts, stops and jumps are told, too.
  let hearsJumps: Bool
  let hear: @Sendable (Double) -> Void
}

extension MediaPlayer {
  /// Tells the time each so many seconds of it, and whenever it starts, stops or jumps.
  package func observe(every interval: Double, _ hear: @escaping @Sendable (Double) -> Void) -> Int
  {
    let interval = max(interval, 0.01)
    return add(
      MediaObserver(
        next: { (($0 / interval + 1e-6).rounded(.down) + 1) * interval }, hearsJumps: true,
        hear: hear))
  }

  /// Tells when it passes one of these seconds.
  package func observe(at times: [Double], _ hear: @escaping @Sendable () -> Void) -> Int {
    let times = times.sorted()
    return add(
      MediaObserver(
        next: { now in times.first { $0 > now + 1e-6 } }, hearsJumps: false, hear: { _ in hear() }))
  }

  package func stopObserving(_ number: Int) {
    state.withLock { $0.observers[number] = nil }
  }

  private func add(_ observer: MediaObserver) -> Int {
    let number = state.withLock { state in
      state.lastObserver += 1
      state.observers[state.lastObserver] = observer
      return state.lastObserver
    }
    onMain { if $0.activity == .playing { $0.follow(number) } }
    return number
  }

  /// Has all observers hear the time as it is now, and as it goes on.
  @MainActor func follow() {
    let (observers, isPlaying) = state.withLock { ($0.observers, $0.activity == .playing) }
    let time = time
    for (number, observer) in observers.sorted(by: { $0.key < $1.key }) {
      if observer.hearsJumps { observer.hear(time) }
      if isPlaying { follow(number) }
    }
  }

  @MainActor private func follow(_ number: Int) {
    let generation = state.withLock { $0.generation }
    Task { @MainActor [weak self] in
      // A timer that is early must not tell the same second twice.
      var told = self?.time ?? 0
      while let wait = self?.wait(for: number, after: told, generation) {
        guard let visitor = self?.visitor, await visitor.pause(.seconds(wait.seconds)) else {
          return
        }
        guard let self, let observer = self.observer(number, generation) else { return }
        told = wait.time
        observer.hear(told)
      }
    }
  }

  private func observer(_ number: Int, _ generation: Int) -> MediaObserver? {
    state.withLock { $0.generation == generation ? $0.observers[number] : nil }
  }

  private func wait(
    for number: Int, after told: Double, _ generation: Int
  ) -> (time: Double, seconds: Double)? {
    let (now, rate, end) = (time, rate, duration)
    guard rate > 0, let next = observer(number, generation)?.next(told), next <= end ?? .infinity
    else { return nil }
    return (next, max(0, (next - now) / rate))
  }
}
