import ApusUI
import Foundation
import Synchronization
import ViewGraph

/// Plays a sound on the visitor's page.
///
/// A browser plays only after the visitor has touched the page.
// Unchecked because its delegate is set and asked on the main thread; all else is under locks.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  private let core = MediaPlayer()
  private let file: MediaFile
  private let settings = Mutex(Settings())
  /// The file of bytes that the app had in its memory.
  private let own: URL?
  /// The address of the sound; nil if it is made of bytes.
  public let url: URL?

  private struct Settings {
    var loops = 0
    var left = 0
    var rate: Float = 1
    var enablesRate = false
  }

  /// A player of a file. Throws ``AVError`` if the file is not a sound.
  public convenience init(contentsOf url: URL) throws {
    guard url.isFileURL, let file = MediaFile(path: url.path) else {
      throw AVError(.fileFormatNotRecognized)
    }
    self.init(file, url, own: nil)
  }

  /// A player of a file. Throws ``AVError`` if the file is not a sound.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// A player of bytes. Throws ``AVError`` if the bytes are not a sound.
  public convenience init(data: Data) throws {
    guard let file = MediaFile(data) else { throw AVError(.fileFormatNotRecognized) }
    let own = FileManager.default.temporaryDirectory.appendingPathComponent(
      "apus-sound-" + UUID().uuidString)
    try data.write(to: own, options: .withoutOverwriting)
    self.init(file, nil, own: own)
  }

  /// A player of bytes. Throws ``AVError`` if the bytes are not a sound.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  private init(_ file: MediaFile, _ url: URL?, own: URL?) {
    (self.file, self.url, self.own) = (file, url, own)
    super.init()
    core.load(url ?? own)
    core.listen { [weak self] in self?.heard($0) }
  }

  deinit {
    if let own { try? FileManager.default.removeItem(at: own) }
  }

  /// Hears of the end.
  open weak var delegate: (any AVAudioPlayerDelegate)?

  // MARK: Playing

  /// Nothing: a browser prepares what it plays.
  ///
  /// - Returns: Whether the sound can be played.
  @discardableResult
  open func prepareToPlay() -> Bool { !core.hasFailed }

  /// Plays from where it is.
  ///
  /// - Returns: Whether there is a page to play on.
  @discardableResult
  open func play() -> Bool {
    guard core.visitor != nil, !core.hasFailed else { return false }
    if let end = core.duration, core.time >= end { core.seek(to: 0) }
    let rate = settings.withLock { settings in
      settings.left = settings.loops
      return settings.enablesRate ? settings.rate : 1
    }
    core.play(at: Double(rate))
    return true
  }

  /// Stops where it is.
  open func pause() { core.play(at: 0) }
  /// Stops where it is.
  open func stop() { core.play(at: 0) }

  /// Whether it plays.
  open var isPlaying: Bool { core.rate > 0 }
  /// Seconds.
  open var duration: TimeInterval { core.duration ?? file.duration ?? 0 }
  /// The current time of playback, in seconds.
  open var currentTime: TimeInterval {
    get { core.time }
    set { core.seek(to: newValue) }
  }
  /// How loud it plays, from 0 to 1.
  open var volume: Float {
    get { Float(core.volume) }
    set { core.setVolume(Double(newValue)) }
  }
  /// Plays at another volume. A page has no slow change, so the duration has no meaning.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    if duration > 0 { noMeaning("AVAudioPlayer.setVolume(_:fadeDuration:)") }
    core.setVolume(Double(volume))
  }
  /// How often it is repeated; below 0: until it is stopped.
  open var numberOfLoops: Int {
    get { settings.withLock { $0.loops } }
    set { settings.withLock { ($0.loops, $0.left) = (newValue, newValue) } }
  }
  /// Whether `rate` counts.
  open var enableRate: Bool {
    get { settings.withLock { $0.enablesRate } }
    set { settings.withLock { $0.enablesRate = newValue } }
  }
  /// How fast it plays, if `enableRate` is true.
  open var rate: Float {
    get { settings.withLock { $0.rate } }
    set {
      let counts = settings.withLock { settings in
        settings.rate = newValue
        return settings.enablesRate
      }
      if counts, isPlaying { core.play(at: Double(newValue)) }
    }
  }

  @MainActor private func heard(_ notice: MediaPlayer.Notice) {
    switch notice {
    case .changed: break
    case .failed:
      delegate?.audioPlayerDecodeErrorDidOccur(self, error: AVError(.fileFormatNotRecognized))
    case .ended:
      let repeats = settings.withLock { settings in
        defer { if settings.left > 0 { settings.left -= 1 } }
        return settings.left != 0
      }
      core.seek(to: 0)
      if repeats {
        core.play(at: Double(enableRate ? rate : 1))
      } else {
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
      }
    }
  }
}

/// Hears of the end of a sound. The methods are optional.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// The sound has been played to its end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The browser cannot play the sound.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
