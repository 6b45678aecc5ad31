import ApusUI
import Foundation

/// A part of a device that plays or records sound.
public final class AVAudioSessionPortDescription: NSObject, Sendable {
  /// The kind of part.
  public let portType: AVAudioSession.Port
  /// The name of the part.
  public let portName: String
  /// The unique name of the part.
  public let uid: String

  fileprivate init(_ type: AVAudioSession.Port, name: String) {
    portType = type
    portName = name
    uid = name
    super.init()
  }
}

/// The parts of a device that sound goes through.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
  /// Recording parts. Pages have none.
  public let inputs: [AVAudioSessionPortDescription]
  /// The parts that play: a speaker on a page.
  public let outputs: [AVAudioSessionPortDescription]

  fileprivate override init() {
    inputs = []
    outputs = [AVAudioSessionPortDescription(.builtInSpeaker, name: "Speaker")]
    super.init()
  }
}

extension AVAudioSession {
  /// A kind of part that plays or records.
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    public static let lineIn = Port(rawValue: "LineIn")
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let headphones = Port(rawValue: "Headphones")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let HDMI = Port(rawValue: "HDMIOutput")
    public static let lineOut = Port(rawValue: "LineOut")
    public static let carAudio = Port(rawValue: "CarAudio")
    public static let usbAudio = Port(rawValue: "USBAudio")
  }

  /// A wish for a part that plays.
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }

  /// One speaker, because pages see no device parts.
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }

  /// None, because a page records nothing.
  public var availableInputs: [AVAudioSessionPortDescription]? { [] }

  /// > Note: Has no meaning on a page: the visitor's device chooses.
  public func overrideOutputAudioPort(
    _ portOverride: PortOverride, _file: StaticString = #fileID, _line: UInt = #line
  ) throws {
    noMeaning("overrideOutputAudioPort(_:)", _file, _line)
  }
}
