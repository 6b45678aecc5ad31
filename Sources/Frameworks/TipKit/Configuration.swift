import ApusUI

extension Tips {
  /// A setting of all tips.
  public struct ConfigurationOption: Sendable {
    let isImmediate: Bool

    /// The time between two new tips.
    public struct DisplayFrequency: Sendable {
      let isImmediate: Bool
      /// None.
      public static var immediate: DisplayFrequency { .init(isImmediate: true) }
      /// An hour.
      public static var hourly: DisplayFrequency { .init(isImmediate: false) }
      /// A day.
      public static var daily: DisplayFrequency { .init(isImmediate: false) }
      /// A week.
      public static var weekly: DisplayFrequency { .init(isImmediate: false) }
      /// A month.
      public static var monthly: DisplayFrequency { .init(isImmediate: false) }
    }

    /// The place where an app keeps its tips. On a page that is the visitor's browser.
    public struct DatastoreLocation: Sendable {
      /// The app's own place.
      public static var applicationDefault: DatastoreLocation { .init() }
    }

    /// Sets the time between two new tips.
    public static func displayFrequency(
      _ displayFrequency: DisplayFrequency
    ) -> ConfigurationOption {
      ConfigurationOption(isImmediate: displayFrequency.isImmediate)
    }

    /// Sets the place where an app keeps its tips.
    public static func datastoreLocation(
      _ datastoreLocation: DatastoreLocation
    ) -> ConfigurationOption { ConfigurationOption(isImmediate: true) }
  }

  /// Prepares the tips of an app. The visitor's browser keeps which ones were closed.
  ///
  /// > Note: A page shows all tips at once, whatever the frequency.
  public static func configure(
    _ configuration: [ConfigurationOption] = [], _file: StaticString = #fileID,
    _line: UInt = #line
  ) throws {
    if configuration.contains(where: { !$0.isImmediate }) {
      notDrawn("Tips.configure(_:)", "all tips are shown at once", _file, _line)
    }
  }
}
