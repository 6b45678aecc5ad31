import ApusUI
import ApusUIKit
import Foundation

/// What a device shows of the app's sound while another app is in front.
///
/// > Note: A page tells it to nobody: a browser shows what it plays by itself.
@MainActor @preconcurrency
public final class MPNowPlayingInfoCenter: NSObject {
  private static let center = MPNowPlayingInfoCenter()

  /// The app's own.
  public class func `default`() -> MPNowPlayingInfoCenter { center }

  private override init() { super.init() }

  /// What plays, by keys such as ``MPMediaItemPropertyTitle``. Pages tell it to nobody. Its value is always nil.
  public var nowPlayingInfo: [String: Any]? {
    get { nil }
    set { if newValue != nil { noMeaning("MPNowPlayingInfoCenter.nowPlayingInfo") } }
  }

  /// Whether something plays. Pages tell it to nobody. Its value is always unknown.
  public var playbackState: MPNowPlayingPlaybackState {
    get { .unknown }
    set { if newValue != .unknown { noMeaning("MPNowPlayingInfoCenter.playbackState") } }
  }
}

/// Whether something plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// Nobody said it.
  case unknown
  /// It plays.
  case playing
  /// It rests.
  case paused
  /// It has ended.
  case stopped
  /// Something else is louder.
  case interrupted
}

/// The kind of what plays.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  /// Neither.
  case none
  /// A sound.
  case audio
  /// A film.
  case video
}

/// The picture of what plays.
public final class MPMediaItemArtwork: NSObject {
  private let picture: (CGSize) -> UIImage
  /// The size of the largest picture, in points.
  public let bounds: CGRect

  /// A picture from a closure, which gets the wanted size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    picture = requestHandler
    super.init()
  }

  /// The picture, at most as large as ``bounds``.
  public func image(at size: CGSize) -> UIImage? { picture(size) }
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex =
  "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount =
  "MPNowPlayingInfoPropertyPlaybackQueueCount"
