import Foundation

/// What rooms may cost.
struct RoomBudget: Sendable {
  /// Rooms that are ready before anybody asks for them.
  var spares = 2
  /// Rooms of visitors who were sent a page and have opened no socket so far.
  var strangers = 16
  /// Such a room is nobody else's for so long.
  var shortestReading = Duration.seconds(2)
  /// Such a room is ended after this time: a browser has opened its socket by then, or comes back to a
  /// room that mounts the screen again.
  var longestReading = Duration.seconds(30)
  /// A room that no socket is open to is ended after this time; its sessions are saved.
  var empty = Duration.seconds(60)
  /// A room in which nothing happens is ended after this time, even if pages are open; the next thing
  /// that happens on one of them brings it back.
  var resting = Duration.seconds(15 * 60)
  /// For how long it is remembered what ended the rooms of a visitor who is gone.
  var memoryOfVisitors = Duration.seconds(600)
  var roomsPerAddress = 50
  /// A room in which nothing happens for so long makes place for a newcomer, where all memory is used.
  var shortRest = Duration.seconds(10)
  /// Bytes beyond the budget for the processes of the lobby.
  var reserve: Int { 2 * Self.usualRoom }
  /// Bytes that a room is expected to take, with what the system keeps for it.
  private static let usualRoom = 8 << 20
  /// Rooms of all visitors together.
  var count = Int.max
  /// Bytes that one room may have for itself: a quarter of what all may have, but not less than 64 MiB nor more
  /// than 512.
  var perRoom = 0
  /// Bytes that all rooms together may have.
  var total = 0 {
    didSet { share() }
  }

  /// - Parameters:
  ///   - total: Bytes that all rooms together may have.
  ///   - cores: How many processes run at once.
  init(
    total: Int = MemoryLimit.bytes() / 10 * 8,
    cores: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    self.cores = cores
    self.total = total
    share()
  }

  private let cores: Int

  /// Derives from memory and cores how many rooms may wait for a socket, and how many an address may have.
  private mutating func share() {
    let fitting = total / Self.usualRoom
    strangers = max(4, min(fitting / 3, cores * 8))
    roomsPerAddress = max(4, min(fitting / 3, 50))
    perRoom = min(max(total / 4, 64 << 20), 512 << 20)
  }

  enum Verdict: Equatable {
    case keep
    /// Save its sessions, end it, and bring it back when it is needed.
    case letGo
    /// Nobody will come back to it.
    case forget
    case tooLarge
  }

  func allows(_ memory: Int) -> Bool { memory < total }

  /// Whether one room has more than it may. A shared one may have all that there is, and what its visitors
  /// inside need while newcomers are refused already.
  func isTooLarge(_ memory: Int, for isolation: Isolation) -> Bool {
    memory > (isolation == .shared ? total / 8 * 9 : perRoom)
  }

  @MainActor
  func verdict(on tenancy: Tenancy, at now: ContinuousClock.Instant) -> Verdict {
    guard let room = tenancy.room else {
      let isGone = tenancy.sockets.isEmpty && !tenancy.isAsking
      return isGone && now - tenancy.lastUse > memoryOfVisitors ? .forget : .keep
    }
    if isTooLarge(room.memory, for: .visitor) { return .tooLarge }
    guard !tenancy.isAsking else { return .keep }
    let idle = now - max(tenancy.lastUse, room.lastUse)
    if !tenancy.hasJoined { return idle > longestReading ? .forget : .keep }
    if tenancy.sockets.isEmpty { return idle > empty ? .letGo : .keep }
    return idle > resting ? .letGo : .keep
  }
}
