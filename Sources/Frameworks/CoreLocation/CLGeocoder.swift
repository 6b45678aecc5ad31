import Foundation

/// The address of a place.
open class CLPlacemark: NSObject {
  open var location: CLLocation? { known }
  open var region: CLRegion? { nil }
  open var timeZone: TimeZone? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
  private let known: CLLocation?

  /// The same place.
  public init(placemark: CLPlacemark) {
    known = placemark.location
    super.init()
  }

  package init(at location: CLLocation?) {
    known = location
    super.init()
  }
}

/// Turns places into addresses and back. A page has no service for it, so each question fails as on a
/// device without a network.
open class CLGeocoder: NSObject {
  public override init() { super.init() }

  /// Whether a question is under way: false.
  open var isGeocoding: Bool { false }

  /// Fails with the code `network`.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Fails with the code `network`.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// Fails with the code `network`.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Answers with the code `network`, in a later turn of the main queue.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Answers with the code `network`, in a later turn of the main queue.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Answers with the code `network`, in a later turn of the main queue.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Ends what was asked. Nothing is under way.
  open func cancelGeocode() {}

  private func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
    // Called once, on the main thread, as Apple's are; their type says nothing of threads.
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { handler(nil, CLError(.network)) }
  }
}

/// Hears the answer to a question of addresses.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
