import ApusAVFoundation
import ApusUI

/// Shows a player's film with the browser's controls.
nonisolated public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// Shows a film with views over it, as large as the player. The browser's controls are below the views.
  nonisolated public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  @MainActor public var body: some View {
    if let player {
      PlayerFilm(player: player).overlay { overlay }
    } else {
      Color.black.overlay { overlay }
    }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Shows a film.
  nonisolated public init(player: AVPlayer?) {
    self.init(player: player) { EmptyView() }
  }
}

/// A player's film, which the page's element plays as long as it is seen.
nonisolated struct PlayerFilm: View {
  let player: AVPlayer

  @MainActor var body: some View {
    MediaView(player.core)
      .onAppear { player.core.moved() }
      .onDisappear { player.core.moved() }
      .id(ObjectIdentifier(player))
  }
}
