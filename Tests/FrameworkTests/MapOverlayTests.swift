import ApusUI
import Foundation
import ScreenTesting
import Testing

@testable import ApusMapKit

/// Lines and areas on maps, what a person selects, and what an app hears of the part that is shown.
@MainActor @Suite struct MapOverlayTests {
  private static let zurich = CLLocationCoordinate2D(latitude: 47.376887, longitude: 8.541694)
  private static let berlin = CLLocationCoordinate2D(latitude: 52.520008, longitude: 13.404954)

  private static let vienna = CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4)

  private func things<C: MapContent>(@MapContentBuilder _ content: () -> C) -> [MapThing] {
    var things = _MapThings()
    C._collect(content(), into: &things)
    return things.things
  }

  @Test func aCircleHasItsRadius() throws {
    let circle = try #require(things { MapCircle(center: Self.berlin, radius: 1_000) }.first)
    let outline = try #require(circle.outline)
    #expect(outline.isClosed)
    for point in outline.points {
      #expect(abs(point.distance(to: MKMapPoint(Self.berlin)) - 1_000) < 10)
    }
  }

  @Test func theInnerStyleWins() throws {
    let all = things {
      MapPolyline(coordinates: [Self.zurich, Self.berlin])
        .stroke(.red, lineWidth: 4).stroke(.blue, lineWidth: 8).tag("way")
      MapPolygon(coordinates: [Self.zurich, Self.berlin, Self.zurich])
        .foregroundStyle(.green)
      MapPolygon(coordinates: [])
    }
    #expect(all.count == 2)
    #expect(all[0].outline?.style?.lineWidth == 4)
    #expect(all[0].outline?.isClosed == false)
    #expect(all[0].tag == AnyHashable("way"))
    #expect(all[1].outline?.fill != nil && all[1].outline?.stroke == nil)
  }

  @Test func theShortestWayBendsToThePole() throws {
    let start = CLLocationCoordinate2D(latitude: 50, longitude: -60)
    let end = CLLocationCoordinate2D(latitude: 50, longitude: 60)
    let way = try #require(
      things { MapPolyline(coordinates: [start, end], contourStyle: .geodesic) }.first?.outline)
    #expect(way.points.count > 10)
    let north = way.places.map(\.latitude).max() ?? 0
    #expect(abs(north - 67.2) < 0.5)
  }

  @Test func aLineCrossesTheDateLineOnTheNearerWay() {
    let points = [179.0, -179, 178].map {
      MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: $0))
    }
    let projection = MapProjection(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 180),
        span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10)),
      in: CGSize(width: 100, height: 100))
    let box = projection.path(points, isClosed: false).boundingRect
    #expect(abs(box.minX - 30) < 0.1 && abs(box.maxX - 60) < 0.1)
  }

  private struct Tour: View {
    @State private var chosen: String?
    @State private var span = ""
    @State private var changes = 0
    var body: some View {
      VStack {
        Map(initialPosition: .automatic, selection: $chosen) {
          Marker("Zürich", coordinate: MapOverlayTests.zurich).tag("zurich")
          Marker("Berlin", coordinate: MapOverlayTests.berlin).tag("berlin")
          Marker("Elsewhere", coordinate: MapOverlayTests.vienna).tag(5)
          MapPolyline(coordinates: [MapOverlayTests.zurich, MapOverlayTests.berlin])
        }
        .onMapCameraChange { context in
          changes += 1
          span = String(format: "%.2f", context.region.span.latitudeDelta)
        }
        .frame(width: 300, height: 300)
        Text(verbatim: chosen ?? "none").accessibilityIdentifier("chosen")
        Text(verbatim: span).accessibilityIdentifier("span")
        Text(verbatim: "\(changes)").accessibilityIdentifier("changes")
      }
    }
  }

  @Test func aPersonSelectsATaggedThing() {
    let screen = Screen { Tour() }
    #expect(screen.element("chosen").text == "none")
    screen.button(label: "Berlin").tap()
    #expect(screen.element("chosen").text == "berlin")
    screen.button(label: "Zürich").tap()
    #expect(screen.element("chosen").text == "zurich")
    screen.button(label: "Zürich").tap()
    #expect(screen.element("chosen").text == "none")
    #expect(!screen.button(label: "Elsewhere").exists)
  }

  @Test func theAppHearsOfWhatIsShown() throws {
    let screen = Screen { Tour() }
    let first = try #require(Double(screen.element("span").text))
    #expect(screen.element("changes").text == "1")
    screen.button("map.zoomOut").tap()
    let second = try #require(Double(screen.element("span").text))
    #expect(abs(second - 2 * first) < 0.05)
    #expect(screen.element("changes").text == "2")
  }
}
