import Foundation
import ViewGraph

/// The films and sounds of a screen: they play by the screen's clock, without a picture and silently.
///
/// The header of a file gives its length. A film from the web has no end in a test.
@MainActor
final class ScreenMedia {
  private struct Playing {
    var order: Session.MediaOrder
    var place: Double
    var moment: Date
    var end: Task<Void, Never>?
  }

  private var players: [Int: Playing] = [:]

  func received(_ order: Session.MediaOrder, on screen: Screen) {
    let now = screen.clock.date
    var last = players.removeValue(forKey: order.player)
    last?.end?.cancel()
    // Another film begins at its beginning.
    if last?.order.address != order.address { last = nil }
    guard !order.address.isEmpty else { return }
    let place =
      order.time
      ?? last.map { $0.place + now.timeIntervalSince($0.moment) * $0.order.rate } ?? 0
    var playing = Playing(order: order, place: place, moment: now)
    let file = URL(string: order.address).flatMap { $0.isFileURL ? $0 : nil }
    let found = file.flatMap { MediaFile(path: $0.path) }
    let duration = found?.duration
    if file != nil, found == nil {
      players[order.player] = nil
      return report(order, .failed, place, nil, screen)
    }
    if order.rate > 0, let duration {
      let left = max(0, duration - place) / order.rate
      playing.end = Task { [weak self, weak screen] in
        guard let sleep = screen?.graph.session.sleep,
          (try? await sleep(.seconds(left))) != nil, let self, let screen, !Task.isCancelled
        else { return }
        players[order.player]?.order.rate = 0
        players[order.player]?.place = duration
        screen.graph.turn { self.report(order, .ended, duration, duration, screen) }
      }
    }
    players[order.player] = playing
    report(order, order.rate > 0 ? .playing : .paused, place, duration, screen)
  }

  private func report(
    _ order: Session.MediaOrder, _ state: Session.MediaReport.State, _ time: Double,
    _ duration: Double?, _ screen: Screen
  ) {
    screen.graph.session.media.arrived(
      .init(order: order.number, state: state, time: time, duration: duration, rate: order.rate),
      of: order.player)
  }

  isolated deinit { for player in players.values { player.end?.cancel() } }
}
