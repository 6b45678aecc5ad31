import ApusAVFoundation
import Foundation
import Testing

/// Devices of media that a page does not have: camera, microphone and a voice.
@Suite struct AbsentMediaTests {
  @Test func nobodyRecords() async throws {
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    #expect(await !AVCaptureDevice.requestAccess(for: .audio))
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVAudioSession.sharedInstance().recordPermission == .denied)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("a.m4a")
    #expect(throws: AVError(.deviceNotConnected)) {
      try AVAudioRecorder(url: file, settings: [:])
    }
  }

  @Test func theSoundOfADeviceIsItsOwn() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .moviePlayback, options: [.duckOthers])
    try session.setActive(true)
    #expect(session.category == .soloAmbient)
  }

  @Test func nothingIsSaid() {
    let synthesizer = AVSpeechSynthesizer()
    let words = AVSpeechUtterance(string: "Hello")
    words.voice = AVSpeechSynthesisVoice(language: "en-GB")
    synthesizer.speak(words)
    #expect(!synthesizer.isSpeaking && !synthesizer.stopSpeaking(at: .immediate))
    #expect(words.rate == AVSpeechUtteranceDefaultSpeechRate && words.voice?.language == "en-GB")
  }
}
