/// The tasks of views that are under way, so that a host can wait for what they load before it shows a screen.
@MainActor
package final class Loading {
  /// A task that is under way.
  package struct Ticket {
    fileprivate let number: Int
    fileprivate let place: UInt64
  }

  /// Places of tasks by how often in a row they took too long. Whatever listens to something never ends, and
  /// is not waited for again: but now and then, since a slow answer may have been the cause.
  private static var misses: [UInt64: Int] = [:]
  private static let patience = 2, placeCount = 4096, interval = 32

  private var awaited: [Int: UInt64] = [:]
  private var count = 0
  private var waiter: CheckedContinuation<Void, Never>?
  private var isLate = false

  package init() {}

  /// Whether something is under way that is likely to end soon.
  package var isUnderWay: Bool { !awaited.isEmpty }

  /// A task begins.
  ///
  /// - Parameter place: Of its view, the same in each session.
  package func begin(at place: UInt64) -> Ticket {
    count += 1
    let misses = Self.misses[place] ?? 0
    if misses < Self.patience || misses % Self.interval == 0 {
      awaited[count] = place
    } else {
      Self.misses[place] = misses + 1
    }
    return Ticket(number: count, place: place)
  }

  /// A task has ended or was given up; a second time does nothing.
  package func end(_ ticket: Ticket) {
    guard awaited.removeValue(forKey: ticket.number) != nil else { return }
    Self.misses[ticket.place] = nil
    if awaited.isEmpty { wake() }
  }

  private func wake() {
    waiter?.resume()
    waiter = nil
  }

  /// Waits until the tasks that are under way have ended, and those that begin because of what they loaded.
  ///
  /// - Parameters:
  ///   - sleep: Returns when the time is over, or throws when cancelled.
  ///   - update: Brings the screen up to date.
  package func wait(
    _ sleep: @escaping @Sendable () async throws -> Void, update: () -> Void
  ) async {
    guard isUnderWay else { return }
    isLate = false
    let timer = Task {
      do { try await sleep() } catch { return }
      isLate = true
      wake()
    }
    while isUnderWay, !isLate {
      await withCheckedContinuation { waiter = $0 }
      update()
    }
    timer.cancel()
    if Self.misses.count > Self.placeCount { Self.misses = [:] }
    for place in awaited.values { Self.misses[place, default: 0] += 1 }
  }
}
