import ApusUI
import Foundation

/// The sound of a device. Its calls succeed and have no meaning, because a page cannot change how a device plays.
public final class AVAudioSession: NSObject, Sendable {
  /// The use of sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The kind of use.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// Details of a use.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  /// Details of a start or an end.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The answer of a person who is asked for the microphone.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756e_6474
    case denied = 0x6465_6e79
    case granted = 0x6772_6e74
  }

  private static let one = AVAudioSession()
  /// The only one.
  public class func sharedInstance() -> AVAudioSession { one }

  /// The use of sound: that which every app begins with.
  public var category: Category { .soloAmbient }
  /// The kind of use.
  public var mode: Mode { .default }
  /// Whether somebody else plays; a page does not know it.
  public var isOtherAudioPlaying: Bool { false }
  /// How loud the device is; a page does not know it, and takes it for loud.
  public var outputVolume: Float { 1 }
  /// Refused, because a page records nothing.
  public var recordPermission: RecordPermission { .denied }

  /// Refuses at once.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    noMeaning("AVAudioSession.requestRecordPermission(_:)")
    response(false)
  }

  /// > Note: Has no meaning on a page: the visitor's device chooses.
  public func setCategory(
    _ category: Category, _file: StaticString = #fileID, _line: UInt = #line
  ) throws {
    noMeaning("setCategory(_:)", _file, _line)
  }

  /// > Note: Has no meaning on a page: the visitor's device chooses.
  public func setCategory(
    _ category: Category, options: CategoryOptions, _file: StaticString = #fileID,
    _line: UInt = #line
  ) throws {
    noMeaning("setCategory(_:options:)", _file, _line)
  }

  /// > Note: Has no meaning on a page: the visitor's device chooses.
  public func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = [],
    _file: StaticString = #fileID, _line: UInt = #line
  ) throws {
    noMeaning("setCategory(_:mode:options:)", _file, _line)
  }

  /// > Note: Has no meaning on a page: the visitor's device chooses.
  public func setMode(
    _ mode: Mode, _file: StaticString = #fileID, _line: UInt = #line
  ) throws {
    noMeaning("setMode(_:)", _file, _line)
  }

  /// > Note: Has no meaning on a page: the visitor's device chooses.
  public func setActive(
    _ active: Bool, options: SetActiveOptions = [], _file: StaticString = #fileID,
    _line: UInt = #line
  ) throws {
    noMeaning("setActive(_:options:)", _file, _line)
  }
}
