import ViewGraph

extension String {
  /// A text of the app's tables in the language of the visitor whose screen is running, or of the
  /// process if there is none.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with what is interpolated; itself the text where no table has it.
  ///   - table: Nil: `Localizable`.
  ///   - bundle: Nil: the app's own.
  ///   - locale: Nil: the visitor's.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    var environment = EnvironmentValues()
    environment.locale = locale ?? Graph.currentLocale ?? .current
    self = keyAndValue.key.resolved(
      in: environment, table: table, bundlePath: bundle?.bundlePath, hasMarkdown: false)
  }

  /// A text of the app's tables by a key of its own, in the language of the visitor whose screen is running, or of the
  /// process if there is none.
  ///
  /// - Parameters:
  ///   - key: The key in the tables.
  ///   - defaultValue: The text where no table has the key.
  ///   - table: Nil: `Localizable`.
  ///   - bundle: Nil: the app's own.
  ///   - locale: Nil: the visitor's.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let own = LocalizationValue("\(key)")
    let found = String(localized: own, table: table, bundle: bundle, locale: locale)
    self =
      found == "\(key)"
      ? String(localized: defaultValue, table: table, bundle: bundle, locale: locale) : found
  }

  /// A key with what is interpolated in it.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: LocalizedStringKey
    /// A key without anything interpolated.
    public init(_ value: String) { key = LocalizedStringKey(value) }
    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }
}
