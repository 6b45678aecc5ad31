import CoreLocation
import XCTest
@testable import Beacon

class BeaconTests: XCTestCase {
  var expectation: XCTestExpectation?

  func testHeading() {
    let from = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    XCTAssertEqual(
      LocationManager.heading(from: from, to: .init(latitude: 0, longitude: 10)), 90,
      accuracy: 0.001)
    XCTAssertEqual(
      LocationManager.heading(from: from, to: .init(latitude: -5, longitude: 0)), 180,
      accuracy: 0.001)
  }

  func testBadgeCounts() {
    let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    var taps = 0
    badge.onTap = { taps += 1 }
    let button = badge.subviews.compactMap { $0 as? UIButton }.first
    button?.sendActions(for: .touchUpInside)
    XCTAssertEqual(badge.count, 1)
    XCTAssertEqual(taps, 1)
    XCTAssertEqual(badge.accessibilityValue, "1")
  }

  func testNotifications() {
    let seen = expectation(
      forNotification: UIApplication.didReceiveMemoryWarningNotification, object: nil, handler: nil)
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    wait(for: [seen], timeout: 60)
  }

  func testSettingsController() {
    UserDefaults.standard.set(true, forKey: "beacon.enabled")
    let controller = SettingsViewController()
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.title, "Settings")
    XCTAssertNotNil(controller.navigationItem.rightBarButtonItem)
    UserDefaults.standard.removeObject(forKey: "beacon.enabled")
  }

  func testRequestSaysThatLocationIsOff() {
    let manager = LocationManager()
    manager.locationManager(CLLocationManager(), didFailWithError: CLError(.denied))
    XCTAssertNotNil(manager.errorMessage)
  }
}
