import ApusUI
import ApusUIKit
import Foundation

/// The buttons of a lock screen and of headphones.
///
/// > Note: Pages receive no commands.
@MainActor @preconcurrency
public final class MPRemoteCommandCenter: NSObject {
  private static let center = MPRemoteCommandCenter()

  /// The app's own.
  public class func shared() -> MPRemoteCommandCenter { center }

  private override init() { super.init() }

  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}

/// A button of a lock screen or of headphones.
///
/// > Note: Pages receive no commands.
@MainActor @preconcurrency
open class MPRemoteCommand: NSObject {
  nonisolated override init() { super.init() }

  /// Whether the button can be pressed.
  open var isEnabled = true

  /// Adds what runs when the button is pressed, which never happens.
  ///
  /// - Returns: What ``removeTarget(_:)`` takes.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    noMeaning("MPRemoteCommand.addTarget(handler:)")
    return NSObject()
  }

  /// Adds a method that runs when the button is pressed, which never happens.
  open func addTarget(_ target: Any, action: Selector) {
    noMeaning("MPRemoteCommand.addTarget(_:action:)")
  }

  /// Takes away what was added; nil takes away all.
  open func removeTarget(_ target: Any?) {}

  /// Takes away a method that was added.
  open func removeTarget(_ target: Any, action: Selector?) {}
}

/// A button that skips some seconds.
public final class MPSkipIntervalCommand: MPRemoteCommand {
  /// How many seconds it skips.
  public var preferredIntervals: [NSNumber] = []
}

/// A line on which a person chooses a time.
public final class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// A press of a button. A page makes none.
@MainActor @preconcurrency
open class MPRemoteCommandEvent: NSObject {
  /// The button.
  public let command: MPRemoteCommand
  /// When it was pressed.
  public let timestamp: TimeInterval

  init(_ command: MPRemoteCommand, at timestamp: TimeInterval) {
    self.command = command
    self.timestamp = timestamp
    super.init()
  }
}

/// A press of a button that skips some seconds. A page makes none.
public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// How many seconds are skipped.
  public let interval: TimeInterval = 0
}

/// The stage of a press on a button that plays faster.
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }

/// A press of a button that plays faster. A page makes none.
public final class MPSeekCommandEvent: MPRemoteCommandEvent {
  /// Where the press is.
  public let type = MPSeekCommandEventType.beginSeeking
}

/// The choice of a time. A page makes none.
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The chosen time, in seconds.
  public let positionTime: TimeInterval = 0
}

/// What came of a press.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}
