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

  open override func viewDidLoad() {
    super.viewDidLoad()
    setContent { [weak self] in VideoPlayer(player: self?.player) }
  }
}
