import ApusCoreMedia
import ApusUI
import Foundation
import Synchronization

/// A film or a sound that a player plays.
@MainActor @preconcurrency
open class AVPlayerItem: NSObject {
  /// Whether it can play.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// Posted when it has played to its end; its object is the item.
  public nonisolated static let didPlayToEndTimeNotification = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when it cannot be played; its object is the item.
  public nonisolated static let failedToPlayToEndTimeNotification = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")

  /// The film or the sound.
  public nonisolated let asset: AVAsset
  private nonisolated let place = Mutex(Place())

  private struct Place: Sendable {
    weak var player: MediaPlayer?
    var hasFailed = false
    /// Where it starts when a player takes it.
    var start = 0.0
  }

  /// An item of an address.
  public nonisolated convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// An item of a film or a sound.
  public nonisolated init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  nonisolated var url: URL? { asset.source }

  /// Its player; nil while none plays it.
  nonisolated var player: MediaPlayer? {
    get { place.withLock { $0.player } }
    set {
      place.withLock { place in
        if newValue == nil { place.start = place.player?.time ?? place.start }
        place.player = newValue
      }
    }
  }
  nonisolated var start: Double { place.withLock { $0.start } }
  nonisolated func fail() { place.withLock { $0.hasFailed = true } }

  /// Whether it can play.
  public nonisolated var status: Status {
    if place.withLock({ $0.hasFailed }) || player?.hasFailed == true { return .failed }
    return duration.isNumeric ? .readyToPlay : .unknown
  }

  /// The reason for which it cannot be played; nil if it can.
  public nonisolated var error: (any Error)? {
    status == .failed ? AVError(.fileFormatNotRecognized) : nil
  }

  /// The length; nobody knows that of the web before the browser has its beginning.
  public nonisolated var duration: CMTime {
    player?.duration.map(CMTime.init) ?? asset.duration
  }

  /// The current time of playback.
  public nonisolated func currentTime() -> CMTime { CMTime(player?.time ?? start) }

  /// Goes to a time.
  public nonisolated func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    if let player {
      player.seek(to: time.seconds)
    } else {
      place.withLock { $0.start = max(0, time.seconds) }
    }
    completionHandler?(true)
  }

  /// Goes to a time.
  @discardableResult
  public nonisolated func seek(to time: CMTime) async -> Bool {
    seek(to: time, completionHandler: nil)
    return true
  }
}

extension NSNotification.Name {
  /// Posted when an item has played to its end; its object is the item.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// Posted when an item cannot be played; its object is the item.
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem
    .failedToPlayToEndTimeNotification
}

/// The reason for which media cannot be played or recorded.
public struct AVError: Error, Equatable, Hashable, Sendable, LocalizedError {
  /// The kinds of reasons that there are here.
  public enum Code: Int, Sendable {
    case unknown = -11800
    case fileFormatNotRecognized = -11828
    case deviceNotConnected = -11814
  }

  /// The domain of these errors.
  public static let errorDomain = "AVFoundationErrorDomain"
  /// The kind.
  public let code: Code
  public init(_ code: Code) { self.code = code }

  public var errorDescription: String? {
    switch code {
    case .unknown: "The operation could not be completed."
    case .fileFormatNotRecognized: "Cannot open: this is no film or sound that can be played."
    case .deviceNotConnected: "There is no device to record with."
    }
  }
}
