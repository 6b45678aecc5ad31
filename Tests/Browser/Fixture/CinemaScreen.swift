import AVKit
import SwiftUI

/// A film and a sound, as a team shows them.
struct CinemaScreen: View {
  @StateObject private var cinema = Cinema()
  @State private var showsFilm = true

  var body: some View {
    VStack {
      if showsFilm {
        VideoPlayer(player: cinema.player)
          .frame(width: 300, height: 200)
          .accessibilityLabel("A silent film")
          .accessibilityIdentifier("cinema.film")
      }
      Text(cinema.words).accessibilityIdentifier("cinema.words")
      Button("Play") { cinema.player.play() }
      Button("Pause") { cinema.player.pause() }
      Button("Jump") { cinema.player.seek(to: CMTime(seconds: 29, preferredTimescale: 600)) }
      Button("Hide") { showsFilm.toggle() }
      Button("Ring") { cinema.ring() }
      Text(cinema.bell).accessibilityIdentifier("cinema.bell")
    }
  }
}

@MainActor
private final class Cinema: NSObject, ObservableObject, AVAudioPlayerDelegate {
  @Published var words = "paused"
  @Published var bell = "quiet"
  let player = AVPlayer(url: Cinema.silence(seconds: 30))
  private var sound: AVAudioPlayer?
  private var tokens: [NSObjectProtocol] = []

  override init() {
    super.init()
    for name in [
      AVPlayer.rateDidChangeNotification, AVPlayerItem.didPlayToEndTimeNotification,
    ] {
      let isEnd = name == AVPlayerItem.didPlayToEndTimeNotification
      tokens.append(
        NotificationCenter.default.addObserver(
          forName: name, object: isEnd ? player.currentItem : player, queue: nil
        ) { _ in MainActor.assumeIsolated { [weak self] in self?.changed(isEnd) } })
    }
  }

  private func changed(_ isEnd: Bool) {
    if isEnd {
      words = "ended at \(Int(player.currentTime().seconds))"
    } else if words.hasPrefix("ended") == false || player.rate > 0 {
      words = player.rate > 0 ? "playing" : "paused"
    }
  }

  func ring() {
    sound = try? AVAudioPlayer(contentsOf: Cinema.silence(seconds: 0.3))
    sound?.delegate = self
    sound?.play()
    bell = "rings"
  }

  nonisolated func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    MainActor.assumeIsolated { bell = "rang" }
  }

  private static func silence(seconds: Double) -> URL {
    let count = Int(seconds * 8000)
    func word(_ number: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    var bytes = Array("RIFF".utf8) + word(36 + count, 4) + Array("WAVEfmt ".utf8) + word(16, 4)
    bytes += word(1, 2) + word(1, 2) + word(8000, 4) + word(8000, 4) + word(1, 2) + word(8, 2)
    bytes += Array("data".utf8) + word(count, 4) + [UInt8](repeating: 128, count: count)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("silence-\(ProcessInfo.processInfo.processIdentifier)-\(count).wav")
    try? Data(bytes).write(to: file)
    return file
  }
}
