import ApusCoreLocation
import ApusUI

/// A thing on a map that is made by `Map(coordinateRegion:annotationItems:annotationContent:)`.
public protocol MapAnnotationProtocol {
  /// The drawn annotation. Not for apps.
  @MainActor var _thing: _MapThings { get }
}

/// A balloon.
public struct MapMarker: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
    self.tint = tint
  }

  public var _thing: _MapThings { pin(coordinate, tint) }
}

/// A pin.
public struct MapPin: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
    self.tint = tint
  }

  public var _thing: _MapThings { pin(coordinate, tint) }
}

@MainActor private func pin(_ coordinate: CLLocationCoordinate2D, _ tint: Color?) -> _MapThings {
  let view = Image(systemName: "mappin.circle.fill").font(.title)
    .foregroundStyle(tint ?? .red).accessibilityLabel("Place")
  return _MapThings(
    things: [MapThing(coordinate: coordinate, anchor: .center, view: AnyView(view))])
}

/// A view of the app's.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: CGPoint
  private let content: Content

  /// A view whose point `anchorPoint`, in fractions of its size, is at the place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    anchor = anchorPoint
    self.content = content()
  }

  public var _thing: _MapThings {
    _MapThings(things: [
      MapThing(
        coordinate: coordinate, anchor: UnitPoint(x: anchor.x, y: anchor.y),
        view: AnyView(content))
    ])
  }
}
