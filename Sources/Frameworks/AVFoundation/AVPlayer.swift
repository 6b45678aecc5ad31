import ApusCoreMedia
import ApusUI
import Foundation
import Synchronization

/// Plays a film or a sound on the visitor's page: by the element of `VideoPlayer`, or without a picture.
///
/// A browser plays only after the visitor has touched the page. Without that `timeControlStatus` becomes
/// `.paused` again.
@MainActor @preconcurrency
open class AVPlayer: NSObject {
  /// Whether the player can play.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// The activity of the player.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  /// The reason for which a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The browser loads more of it.
    public static let toMinimizeStalls = WaitingReason(
      rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// There is nothing to play.
    public static let noItemToPlay = WaitingReason(
      rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  /// The next step at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }

  /// Posted when the rate has changed; its object is the player.
  public nonisolated static let rateDidChangeNotification = NSNotification.Name(
    "AVPlayerRateDidChangeNotification")

  package nonisolated let core = MediaPlayer()
  nonisolated let held = Mutex(Held())

  struct Held: Sendable {
    var items: [AVPlayerItem] = []
    var action = ActionAtItemEnd.pause
    var defaultRate: Float = 1
    var volume: Float = 1
    var isMuted = false
    var toldRate = 0.0
    var template: (item: AVPlayerItem, looper: ObjectIdentifier)?
    var loops = 0
  }

  /// A player of nothing.
  public nonisolated override init() {
    super.init()
    listen()
  }

  /// A player of an address.
  public nonisolated convenience init(url URL: URL) {
    self.init(playerItem: AVPlayerItem(url: URL))
  }

  /// A player of an item.
  public nonisolated init(playerItem item: AVPlayerItem?) {
    super.init()
    listen()
    replaceCurrentItem(with: item)
  }

  // MARK: The item

  /// The item that it plays.
  public nonisolated var currentItem: AVPlayerItem? { held.withLock { $0.items.first } }

  /// Takes another item, or none.
  open nonisolated func replaceCurrentItem(with item: AVPlayerItem?) {
    take(item.map { [$0] } ?? [])
  }

  nonisolated func take(_ items: [AVPlayerItem]) {
    let before = currentItem
    held.withLock { $0.items = items }
    guard items.first !== before else { return }
    before?.player = nil
    core.load(items.first?.url)
    guard let item = items.first else { return }
    item.player = core
    if item.start > 0 { core.seek(to: item.start) }
  }

  /// Whether the player can play.
  public nonisolated var status: Status { core.hasFailed ? .failed : .readyToPlay }
  /// The reason for which it cannot play; nil if it can.
  public nonisolated var error: (any Error)? { currentItem?.error }
  /// The next step at the end of an item.
  public nonisolated var actionAtItemEnd: ActionAtItemEnd {
    get { held.withLock { $0.action } }
    set { held.withLock { $0.action = newValue } }
  }

  // MARK: Playing

  /// Plays at the default rate.
  open nonisolated func play() { rate = defaultRate }
  /// Stops where it is.
  open nonisolated func pause() { rate = 0 }
  /// Plays at a rate as soon as it can.
  public nonisolated func playImmediately(atRate rate: Float) { self.rate = rate }

  /// How fast it plays; 0: it stands. A browser plays nothing backwards, so a rate below 0 stops it.
  open nonisolated var rate: Float {
    get { Float(core.rate) }
    set {
      guard Float(core.rate) != newValue else { return }
      core.play(at: Double(newValue))
      tellRate()
    }
  }

  /// The rate of `play()`.
  public nonisolated var defaultRate: Float {
    get { held.withLock { $0.defaultRate } }
    set { held.withLock { $0.defaultRate = newValue } }
  }

  /// The activity of the player.
  public nonisolated var timeControlStatus: TimeControlStatus {
    switch core.activity {
    case .paused: .paused
    case .waiting: .waitingToPlayAtSpecifiedRate
    case .playing: .playing
    }
  }

  /// The reason for which it waits; nil if it does not wait.
  public nonisolated var reasonForWaitingToPlay: WaitingReason? {
    guard core.activity == .waiting else { return nil }
    return currentItem == nil ? .noItemToPlay : .toMinimizeStalls
  }

  /// How loud it plays, from 0 to 1.
  public nonisolated var volume: Float {
    get { held.withLock { $0.volume } }
    set {
      held.withLock { $0.volume = newValue }
      if !isMuted { core.setVolume(Double(newValue)) }
    }
  }

  /// Whether it plays silently.
  public nonisolated var isMuted: Bool {
    get { held.withLock { $0.isMuted } }
    set {
      let volume = held.withLock { held in
        held.isMuted = newValue
        return held.volume
      }
      core.setVolume(newValue ? 0 : Double(volume))
    }
  }

  // MARK: The page's words

  private nonisolated func listen() {
    core.listen { [weak self] in self?.heard($0) }
  }

  private func heard(_ notice: MediaPlayer.Notice) {
    let item = currentItem
    switch notice {
    case .changed: break
    case .failed:
      item?.fail()
      NotificationCenter.default.post(
        name: AVPlayerItem.failedToPlayToEndTimeNotification, object: item)
    case .ended:
      goOn()
      NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    }
    tellRate()
  }

  /// The next step at the end of an item.
  func goOn() {}

  nonisolated func tellRate() {
    let rate = core.rate
    let isNew = held.withLock { held in
      defer { held.toldRate = rate }
      return held.toldRate != rate
    }
    if isNew { NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self) }
  }
}
