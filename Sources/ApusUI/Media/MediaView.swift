import ViewGraph

/// The film of a player, as large as it may be.
package struct MediaView: View {
  package typealias Body = Never
  let player: MediaPlayer

  package nonisolated init(_ player: MediaPlayer) { self.player = player }

  @MainActor package static func _emit(_ view: Self, _ context: EmissionContext) {
    _ = view.player.shown.url
    let session = context.graph.session
    context.open(.media) { writer in
      if let address = view.player.address(in: session) { writer.set(.source, address) }
      writer.set(.index, view.player.number(in: session))
    }
    context.close { _ in 0 }
  }
}
