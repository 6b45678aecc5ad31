import ApusUI
import Foundation

/// The kind of what a device records or a file holds.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
}

/// The answer of a person who is asked for a device.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone. A page answers as a device without them, so that none is ever made.
open class AVCaptureDevice: NSObject {
  private override init() { super.init() }

  /// Refused, because a page has neither camera nor microphone.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }

  /// Refuses at once.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    noMeaning("AVCaptureDevice.requestAccess(for:)")
    handler(false)
  }

  /// Refuses at once.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    noMeaning("AVCaptureDevice.requestAccess(for:)")
    return false
  }

  /// None.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}

/// Records sound. A page has no microphone, so that none is ever made.
open class AVAudioRecorder: NSObject {
  /// Throws, because there is no device to record with.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    super.init()
    throw AVError(.deviceNotConnected)
  }

  /// The file to record into.
  open var url: URL
  /// Hears of the end.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether it records.
  open var isRecording: Bool { false }
  /// Whether the level of the sound is measured.
  open var isMeteringEnabled = false
  /// The seconds that it has recorded.
  open var currentTime: TimeInterval { 0 }
  /// - Returns: False, because there is nothing to record with.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// - Returns: False, because there is nothing to record with.
  @discardableResult open func record() -> Bool { false }
  /// Nothing: it does not record.
  open func pause() {}
  /// Nothing: it does not record.
  open func stop() {}
  /// Nothing: there is no sound.
  open func updateMeters() {}
  /// The level of silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Hears of the end of a recording. The methods are optional.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// The recording has ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  {}
}
