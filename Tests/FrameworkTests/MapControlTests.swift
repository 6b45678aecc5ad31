import ApusCoreLocation
import ApusUI
import Foundation
import ScreenTesting
import Testing

@testable import ApusMapKit

/// The controls, bounds and readers of maps, and the services that no page has.
@MainActor @Suite struct MapControlTests {
  private static let home = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 50, longitude: 10),
    span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))

  private struct Controlled: View {
    @Namespace private var scope
    @State private var position = MapCameraPosition.region(home)
    var body: some View {
      VStack {
        Map(position: $position, interactionModes: .pan, scope: scope)
          .mapControls {
            MapScaleView()
            MapUserLocationButton()
            MapCompass()
          }
          .frame(width: 300, height: 300)
        MapZoomStepper(scope: scope).accessibilityIdentifier("outside")
        Text("\(position.region?.span.latitudeDelta ?? 0)").accessibilityIdentifier("span")
      }
      .mapScope(scope)
    }
  }

  @Test func titlesAreHidden() {
    let screen = Screen {
      Map(initialPosition: .region(Self.home)) {
        Marker("Den", coordinate: Self.home.center)
        Annotation("Lion", coordinate: Self.home.center) { Text("Paw") }
          .annotationTitles(.hidden)
      }
      .frame(width: 300, height: 300)
    }
    #expect(screen.text("Den").exists)
    #expect(screen.text("Paw").exists)
    #expect(!screen.text("Lion").exists)
  }

  @Test func aMapHasItsControls() {
    let screen = Screen { Controlled() }
    #expect(screen.element("map.user").exists)
    #expect(!screen.element("map.compass").exists)
    #expect(screen.dump.contains("km"))
  }

  @Test func aControlOutsideFindsItsMap() {
    let screen = Screen { Controlled() }
    screen.button(label: "Zoom in").tap()
    #expect(screen.element("span").text == "0.500000")
  }

  @Test func hiddenControlsAreNotThere() {
    let screen = Screen { Controlled().mapControlVisibility(.hidden) }
    #expect(!screen.element("map.user").exists)
  }

  @Test func aMapKeepsItsBounds() {
    let bounds = MapCameraBounds(
      centerCoordinateBounds: Self.home, minimumDistance: 1000, maximumDistance: 111_320)
    var far = Self.home
    far.center.latitude = 70
    far.span.latitudeDelta = 90
    let kept = bounds.bounded(far)
    #expect(kept.center.latitude == 50.5)
    #expect(abs(MapCameraUpdateContext(kept).camera.distance - 111_320) < 1)
    var near = Self.home
    near.span = MKCoordinateSpan(latitudeDelta: 0.000_1, longitudeDelta: 0.000_1)
    #expect(abs(MapCameraUpdateContext(bounds.bounded(near)).camera.distance - 1000) < 1)
  }

  @Test func aPointIsAPlaceAndAPlaceAPoint() throws {
    let projection = MapProjection(Self.home, in: CGSize(width: 200, height: 200))
    let point = CGPoint(x: 30, y: 150)
    let place = try #require(projection.place(point))
    let again = projection.point(place)
    #expect(abs(again.x - 30) < 0.01 && abs(again.y - 150) < 0.01)
    let box = MapPlaneBox()
    let proxy = MapProxy(plane: box)
    #expect(proxy.convert(point, from: .local) == nil)
    box.projection = projection
    #expect(proxy.convert(point, from: .local)?.latitude == place.latitude)
  }

  @Test func scalesAreRound() {
    #expect(MapDistance.words(2500, locale: Locale(identifier: "en_US")) == "2.5 km")
    #expect(MapDistance.words(200, locale: Locale(identifier: "en_US")) == "200 m")
  }

  private func failure(_ body: () async throws -> Void) async -> MKError? {
    do {
      try await body()
      return nil
    } catch { return error as? MKError }
  }

  @Test func distancesHaveRoundWords() {
    let words = MKDistanceFormatter()
    words.locale = Locale(identifier: "en_US")
    words.units = .metric
    #expect(words.string(fromDistance: 1234) == "1.2 km")
    words.units = .imperial
    words.unitStyle = .full
    #expect(words.string(fromDistance: 1609.344 * 3) == "3 miles")
  }

  private final class Ears: NSObject, MKLocalSearchCompleterDelegate {
    var failed = 0
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
      failed += 1
    }
  }

  @Test func noServiceKnowsPlacesOrWays() async throws {
    let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "Coffee"))
    #expect(await failure { _ = try await search.start() } == MKError(.serverFailure))
    let directions = MKDirections(request: MKDirections.Request())
    #expect(await failure { _ = try await directions.calculate() } == MKError(.directionsNotFound))
    let ears = Ears()
    let completer = MKLocalSearchCompleter()
    completer.delegate = ears
    completer.queryFragment = "Cof"
    #expect(ears.failed == 1 && completer.results.isEmpty)
  }
}
