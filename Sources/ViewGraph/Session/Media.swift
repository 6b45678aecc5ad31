extension Session {
  /// The state that a player of a film or a sound should have. A later order replaces an earlier one.
  package struct MediaOrder: Equatable, Sendable {
    /// The player's number.
    package var player: Int
    /// The order's number: a report says which one it knows.
    package var number: Int
    /// The address as the host loads it; empty: the player is gone.
    package var address: String
    /// How fast it plays; 0: it stands.
    package var rate: Double
    /// From 0 to 1.
    package var volume: Double
    /// The time to jump to, in seconds; nil continues at the current time.
    package var time: Double?

    package init(
      player: Int, number: Int, address: String, rate: Double, volume: Double, time: Double?
    ) {
      self.player = player
      self.number = number
      self.address = address
      self.rate = rate
      self.volume = volume
      self.time = time
    }
  }

  /// The words of a host about a player.
  package struct MediaReport: Equatable, Sendable {
    package enum State: Int, Sendable {
      case paused, playing, waiting, ended, failed
      /// The browser plays nothing before the person has touched the page.
      case refused
    }

    /// The last order that the host had when it said so.
    package var order: Int
    package var state: State
    /// Seconds.
    package var time: Double
    /// Seconds; nil: unknown, or without an end.
    package var duration: Double?
    package var rate: Double

    package init(
      order: Int, state: State, time: Double, duration: Double?, rate: Double = 1
    ) {
      self.order = order
      self.state = state
      self.time = time
      self.duration = duration
      self.rate = rate
    }
  }

  /// The players of a visitor, by numbers.
  @MainActor
  package final class MediaDesk {
    private var listeners: [Int: (MediaReport) -> Void] = [:]
    private var last = 0

    package nonisolated init() {}

    /// A number for a player, whose function hears what the host says of it.
    package func open(_ listener: @escaping (MediaReport) -> Void) -> Int {
      last += 1
      listeners[last] = listener
      return last
    }

    package func close(_ player: Int) { listeners[player] = nil }

    /// Tells a player what the host says. A number of no player is ignored, because the player may have gone
    /// meanwhile.
    package func arrived(_ report: MediaReport, of player: Int) { listeners[player]?(report) }
  }
}
