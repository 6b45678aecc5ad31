import Combine
import CoreLocation
import Foundation

final class LocationManager: NSObject, ObservableObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  @Published var authorizationStatus: CLAuthorizationStatus
  @Published var lastLocation: CLLocation?
  @Published var errorMessage: String?
  var onUpdate: ((CLLocation) -> Void)?

  override init() {
    authorizationStatus = manager.authorizationStatus
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    manager.distanceFilter = 10
  }

  func request() {
    switch manager.authorizationStatus {
    case .notDetermined:
      manager.requestWhenInUseAuthorization()
    case .restricted, .denied:
      errorMessage = "Location is off."
    case .authorizedAlways, .authorizedWhenInUse:
      manager.startUpdatingLocation()
    @unknown default:
      break
    }
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    authorizationStatus = manager.authorizationStatus
    if authorizationStatus == .authorizedWhenInUse { manager.startUpdatingLocation() }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.last else { return }
    lastLocation = location
    onUpdate?(location)
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    if let error = error as? CLError, error.code == .denied { manager.stopUpdatingLocation() }
    errorMessage = error.localizedDescription
  }

  static func heading(from: CLLocationCoordinate2D, to: CLLocationCoordinate2D)
    -> CLLocationDirection
  {
    let (a, b) = (from.latitude * .pi / 180, to.latitude * .pi / 180)
    let delta = (to.longitude - from.longitude) * .pi / 180
    let degrees =
      atan2(sin(delta) * cos(b), cos(a) * sin(b) - sin(a) * cos(b) * cos(delta)) * 180 / .pi
    return (degrees + 360).truncatingRemainder(dividingBy: 360)
  }
}
