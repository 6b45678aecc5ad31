import ApusCoreLocation
import ApusUI
import Foundation
import ScreenTesting
import Testing

/// A visitor's places, by CoreLocation's objects.
@MainActor @Suite struct CoreLocationTests {
  /// Hears a manager, as an app's model does.
  private final class Place: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var words: [String] = []
    let manager = CLLocationManager()

    override init() {
      super.init()
      manager.delegate = self
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      words.append("status \(manager.authorizationStatus.rawValue)")
    }

    func locationManager(
      _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) { words.append("at \(locations[0].coordinate.latitude)") }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      words.append("failed \((error as? CLError)?.code.rawValue ?? -1)")
    }
  }

  private struct Map: View {
    @StateObject private var place = Place()
    var body: some View {
      Text(place.words.joined(separator: ", ")).accessibilityIdentifier("words")
      Button("Ask") { place.manager.requestWhenInUseAuthorization() }
        .accessibilityIdentifier("ask")
      Button("Find") { place.manager.requestLocation() }.accessibilityIdentifier("find")
      Button("Start") { place.manager.startUpdatingLocation() }.accessibilityIdentifier("start")
      Button("Stop") { place.manager.stopUpdatingLocation() }.accessibilityIdentifier("stop")
    }
  }

  private func words(_ screen: Screen) -> String { screen.element("words").text }

  @Test func aVisitorIsAskedOnceForThePermissionAndThePlace() async {
    let screen = Screen { Map() }
    await screen.settle()
    #expect(words(screen) == "status 0")
    screen.button("ask").tap()
    await screen.settle()
    screen.answerLocation(.found(latitude: 47.4, longitude: 8.5))
    await screen.settle()
    #expect(words(screen) == "status 0, status 4")
    screen.button("find").tap()
    await screen.settle()
    #expect(words(screen) == "status 0, status 4, at 47.4")
    #expect(screen.locationRequestCount == 1)
  }

  @Test func aVisitorWhoRefusesIsNoPlace() async {
    let screen = Screen(location: .denied) { Map() }
    await screen.settle()
    #expect(words(screen) == "status 2")
    screen.button("find").tap()
    await screen.settle()
    #expect(words(screen) == "status 2, failed 1")
  }

  @Test func aBrowserWithoutAFixFails() async {
    let screen = Screen(location: .unavailable) { Map() }
    screen.button("find").tap()
    await screen.settle()
    #expect(words(screen).hasSuffix("failed 0"))
  }

  @Test func placesFollowUntilTheyAreStopped() async {
    let screen = Screen(location: .found(latitude: 1, longitude: 2)) { Map() }
    screen.button("start").tap()
    await screen.settle()
    #expect(words(screen).hasSuffix("at 1.0"))
    screen.answerLocation(.found(latitude: 3, longitude: 2))
    await screen.advance(by: .seconds(4))
    #expect(words(screen).hasSuffix("at 1.0"))
    await screen.advance(by: .seconds(1))
    #expect(words(screen).hasSuffix("at 1.0, at 3.0"))
    screen.button("stop").tap()
    await screen.settle()
    screen.answerLocation(.found(latitude: 4, longitude: 2))
    await screen.advance(by: .seconds(20))
    #expect(words(screen).hasSuffix("at 3.0"))
  }

  @Test func liveUpdatesTellEachPlace() async {
    struct Live: View {
      @State private var words = ""
      var body: some View {
        Text(words).accessibilityIdentifier("words").task {
          do {
            for try await update in CLLocationUpdate.liveUpdates() {
              words += "\(update.location?.coordinate.latitude ?? 0)/\(update.stationary) "
            }
          } catch { words = "failed" }
        }
      }
    }
    let screen = Screen(location: .found(latitude: 1, longitude: 2)) { Live() }
    await screen.settle()
    #expect(words(screen) == "1.0/false ")
    await screen.advance(by: .seconds(5))
    #expect(words(screen) == "1.0/false 1.0/true ")
  }

  @Test func aMonitorTellsWhoIsInAnArea() async {
    struct Watching: View {
      @State private var words = ""
      var body: some View {
        Text(words).accessibilityIdentifier("words").task {
          let monitor = await CLMonitor("areas")
          let here = CLLocationCoordinate2D(latitude: 1, longitude: 2)
          let there = CLLocationCoordinate2D(latitude: 50, longitude: 2)
          await monitor.add(
            CLMonitor.CircularGeographicCondition(center: here, radius: 100), identifier: "here")
          await monitor.add(
            CLMonitor.CircularGeographicCondition(center: there, radius: 100),
            identifier: "there", assuming: .unsatisfied)
          do {
            for try await event in await monitor.events {
              words += "\(event.identifier) \(event.state) "
            }
          } catch { words = "failed" }
        }
      }
    }
    let screen = Screen(location: .found(latitude: 1, longitude: 2)) { Watching() }
    await screen.settle()
    #expect(words(screen) == "here satisfied ")
    await screen.advance(by: .seconds(5))
    #expect(words(screen) == "here satisfied ")
  }

  @Test func distancesFollowTheEarth() {
    let berlin = CLLocation(latitude: 52.520008, longitude: 13.404954)
    let zurich = CLLocation(latitude: 47.376887, longitude: 8.541694)
    #expect(abs(berlin.distance(from: zurich) - 671_000) < 3_000)
    #expect(berlin.distance(from: berlin) == 0)
    #expect(berlin.speed == -1 && berlin.course == -1 && berlin.verticalAccuracy == -1)
    let region = CLCircularRegion(center: berlin.coordinate, radius: 1000, identifier: "home")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 52.521, longitude: 13.41)))
    #expect(!region.contains(zurich.coordinate))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func thereIsNoServiceOfAddresses() async {
    #expect((CLError(.denied) as any Error).localizedDescription.contains("does not let"))
    await #expect(throws: CLError(.network)) {
      try await CLGeocoder().geocodeAddressString("Zurich")
    }
    let heard: Int? = await withCheckedContinuation { done in
      CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2)) { places, error in
        done.resume(returning: places == nil ? (error as NSError?)?.code : nil)
      }
    }
    #expect(heard == CLError.Code.network.rawValue)
  }
}
