import Foundation

/// The abilities of a device's motor.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

/// Why nothing is felt.
public struct CHHapticError: Error, CustomNSError, Hashable, LocalizedError {
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case notSupported = -4809
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "com.apple.CoreHaptics"
  public var errorCode: Int { code.rawValue }
  // Foundation on Linux does not ask an error that has a code for its words.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "A page moves no motor." }
}

/// A device's motor. A page answers as a tablet, which has none, so that no engine is ever made.
public final class CHHapticEngine {
  private struct NoMotor: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
  }

  /// Why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
    case gameControllerDisconnect
    case systemError = -1
  }

  /// Whether there is a motor: neither for feeling nor for sound.
  public static func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoMotor() }

  public var resetHandler: () -> Void = {}
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  public var playsHapticsOnly = false
  public var isAutoShutdownEnabled = false

  /// Fails with the code `notSupported`.
  public init() throws { throw CHHapticError(.notSupported) }

  /// Fails with the code `notSupported`.
  public func start() throws { throw CHHapticError(.notSupported) }

  /// Fails with the code `notSupported`.
  public func start() async throws { throw CHHapticError(.notSupported) }

  /// Does nothing, because pages have no haptic engine.
  public func notifyWhenPlayersFinished(
    finishedHandler: @escaping ((any Error)?) -> FinishedAction
  ) {}

  /// The action of an engine after its last player.
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning
  }

  /// Fails with the code `notSupported`.
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
}

/// Plays a pattern. None is ever made.
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}

/// The vibrations, in order.
public final class CHHapticPattern {
  public let events: [CHHapticEvent]
  public let parameters: [CHHapticDynamicParameter]
  public var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
    self.parameters = parameters
  }
}

/// One thing to be felt.
public final class CHHapticEvent {
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
  }

  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
  }

  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  public var relativeTime: TimeInterval
  public var duration: TimeInterval

  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }
}

/// How strong or sharp a thing is.
public final class CHHapticEventParameter {
  public let parameterID: CHHapticEvent.ParameterID
  public var value: Float
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// A change of a pattern while it is played.
public final class CHHapticDynamicParameter {
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }

  public let parameterID: ID
  public var value: Float
  public var relativeTime: TimeInterval
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
  }
}
