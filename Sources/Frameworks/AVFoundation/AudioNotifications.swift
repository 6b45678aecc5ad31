import ApusUI
import Foundation

// Notifications of a device's sound. A page posts none, because a browser tells nothing of them; who asks for a name reads so once in
// a debug run.
extension AVAudioSession {
  /// Never posted.
  public class var interruptionNotification: Notification.Name {
    noMeaning("AVAudioSession.interruptionNotification")
    return Notification.Name("AVAudioSessionInterruptionNotification")
  }
  /// Never posted.
  public class var routeChangeNotification: Notification.Name {
    noMeaning("AVAudioSession.routeChangeNotification")
    return Notification.Name("AVAudioSessionRouteChangeNotification")
  }
  /// Never posted.
  public class var mediaServicesWereResetNotification: Notification.Name {
    noMeaning("AVAudioSession.mediaServicesWereResetNotification")
    return Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
  }
  /// Never posted.
  public class var silenceSecondaryAudioHintNotification: Notification.Name {
    noMeaning("AVAudioSession.silenceSecondaryAudioHintNotification")
    return Notification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
  }

  /// What an interruption does.
  public enum InterruptionType: UInt, Sendable { case ended = 0, began = 1 }

  /// The things that an app may do after an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It may go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Why sound goes another way.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0
    case newDeviceAvailable = 1
    case oldDeviceUnavailable = 2
    case categoryChange = 3
    case override = 4
    case wakeFromSleep = 6
    case noSuitableRouteForCategory = 7
    case routeConfigurationChange = 8
  }
}

/// The key of the type of an interruption, a number.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the options of an interruption, a number.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of the reason of another way of sound, a number.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the way before.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
