import Presentation
import SystemFrameworks

private struct LocationProviderKey: EnvironmentKey {
  static let defaultValue: any LocationProvider = NoLocationProvider()
}

extension EnvironmentValues {
  /// Where this visitor is.
  ///
  /// Without one that is set, a device that cannot tell. A page's own is
  /// `BrowserLocationProvider(visitorLocation)`.
  public var locationProvider: any LocationProvider {
    get { self[LocationProviderKey.self] }
    set { self[LocationProviderKey.self] = newValue }
  }
}
