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
    let settings: [String: Any] = [
      AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 12000, AVNumberOfChannelsKey: 1,
      AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue, AVEncoderBitRateKey: 32000,
      AVEncoderBitRateStrategyKey: AVAudioBitRateStrategy_VariableConstrained,
    ]
    #expect(settings.count == 6)
    #expect(throws: AVError(.deviceNotConnected)) {
      try AVAudioRecorder(url: file, settings: settings)
    }
  }

  @Test func theSoundOfADeviceIsItsOwn() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .moviePlayback, options: [.duckOthers])
    try session.setActive(true)
    #expect(session.category == .soloAmbient)
    try session.overrideOutputAudioPort(.speaker)
    #expect(session.currentRoute.outputs.map(\.portType) == [.builtInSpeaker])
    #expect(session.currentRoute.inputs.isEmpty && session.availableInputs?.isEmpty == true)
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
