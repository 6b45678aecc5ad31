import ApusUI
import Foundation

/// Something that is watched.
public protocol CLCondition: Sendable {}

/// Whether a condition holds.
public enum CLMonitoringState: UInt, Sendable { case unknown, satisfied, unsatisfied, unmonitored }

/// Watches whether the visitor is in areas, while the page is open and somebody waits for events.
///
/// Conditions are forgotten when the monitor is. A browser is asked for its place every five seconds.
public actor CLMonitor {
  /// Being in a circle on the earth.
  public struct CircularGeographicCondition: CLCondition {
    public let center: CLLocationCoordinate2D
    /// Metres.
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      self.center = center
      self.radius = radius
    }
  }

  /// A change of a condition.
  public struct Event: Sendable {
    public typealias State = CLMonitoringState
    public let identifier: String
    public let state: State
    public let date: Date
    /// A narrower condition that holds: none.
    public var refinement: (any CLCondition)? { nil }
  }

  /// A condition with its last event.
  public struct Record: Sendable {
    public let condition: any CLCondition
    public let lastEvent: Event
  }

  /// Changes of conditions, as long as the page is open.
  public struct Events: AsyncSequence, Sendable {
    public typealias Element = Event
    let monitor: CLMonitor
    let updates: CLLocationUpdate.Updates

    public func makeAsyncIterator() -> Iterator {
      Iterator(monitor: monitor, updates: updates.makeAsyncIterator())
    }

    public struct Iterator: AsyncIteratorProtocol {
      let monitor: CLMonitor
      var updates: CLLocationUpdate.Updates.Iterator
      private var waiting: [Event] = []

      init(monitor: CLMonitor, updates: CLLocationUpdate.Updates.Iterator) {
        self.monitor = monitor
        self.updates = updates
      }

      public mutating func next() async throws -> Event? {
        while waiting.isEmpty {
          guard let update = try await updates.next() else { return nil }
          waiting = await monitor.changes(by: update)
        }
        return waiting.removeFirst()
      }
    }
  }

  public let name: String
  private let visitor: CurrentVisitor?
  private var records: [String: Record] = [:]
  private var order: [String] = []

  /// A monitor without conditions.
  nonisolated(nonsending) public init(_ name: String) async {
    self.name = name
    visitor = CurrentVisitor.current
  }

  /// The identifiers of the conditions.
  public var identifiers: [String] { order }

  /// The changes of the conditions, for the visitor whose screen made the monitor.
  public var events: Events {
    Events(monitor: self, updates: CLLocationUpdate.Updates(visitor: visitor))
  }

  /// Watches a condition.
  public func add(_ condition: any CLCondition, identifier: String) {
    add(condition, identifier: identifier, assuming: .unknown)
  }

  /// Watches a condition of which the app assumes a state.
  public func add(
    _ condition: any CLCondition, identifier: String, assuming state: Event.State
  ) {
    if records[identifier] == nil { order.append(identifier) }
    records[identifier] = Record(
      condition: condition, lastEvent: Event(identifier: identifier, state: state, date: Date()))
  }

  /// Watches a condition no more.
  public func remove(_ identifier: String) {
    records[identifier] = nil
    order.removeAll { $0 == identifier }
  }

  /// A condition with its last event.
  public func record(for identifier: String) -> Record? { records[identifier] }

  /// The events of the conditions that have another state at a place.
  private func changes(by update: CLLocationUpdate) -> [Event] {
    var found: [Event] = []
    for identifier in order {
      guard let record = records[identifier] else { continue }
      let state = state(of: record.condition, update)
      guard state != record.lastEvent.state else { continue }
      let event = Event(
        identifier: identifier, state: state, date: update.location?.timestamp ?? Date())
      records[identifier] = Record(condition: record.condition, lastEvent: event)
      found.append(event)
    }
    return found
  }

  private func state(of condition: any CLCondition, _ update: CLLocationUpdate) -> Event.State {
    guard let circle = condition as? CircularGeographicCondition, !update.authorizationDenied else {
      return .unmonitored
    }
    guard let place = update.location else { return .unknown }
    let isInside = circle.center.distance(to: place.coordinate) <= circle.radius
    return isInside ? .satisfied : .unsatisfied
  }
}
