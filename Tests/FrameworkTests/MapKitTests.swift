import ApusUI
import Foundation
import ScreenTesting
import Testing

@testable import ApusMapKit

/// Maps and their values.
@MainActor @Suite struct MapKitTests {
  private static let zurich = CLLocationCoordinate2D(latitude: 47.376887, longitude: 8.541694)
  private static let berlin = CLLocationCoordinate2D(latitude: 52.520008, longitude: 13.404954)

  private struct Shop: Identifiable {
    let id: Int
    let place: CLLocationCoordinate2D
  }

  @Test func aPlaceAndItsPointAreEachOthersInverse() {
    let point = MKMapPoint(Self.zurich)
    #expect(abs(point.coordinate.latitude - Self.zurich.latitude) < 1e-9)
    #expect(abs(point.coordinate.longitude - Self.zurich.longitude) < 1e-9)
    #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0)).x == 134_217_728)
    #expect(abs(point.distance(to: MKMapPoint(Self.berlin)) - 671_000) < 3_000)
  }

  @Test func aRegionOfMetresIsWiderInTheNorth() {
    let region = MKCoordinateRegion(
      center: Self.berlin, latitudinalMeters: 1_000, longitudinalMeters: 1_000)
    #expect(abs(region.span.latitudeDelta - 0.009) < 0.0001)
    #expect(region.span.longitudeDelta > 1.6 * region.span.latitudeDelta)
  }

