import ApusAVKit
import ApusUI
import Foundation
import ScreenTesting
import Testing

/// A silent sound of some seconds.
func silence(seconds: Double) throws -> URL {
  let count = Int(seconds * 8000)
  func word(_ number: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
  var bytes = Array("RIFF".utf8) + word(36 + count, 4) + Array("WAVEfmt ".utf8) + word(16, 4)
  bytes += word(1, 2) + word(1, 2) + word(8000, 4) + word(8000, 4) + word(1, 2) + word(8, 2)
  bytes += Array("data".utf8) + word(count, 4) + [UInt8](repeating: 128, count: count)
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("silence-\(UUID().uuidString).wav")
  try Data(bytes).write(to: file)
  return file
}

/// Films and sounds by the screen's clock.
@MainActor @Suite struct MediaTests {
  @MainActor private final class Cinema: ObservableObject {
    @Published var words: [String] = []
    let player: AVPlayer
    private var token: Any?
    private var ends: NSObjectProtocol?

    init(_ url: URL) {
      player = AVPlayer(url: url)
      token = player.addPeriodicTimeObserver(
        forInterval: CMTime(seconds: 1, preferredTimescale: 600), queue: .main
      ) { time in
        MainActor.assumeIsolated { [weak self] in self?.words.append("\(time.seconds)") }
      }
      ends = NotificationCenter.default.addObserver(
        forName: AVPlayerItem.didPlayToEndTimeNotification, object: player.currentItem, queue: nil
      ) { _ in
        MainActor.assumeIsolated { [weak self] in self?.words.append("end") }
      }
    }

    func forget() {
      if let token { player.removeTimeObserver(token) }
      token = nil
    }
  }

  private struct Hall: View {
    @StateObject var cinema: Cinema
    var body: some View {
      VideoPlayer(player: cinema.player) { Text("Over it") }
        .frame(height: 200).accessibilityIdentifier("film")
      Text(cinema.words.joined(separator: " ")).accessibilityIdentifier("words")
      Button("Play") { cinema.player.play() }.accessibilityIdentifier("play")
      Button("Pause") { cinema.player.pause() }.accessibilityIdentifier("pause")
      Button("Forget") { cinema.forget() }.accessibilityIdentifier("forget")
      Button("Back") { cinema.player.seek(to: CMTime(seconds: 0.5, preferredTimescale: 600)) }
        .accessibilityIdentifier("back")
    }
  }

  @Test func aFilmPlaysByTheScreensClock() async throws {
    let url = try silence(seconds: 3)
    var made: Cinema?
    let screen = Screen {
      Hall(
        cinema: {
          let cinema = Cinema(url); made = cinema; return cinema
        }())
    }
    await screen.settle()
    let player = try #require(made?.player)
    #expect(player.currentItem?.duration.seconds == 3 && player.timeControlStatus == .paused)
    #expect(screen.dump.contains("Over it"))
    #expect(screen.element("film").frame?.height == 200)
    screen.button("play").tap()
    #expect(player.timeControlStatus == .playing && player.rate == 1)
    await screen.advance(by: .milliseconds(1500))
    #expect(player.currentTime().seconds == 1.5)
    #expect(screen.element("words").text == made?.words.joined(separator: " "))
    #expect(screen.element("words").text.contains("1.0"))
    screen.button("pause").tap()
    await screen.advance(by: .seconds(5))
    #expect(player.currentTime().seconds == 1.5 && player.timeControlStatus == .paused)
    screen.button("back").tap()
    screen.button("forget").tap()
    screen.button("play").tap()
    await screen.advance(by: .seconds(2))
    #expect(player.currentTime().seconds == 2.5)
    await screen.advance(by: .seconds(2))
    #expect(player.currentTime().seconds == 3 && player.rate == 0)
    #expect(screen.element("words").text == made?.words.joined(separator: " "))
    // A stop and a jump may be told twice: by the app's call, and by the page's report.
    let heard = (made?.words ?? []).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(heard == ["0.0", "1.0", "1.5", "0.5", "end"])
  }

  @Test func aQueuePlaysOneItemAfterTheOther() async throws {
    let items = [try silence(seconds: 1), try silence(seconds: 2)].map(AVPlayerItem.init(url:))
    var player: AVQueuePlayer?
    let screen = Screen {
      Button("Go") { player?.play() }.accessibilityIdentifier("go")
      Button("Make") { player = AVQueuePlayer(items: items) }.accessibilityIdentifier("make")
    }
    screen.button("make").tap()
    screen.button("go").tap()
    let queue = try #require(player)
    #expect(queue.items().count == 2 && !queue.canInsert(items[0], after: nil))
    await screen.advance(by: .milliseconds(1500))
    #expect(queue.currentItem === items[1] && queue.currentTime().seconds == 0.5)
    await screen.advance(by: .seconds(2))
    #expect(queue.items().isEmpty && queue.rate == 0)
    let looper = AVPlayerLooper(player: queue, templateItem: items[0])
    screen.button("go").tap()
    await screen.advance(by: .milliseconds(2500))
    #expect(looper.loopCount == 2 && queue.rate == 1)
    looper.disableLooping()
    await screen.advance(by: .seconds(1))
    #expect(queue.rate == 0)
  }

  private final class Listener: NSObject, AVAudioPlayerDelegate {
    var ends = 0
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends += 1 }
  }

  @Test func aSoundIsRepeatedAndTellsItsEnd() async throws {
    let url = try silence(seconds: 2)
    let listener = Listener()
    var sound: AVAudioPlayer?
    let screen = Screen {
      Button("Play") {
        sound = try? AVAudioPlayer(contentsOf: url)
        sound?.delegate = listener
        sound?.numberOfLoops = 1
        sound?.play()
      }.accessibilityIdentifier("play")
    }
    screen.button("play").tap()
    let player = try #require(sound)
    #expect(player.isPlaying && player.duration == 2)
    await screen.advance(by: .seconds(3))
    #expect(player.isPlaying && player.currentTime == 1 && listener.ends == 0)
    await screen.advance(by: .seconds(2))
    #expect(!player.isPlaying && player.currentTime == 0 && listener.ends == 1)
  }

  @Test func whatIsNoSoundIsRefused() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("words".utf8).write(to: file)
    #expect(throws: AVError(.fileFormatNotRecognized)) { try AVAudioPlayer(contentsOf: file) }
    #expect(throws: AVError(.fileFormatNotRecognized)) {
      try AVAudioPlayer(data: Data("words".utf8))
    }
    #expect(try AVAudioPlayer(data: Data(contentsOf: silence(seconds: 1))).duration == 1)
  }

  @Test func timesAreFractions() {
    let third = CMTime(value: 1, timescale: 3)
    #expect(third + CMTime(value: 1, timescale: 2) == CMTime(value: 5, timescale: 6))
    #expect(third < CMTime(value: 1, timescale: 2) && third == CMTime(value: 2, timescale: 6))
    #expect(CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity.seconds == .infinity)
    #expect(!(CMTime.invalid + third).isValid && (third + .indefinite).isIndefinite)
    #expect(NSValue(time: third).timeValue == CMTime(value: 30_000, timescale: 90_000))
  }
}
