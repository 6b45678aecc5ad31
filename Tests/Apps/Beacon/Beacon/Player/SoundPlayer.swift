import AVFoundation
import Combine

class SoundPlayer: NSObject, ObservableObject, AVAudioPlayerDelegate {
  @Published private(set) var isPlaying = false
  @Published var volume: Float = 0.5 { didSet { player?.volume = volume } }
  private var player: AVAudioPlayer?
  private var tick: Timer?
  @objc dynamic private(set) var seconds = 0

  func play(_ name: String) {
    do {
      try AVAudioSession.sharedInstance().setCategory(
        .playback, mode: .default, options: [.mixWithOthers])
      try AVAudioSession.sharedInstance().setActive(true)
      guard let url = Bundle.main.url(forResource: name, withExtension: "m4a") else { return }
      player = try AVAudioPlayer(contentsOf: url)
      player?.delegate = self
      player?.numberOfLoops = -1
      player?.prepareToPlay()
      isPlaying = player?.play() ?? false
    } catch {
      print(error.localizedDescription)
    }
    tick = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(count), userInfo: nil, repeats: true)
  }

  @objc private func count() {
    seconds += 1
  }

  func stop() {
    tick?.invalidate()
    player?.stop()
    isPlaying = false
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    isPlaying = false
  }
}
