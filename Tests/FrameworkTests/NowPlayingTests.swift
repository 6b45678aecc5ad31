import ApusMediaPlayer
import Testing

/// Nobody hears what plays, and nobody presses a button of headphones.
@MainActor struct NowPlayingTests {
  @Test func whatPlaysIsToldToNobody() {
    let picture = UIImage()
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 10, height: 10)) { _ in picture }
    #expect(artwork.image(at: CGSize(width: 5, height: 5)) === picture)
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [
      MPMediaItemPropertyTitle: "Rain", MPMediaItemPropertyArtwork: artwork,
      MPNowPlayingInfoPropertyPlaybackRate: 1.0,
    ]
    #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo == nil)
  }

  @Test func commandsAreNeverGiven() {
    let center = MPRemoteCommandCenter.shared()
    var isPressed = false
    center.playCommand.isEnabled = true
    center.skipForwardCommand.preferredIntervals = [15]
    let token = center.playCommand.addTarget { _ in
      isPressed = true
      return .success
    }
    center.changePlaybackPositionCommand.addTarget { event in
      guard let event = event as? MPChangePlaybackPositionCommandEvent else {
        return .commandFailed
      }
      return event.positionTime > 0 ? .success : .noSuchContent
    }
    center.playCommand.removeTarget(token)
    #expect(!isPressed && center.playCommand.isEnabled)
  }
}
