import ApusCoreLocation
import Foundation

/// An error of maps.
public struct MKError: Error, Hashable, Sendable, CustomNSError {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
    case decodingFailed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "MKErrorDomain"
  public var errorCode: Int { code.rawValue }
}

/// Looks for places by words. It fails, because a page has no service that knows places.
open class MKLocalSearch: NSObject {
  /// The kinds of results.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  /// The words and the region of a search.
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion(.world)
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() { super.init() }
    public init(naturalLanguageQuery: String) {
      self.naturalLanguageQuery = naturalLanguageQuery
      super.init()
    }
    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.naturalLanguageQuery = naturalLanguageQuery
      self.region = region
      super.init()
    }
    public init(completion: MKLocalSearchCompletion) {
      naturalLanguageQuery = completion.title
      super.init()
    }
  }

  /// The found places.
  open class Response: NSObject {
    public let mapItems: [MKMapItem]
    public let boundingRegion: MKCoordinateRegion

    init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
      self.mapItems = mapItems
      self.boundingRegion = boundingRegion
    }
  }

  /// Whether it is looking.
  public var isSearching: Bool { false }

  public init(request: Request) { super.init() }
  public init(request: MKLocalPointsOfInterestRequest) { super.init() }

  /// Fails, because a page has no service that knows places.
  ///
  /// - Throws: An ``MKError`` with ``MKError/Code/serverFailure``.
  nonisolated(nonsending) open func start() async throws -> Response {
    throw MKError(.serverFailure)
  }

  /// Fails, because a page has no service that knows places.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }

  /// Ends a search. None runs.
  open func cancel() {}
}

/// A wish for the places around another.
open class MKLocalPointsOfInterestRequest: NSObject {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (center, radius)
    super.init()
  }
}

/// The words that complete those of a person. There are none, because a page has no service that knows places.
open class MKLocalSearchCompletion: NSObject {
  public let title: String
  public let subtitle: String
  public var titleHighlightRanges: [NSValue] { [] }
  public var subtitleHighlightRanges: [NSValue] { [] }

  init(title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}

/// Hears of words that complete those of a person.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(
    _ completer: MKLocalSearchCompleter, didFailWithError error: any Error
  ) {}
}

/// Completes the words of a person to names of places. Its delegate hears that it fails, because a page has no
/// service that knows places.
open class MKLocalSearchCompleter: NSObject {
  /// The kinds of results.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
    public static let physicalFeature = ResultType(rawValue: 8)
  }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion(.world)
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  public private(set) var results: [MKLocalSearchCompletion] = []
  public var isSearching: Bool { false }

  /// The words of the person. Each change fails.
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else { return }
      delegate?.completer(self, didFailWithError: MKError(.serverFailure))
    }
  }

  public override init() { super.init() }

  /// Ends a search. None runs.
  open func cancel() {}
}
