import ApusUI
import Foundation

/// Asks a visitor's browser where it is.
///
/// A manager belongs to the visitor whose screen makes it. The browser asks for the permission and for
/// the place at once, so a person is asked once.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact a place is wanted. A browser is always asked for the best.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The least distance in metres between two reported places.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var activityType: CLActivityType = .other
  open var pausesLocationUpdatesAutomatically = true
  /// Whether places are told while the app is not seen. A page that is closed tells none.
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  /// The last place that was told.
  open internal(set) var location: CLLocation?

  private let seeker: PlaceSeeker

  public override init() {
    seeker = PlaceSeeker()
    super.init()
    seeker.serve(self)
  }

  /// Whether the visitor lets the app know their place.
  open var authorizationStatus: CLAuthorizationStatus { seeker.status }
  /// How exact the places are: as exact as the browser's.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Whether the running screen's visitor lets the app know their place.
  open class func authorizationStatus() -> CLAuthorizationStatus { PlaceSeeker().status }
  /// Whether there is anything to ask: true, because each browser may answer.
  open class func locationServicesEnabled() -> Bool { true }
  /// Whether there is a compass: false, because a page hears of none.
  open class func headingAvailable() -> Bool { false }
  /// Whether places are told that are far apart: false, because a page is told every one or none.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Whether regions are watched: false, because a page that is closed hears nothing.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }

  /// Asks the visitor, unless they have answered already.
  open func requestWhenInUseAuthorization() { seeker.askForPermission() }
  /// As ``requestWhenInUseAuthorization()``, because a page that is closed is told no place.
  open func requestAlwaysAuthorization() { seeker.askForPermission() }

  /// Tells the delegate the place once, or why there is none.
  open func requestLocation() { seeker.findOnce() }
  /// Tells the delegate the place now, and again every five seconds while the page is open.
  open func startUpdatingLocation() { seeker.start() }
  /// Tells no more places.
  open func stopUpdatingLocation() { seeker.stop() }

  /// Fails with the code `headingFailure`, because a page hears of no compass.
  open func startUpdatingHeading() { seeker.fail(CLError(.headingFailure)) }
  /// Tells no more directions. None are told.
  open func stopUpdatingHeading() {}

  /// Regions that are watched: none.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// Fails with the code `regionMonitoringFailure`, because a page that is closed hears nothing.
  open func startMonitoring(for region: CLRegion) { seeker.failToWatch(region) }
  /// Watches a region no more. None are watched.
  open func stopMonitoring(for region: CLRegion) {}
}
