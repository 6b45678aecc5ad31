import Foundation

/// The subject of an activity, and its changing part.
public protocol ActivityAttributes: Codable, Sendable {
  associatedtype ContentState: Codable, Hashable, Sendable
}

/// What an activity shows.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// Whether activities are allowed. They are not, because a page has no lock screen.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
}

/// Why an activity does not begin.
public enum ActivityAuthorizationError: Error, LocalizedError, Sendable {
  case denied, unsupported, unsupportedTarget, unentitled, visibility, globalMaximumExceeded
  case targetMaximumExceeded, attributesTooLarge, persistenceFailure, reconnectNotPermitted
  case missingProcessIdentifier, malformedActivityIdentifier

  public var errorDescription: String? { "A page has no lock screen for activities." }
}

/// How far an activity is.
public enum ActivityState: String, Codable, Hashable, Sendable {
  case active, ended, dismissed, stale, pending
}

/// When an activity that has ended goes.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private let date: Date?
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date)
  }
}

/// The source of an activity's changes.
public struct PushType: Equatable, Sendable {
  public static let token = PushType()
}

/// Something under way that is shown on a lock screen. None ever begins, because a page has no lock screen.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  public typealias ContentState = Attributes.ContentState
  public let id: String
  public let attributes: Attributes
  public let content: ActivityContent<ContentState>
  public var activityState: ActivityState { .ended }

  private init(attributes: Attributes, content: ActivityContent<ContentState>) {
    id = UUID().uuidString
    self.attributes = attributes
    self.content = content
  }

  /// Activities that are under way: none.
  public static var activities: [Activity<Attributes>] { [] }

  /// Fails with `unsupported`.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Changes an activity. There is none.
  public func update(_ content: ActivityContent<ContentState>) async {}

  /// Ends an activity. There is none.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
