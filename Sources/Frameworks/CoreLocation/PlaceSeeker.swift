import ApusUI
import Foundation
import Synchronization

/// The part of a manager that waits for answers, on the main actor.
@MainActor
final class PlaceSeeker {
  // Set once, while the manager is made; only the main actor reads it.
  nonisolated(unsafe) private weak var manager: CLLocationManager?
  private let owner: CurrentVisitor?
  private let known = Mutex(CLAuthorizationStatus.notDetermined)
  /// Whether the visitor allows it though nothing was found.
  private var isAllowed = false
  /// The place that came with the permission.
  private var early: VisitorLocation.Answer?
  private var told = CLAuthorizationStatus.notDetermined
  private var updates: Task<Void, Never>?

  nonisolated init() { owner = CurrentVisitor.current }

  /// Takes its manager, whose delegate hears the permission when it has been set.
  nonisolated func serve(_ manager: CLLocationManager) {
    self.manager = manager
    onMain { seeker in
      seeker.told = seeker.currentStatus
      seeker.tellPermission()
    }
  }

  /// The permission, on any thread.
  nonisolated var status: CLAuthorizationStatus {
    if let now = CurrentVisitor.ifOnMain({ self.currentStatus }) {
      known.withLock { $0 = now }
    }
    return known.withLock { $0 }
  }

  private var visitor: CurrentVisitor? { owner ?? CurrentVisitor.current }

  private var currentStatus: CLAuthorizationStatus {
    switch visitor?.location?.permission {
    case .granted: .authorizedWhenInUse
    case .denied: .denied
    case .notDetermined, nil: isAllowed ? .authorizedWhenInUse : .notDetermined
    }
  }

  // MARK: Questions

  nonisolated func askForPermission() {
    onMain { seeker in
      guard seeker.currentStatus == .notDetermined else { return }
      seeker.early = await seeker.ask()
    }
  }

  nonisolated func findOnce() { onMain { await $0.find(apart: kCLDistanceFilterNone) } }

  nonisolated func start() {
    onMain { seeker in
      guard seeker.updates == nil else { return }
      seeker.updates = Task { [weak seeker] in
        while let visitor = seeker?.visitor, visitor.isThere, !Task.isCancelled {
          await seeker?.find(apart: nil)
          guard await visitor.pause(.seconds(5)) else { break }
        }
      }
    }
  }

  nonisolated func stop() {
    onMain { seeker in
      seeker.updates?.cancel()
      seeker.updates = nil
    }
  }

  nonisolated func fail(_ error: CLError) {
    onMain { seeker in
      seeker.tell { $0.locationManager($1, didFailWithError: error) }
    }
  }

  nonisolated func failToWatch(_ region: CLRegion) {
    // The app hands it over; the delegate gets the same one on the main thread.
    nonisolated(unsafe) let region = region
    onMain { seeker in
      seeker.tell {
        $0.locationManager(
          $1, monitoringDidFailFor: region, withError: CLError(.regionMonitoringFailure))
      }
    }
  }

  private func ask() async -> VisitorLocation.Answer {
    let answer = await visitor?.location?.request() ?? .unavailable
    isAllowed = answer != .denied && visitor != nil
    if currentStatus != told {
      told = currentStatus
      tellPermission()
    }
    return answer
  }

  /// Tells one answer.
  ///
  /// - Parameter least: The metres from the last place; nil for those of the manager's filter.
  private func find(apart least: CLLocationDistance?) async {
    let answer: VisitorLocation.Answer
    if let early {
      answer = early
      self.early = nil
    } else {
      answer = await ask()
    }
    guard !Task.isCancelled else { return }
    switch answer {
    case .found(let place):
      let found = CLLocation(place, at: visitor?.now ?? Date())
      guard let manager else { return }
      let apart = manager.location.map(found.distance(from:)) ?? .infinity
      guard apart >= least ?? manager.distanceFilter else { return }
      manager.location = found
      tell { $0.locationManager($1, didUpdateLocations: [found]) }
    case .denied: tell { $0.locationManager($1, didFailWithError: CLError(.denied)) }
    case .unavailable: tell { $0.locationManager($1, didFailWithError: CLError(.locationUnknown)) }
    }
  }

  // MARK: The delegate

  private func tellPermission() {
    let status = currentStatus
    tell {
      $0.locationManagerDidChangeAuthorization($1)
      $0.locationManager($1, didChangeAuthorization: status)
    }
  }

  private func tell(_ body: (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
    guard let manager, let delegate = manager.delegate else { return }
    body(delegate, manager)
  }

  private nonisolated func onMain(
    _ body: @escaping @MainActor @Sendable (PlaceSeeker) async -> Void
  ) {
    Task { @MainActor [weak self] in
      guard let self else { return }
      await body(self)
    }
  }
}

extension CLLocation {
  convenience init(_ place: VisitorLocation.Coordinate, at date: Date) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude),
      altitude: 0, horizontalAccuracy: place.accuracy, verticalAccuracy: -1, timestamp: date)
  }
}
