import ApusCoreLocation
import ApusUI
import Foundation

/// A thing at a place.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A thing at a place with words of the app's.
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?

  public override init() { super.init() }

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }

  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
    super.init()
  }
}

/// A place of which a map knows the address; here none, because a page has no service of addresses.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  public let coordinate: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(at: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  open var title: String? { name }
  open var subtitle: String? { nil }
  open var countryCode: String? { isoCountryCode }
}

/// A place with a name, which a program of maps can open.
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?

  open var pointOfInterestCategory: MKPointOfInterestCategory?

  /// Whether the item stands for the place where the visitor is.
  public private(set) var isCurrentLocation = false

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }

  /// The place where the visitor is, as the page of maps finds it. The item itself knows no coordinate.
  open class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    item.isCurrentLocation = true
    return item
  }

  /// Opens Apple's page of maps at the first of several places, for the visitor whose action runs. Directions
  /// begin where the visitor is, so that the next place counts after that one.
  ///
  /// - Returns: Whether there is a visitor and a place.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
  {
    let item = mapItems.first { !$0.isCurrentLocation } ?? mapItems.first
    return item?.openInMaps(launchOptions: launchOptions) ?? false
  }

  /// Opens Apple's page of maps at the place, for the visitor whose action runs.
  ///
  /// - Returns: Whether there is a visitor.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    guard CurrentVisitor.current != nil, let url = address(launchOptions) else { return false }
    return CurrentVisitor.ifOnMain { UIApplication.shared.open(url) } != nil
  }

  func address(_ options: [String: Any]?) -> URL? {
    var parts = URLComponents()
    parts.scheme = "https"
    parts.host = "maps.apple.com"
    parts.path = "/"
    // The page shows where the visitor is.
    if isCurrentLocation { return parts.url }
    let place = "\(placemark.coordinate.latitude),\(placemark.coordinate.longitude)"
    let means = options?[MKLaunchOptionsDirectionsModeKey] as? String
    parts.queryItems =
      if let means {
        [URLQueryItem(name: "daddr", value: place), URLQueryItem(name: "dirflg", value: means)]
      } else {
        [URLQueryItem(name: "ll", value: place), URLQueryItem(name: "q", value: name ?? place)]
      }
    return parts.url
  }
}

/// The means of transport of an option of `openInMaps(launchOptions:)`.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "d"
public let MKLaunchOptionsDirectionsModeWalking = "w"
public let MKLaunchOptionsDirectionsModeTransit = "r"
