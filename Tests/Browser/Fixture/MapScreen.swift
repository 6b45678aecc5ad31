import MapKit
import SwiftUI

/// A map of the visitor's surroundings, as a team writes it.
struct MapScreen: View {
  @StateObject private var finder = PlaceFinder()
  @State private var position = MapCameraPosition.region(
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.4),
      span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2)))

  var body: some View {
    VStack {
      Map(position: $position) {
        Marker(
          "Tower", systemImage: "star",
          coordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.4))
        Annotation(
          "Lake", coordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.45),
          anchor: .bottom
        ) {
          Button("Swim") { finder.words = "splash" }
        }
        UserAnnotation()
      }
      .frame(width: 300, height: 300)
      .accessibilityIdentifier("map")
      Text(finder.words).accessibilityIdentifier("map.words")
      Button("Follow") { finder.manager.startUpdatingLocation() }
        .accessibilityIdentifier("map.follow")
    }
  }
}

/// Hears where the visitor is.
private final class PlaceFinder: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var words = "nowhere"
  let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    words = "\(locations[0].coordinate.latitude)"
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    words = error.localizedDescription
  }
}
