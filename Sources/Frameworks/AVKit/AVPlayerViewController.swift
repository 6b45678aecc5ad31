import ApusAVFoundation
import ApusUI
import Foundation

/// Shows a player's film with the browser's controls.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer? { didSet { contentChanged() } }
  /// Whether the film has controls. The browser's are always there, because a page could not be stopped otherwise.
  open var showsPlaybackControls = true {
    didSet {
      if !showsPlaybackControls { noMeaning("AVPlayerViewController.showsPlaybackControls") }
    }
  }
  /// Whether the film goes on in a window of its own: the person's browser has a control for it.
  open var allowsPictureInPicturePlayback = true {
    didSet { noMeaning("AVPlayerViewController.allowsPictureInPicturePlayback") }
  }
  /// Whether the film has all of the screen while it plays: the browser has a control for it.
  open var entersFullScreenWhenPlaybackBegins = false {
    didSet { noMeaning("AVPlayerViewController.entersFullScreenWhenPlaybackBegins") }
  }

  /// The object that hears of the player's window. Browsers report nothing about it.
  open weak var delegate: (any AVPlayerViewControllerDelegate)? {
    didSet { if delegate != nil { noMeaning("AVPlayerViewController.delegate") } }
  }
  /// Whether the device's own list of what plays follows: a page tells nobody.
  open var updatesNowPlayingInfoCenter = true {
    didSet {
      if !updatesNowPlayingInfoCenter {
        noMeaning("AVPlayerViewController.updatesNowPlayingInfoCenter")
      }
    }
  }
  /// Whether the film leaves all of the screen when it ends: the browser has a control for it.
  open var exitsFullScreenWhenPlaybackEnds = false {
    didSet { noMeaning("AVPlayerViewController.exitsFullScreenWhenPlaybackEnds") }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    setContent { [weak self] in VideoPlayer(player: self?.player) }
  }
}

/// Hears of a player's window. A page calls no method of it, because a browser tells nothing of its controls.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// Never called.
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Never called.
  func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Never called.
  func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Never called.
  func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  /// Does nothing.
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Does nothing.
  public func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Does nothing.
  public func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Does nothing.
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
}
