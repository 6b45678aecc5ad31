import ApusCoreMedia
import ApusUI
import Foundation

/// Plays one item after the other.
@MainActor @preconcurrency
open class AVQueuePlayer: AVPlayer {
  /// A player of no items.
  public nonisolated override init() {
    super.init()
    actionAtItemEnd = .advance
  }

  /// A player of an item.
  public nonisolated override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  /// A player of items.
  public nonisolated init(items: [AVPlayerItem]) {
    super.init(playerItem: nil)
    actionAtItemEnd = .advance
    take(items)
  }

  /// The items that are still to be played, the present one first.
  public nonisolated func items() -> [AVPlayerItem] { held.withLock { $0.items } }

  /// Plays the next item.
  public nonisolated func advanceToNextItem() { take(Array(items().dropFirst())) }

  /// Whether an item can stand behind another one: not if it is in the queue already.
  public nonisolated func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    let items = items()
    return !items.contains { $0 === item }
      && (afterItem == nil || items.contains { $0 === afterItem })
  }

  /// Adds an item behind another one, or (nil) at the end.
  public nonisolated func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    var items = items()
    let place = items.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? items.count
    items.insert(item, at: place)
    take(items)
  }

  /// Takes an item away.
  public nonisolated func remove(_ item: AVPlayerItem) { take(items().filter { $0 !== item }) }

  /// Takes all items away.
  public nonisolated func removeAllItems() { take([]) }

  override func goOn() {
    let (template, rate) = held.withLock { ($0.template, Double($0.defaultRate)) }
    if template != nil {
      held.withLock { $0.loops += 1 }
      core.seek(to: 0)
      core.play(at: rate)
    } else if actionAtItemEnd == .advance {
      let rest = Array(items().dropFirst())
      take(rest)
      if !rest.isEmpty { core.play(at: rate) }
    }
  }
}

/// Repeats an item in a player's queue.
@MainActor @preconcurrency
open class AVPlayerLooper: NSObject {
  /// Whether it repeats.
  public enum Status: Int, Sendable {
    case unknown, ready, failed, cancelled
  }

  private nonisolated let player: AVQueuePlayer

  /// Repeats an item of a player, whose only item it becomes.
  public nonisolated init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    super.init()
    let name = ObjectIdentifier(self)
    player.held.withLock { held in
      held.template = (itemToLoop, name)
      held.loops = 0
    }
    itemToLoop.seek(to: .zero, completionHandler: nil)
    player.take([itemToLoop])
  }

  /// How often the item has been repeated.
  public nonisolated var loopCount: Int {
    player.held.withLock { $0.template?.looper == ObjectIdentifier(self) ? $0.loops : 0 }
  }

  /// Whether it repeats.
  public nonisolated var status: Status {
    guard player.held.withLock({ $0.template?.looper }) == ObjectIdentifier(self) else {
      return .cancelled
    }
    return player.status == .failed ? .failed : .ready
  }

  /// Ends the repetition: the item plays to its end.
  public nonisolated func disableLooping() {
    player.held.withLock { held in
      if held.template?.looper == ObjectIdentifier(self) { held.template = nil }
    }
  }

  deinit { disableLooping() }
}
