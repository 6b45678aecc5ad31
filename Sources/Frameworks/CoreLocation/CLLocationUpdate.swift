import ApusUI
import Foundation

/// A visitor's place, or why it is not known.
public struct CLLocationUpdate: Sendable {
  public let location: CLLocation?
  public let authorizationDenied: Bool
  public let locationUnavailable: Bool
  /// Whether the place is the last one again.
  public let stationary: Bool
  public var isStationary: Bool { stationary }

  /// The kind of movement that an app follows. A browser knows one only.
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// The place of the visitor whose screen asks: now, and again every five seconds.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates(visitor: CurrentVisitor.current)
  }

  /// Places without an end, as long as the page is open.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    let visitor: CurrentVisitor?

    public func makeAsyncIterator() -> Iterator { Iterator(visitor: visitor) }

    public struct Iterator: AsyncIteratorProtocol {
      let visitor: CurrentVisitor?
      private var last: CLLocationUpdate?

      init(visitor: CurrentVisitor?) { self.visitor = visitor }

      public mutating func next() async throws -> CLLocationUpdate? {
        guard let visitor else { return nil }
        if last != nil, await !visitor.pause(.seconds(5)) { return nil }
        guard let answer = await visitor.place() else { return nil }
        let update = await CLLocationUpdate(answer, at: visitor.now, after: last?.location)
        last = update
        return update
      }
    }
  }

  init(_ answer: VisitorLocation.Answer, at date: Date, after last: CLLocation?) {
    var location: CLLocation?
    if case .found(let place) = answer { location = CLLocation(place, at: date) }
    self.location = location
    authorizationDenied = answer == .denied
    locationUnavailable = answer == .unavailable
    stationary = location.flatMap { last?.distance(from: $0) } == 0
  }
}
