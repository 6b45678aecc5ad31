#if !canImport(Darwin)
  import Presentation
  import SystemFrameworks

  /// Where the visitor's browser says it is.
  ///
  /// ```swift
  /// @Environment(\.visitorLocation) private var visitorLocation
  ///
  /// ReportFlowView()
  ///   .environment(\.locationProvider, BrowserLocationProvider(visitorLocation))
  /// ```
  @MainActor
  public final class BrowserLocationProvider: LocationProvider {
    private let location: VisitorLocation
    /// What the browser said when it asked for the permission: it answers both at once.
    private var answer: VisitorLocation.Answer?

    public init(_ location: VisitorLocation) { self.location = location }

    public var permission: LocationPermission {
      switch location.permission {
      // A browser does not tell that a visitor has changed their mind: it has to be asked again.
      case .notDetermined, .denied: .notDetermined
      case .granted: .granted
      }
    }

    public func requestPermission() async -> LocationPermission {
      let answer = await location.request()
      self.answer = answer
      return answer == .denied ? .denied : .granted
    }

    public func currentLocation() async throws -> Coordinate {
      let answer: VisitorLocation.Answer
      if let known = self.answer {
        answer = known
        self.answer = nil
      } else {
        answer = await location.request()
      }
      guard case .found(let place) = answer else { throw LocationUnavailable() }
      return Coordinate(latitude: place.latitude, longitude: place.longitude)
    }

    public func openSettings() { location.explainSettings() }
  }
#endif