  @Test func thingsOfItemsAreShownWhereTheyAre() throws {
    struct Shops: View {
      @State var region = MKCoordinateRegion(
        center: MapKitTests.zurich,
        span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2))
      let shops = [
        Shop(id: 1, place: MapKitTests.zurich),
        Shop(id: 2, place: CLLocationCoordinate2D(latitude: 47.376887, longitude: 8.6)),
        Shop(id: 3, place: MapKitTests.berlin),
      ]
      var body: some View {
        Map(coordinateRegion: $region, annotationItems: shops) { shop in
          MapAnnotation(coordinate: shop.place) {
            Text(verbatim: "\(shop.id)").accessibilityIdentifier("shop\(shop.id)")
          }
        }
        .frame(width: 200, height: 200).accessibilityIdentifier("map")
        Text(verbatim: "\(region.span.latitudeDelta)").accessibilityIdentifier("span")
      }
    }
    let screen = Screen { Shops() }
    let map = try #require(screen.element("map").frame)
    let first = try #require(screen.element("shop1").frame)
    let second = try #require(screen.element("shop2").frame)
    #expect(abs(first.midX - map.midX) < 1 && abs(first.midY - map.midY) < 1)
    #expect(second.midX > first.midX + 20 && abs(second.midY - first.midY) < 1)
    #expect(!screen.element("shop3").exists)
    screen.button("map.zoomOut").tap()
    #expect(screen.element("span").text == "0.4")
  }

  @Test func markersOfContentAreAllSeenAndHaveNames() {
    struct Cities: View {
      @State var position = MapCameraPosition.automatic
      let isTold: Bool
      var body: some View {
        Map(position: $position) {
          Marker("Zurich", systemImage: "tram", coordinate: MapKitTests.zurich)
          if isTold { Marker("Berlin", coordinate: MapKitTests.berlin) }
          ForEach([1, 2], id: \.self) { number in
            Annotation("Stop \(number)", coordinate: MapKitTests.zurich, anchor: .bottom) {
              Circle().frame(width: 10, height: 10)
            }
          }
          UserAnnotation()
        }
        .frame(width: 300, height: 300)
        Text(position.positionedByUser ? "moved" : "still").accessibilityIdentifier("state")
      }
    }
    let screen = Screen { Cities(isTold: true) }
    for name in ["Zurich", "Berlin", "Stop 1", "Stop 2"] { #expect(screen.text(name).exists) }
    #expect(screen.element("state").text == "still")
    screen.button("map.zoomIn").tap()
    #expect(screen.element("state").text == "moved")
    let other = Screen { Cities(isTold: false) }
    #expect(!other.text("Berlin").exists)
  }

  @Test func tilesCoverTheViewAndAreNamedByTheirPlace() {
    struct Tiled: View {
      var body: some View {
        Map(initialPosition: .region(MKCoordinateRegion(.world)), interactionModes: [])
          .frame(width: 512, height: 512)
          .mapTiles("https://tiles.example.com/{z}/{x}/{y}.png", credit: "© Example")
      }
    }
    let screen = Screen { Tiled() }
    #expect(screen.text("© Example").exists)
    #expect(!screen.element("map.zoomIn").exists)
    let projection = MapProjection(
      MKCoordinateRegion(.world), in: CGSize(width: 512, height: 512))
    let host = MapTiles(address: "https://tiles.example.com/{z}/{x}/{y}.png", credit: "")
    #expect(
      projection.tiles.map { host.url($0)?.path() } == [
        "/1/0/0.png", "/1/1/0.png", "/1/0/1.png", "/1/1/1.png",
      ])
    let last = projection.tiles[3].middle
    for number in [Double.nan, .infinity, 1e300] {
      let nowhere = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: number, longitude: number),
        span: MKCoordinateSpan(latitudeDelta: number, longitudeDelta: number))
      _ = MapProjection(nowhere, in: CGSize(width: 512, height: 512)).tiles
    }
    #expect(abs(last.x - 384) < 0.001 && abs(last.y - 384) < 0.001)
  }

  @Test func theVisitorIsShownIfTheyAllowIt() async {
    struct Here: View {
      @Environment(\.visitorLocation) private var location
      @State var region = MKCoordinateRegion(.world)
      @State var tracking = MapUserTrackingMode.follow
      var body: some View {
        Map(coordinateRegion: $region, showsUserLocation: true, userTrackingMode: $tracking)
          .frame(width: 300, height: 300)
        Text(verbatim: "\(region.center.latitude)").accessibilityIdentifier("latitude")
        Button("Ask") { Task { _ = await location.request() } }.accessibilityIdentifier("ask")
      }
    }
    let screen = Screen(location: .found(latitude: 47.4, longitude: 8.5)) { Here() }
    await screen.settle()
    #expect(screen.locationRequestCount == 0)
    screen.button("ask").tap()
    await screen.settle()
    #expect(screen.element("latitude").text == "47.4")
  }

  @Test func aMapItemOpensAPageOfMaps() {
    struct Open: View {
      var body: some View {
        Button("Open") {
          let item = MKMapItem(placemark: MKPlacemark(coordinate: MapKitTests.zurich))
          item.name = "Home"
          item.openInMaps()
        }
        .accessibilityIdentifier("open")
      }
    }
    let screen = Screen { Open() }
    screen.button("open").tap()
    #expect(
      screen.openedAddresses.map(\.absoluteString) == [
        "https://maps.apple.com/?ll=47.376887,8.541694&q=Home"
      ])
  }

  @Test func directionsBeginWhereTheVisitorIs() {
    struct Open: View {
      var body: some View {
        Button("Here") { MKMapItem.forCurrentLocation().openInMaps() }
          .accessibilityIdentifier("here")
        Button("Way") {
          let home = MKMapItem(placemark: MKPlacemark(coordinate: MapKitTests.zurich))
          MKMapItem.openMaps(
            with: [.forCurrentLocation(), home],
            launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking])
        }
        .accessibilityIdentifier("way")
      }
    }
    #expect(MKMapItem.forCurrentLocation().isCurrentLocation)
    let screen = Screen { Open() }
    screen.button("here").tap()
    screen.button("way").tap()
    #expect(
      screen.openedAddresses.map(\.absoluteString) == [
        "https://maps.apple.com/",
        "https://maps.apple.com/?daddr=47.376887,8.541694&dirflg=w",
      ])
  }
}
