import ViewGraph

/// A key of an app's string table, with the table and the language, to be looked up later.
///
/// ```swift
/// let title = LocalizedStringResource("Good morning")
/// Text(title)
/// ```
///
/// Foundation on Linux has no such type.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// Where a table lies.
  public enum BundleDescription: Equatable, Sendable {
    /// In the app's own bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at an address.
    case atURL(URL)

    public static func == (first: BundleDescription, second: BundleDescription) -> Bool {
      switch (first, second) {
      case (.main, .main): true
      case (.forClass(let first), .forClass(let second)): first == second
      case (.atURL(let first), .atURL(let second)): first == second
      default: false
      }
    }

    fileprivate var path: String? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type).bundlePath
      case .atURL(let url): Bundle(url: url)?.bundlePath
      }
    }
  }

  /// The key in the table.
  public let key: String
  /// The text where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// Nil: `Localizable`.
  public let table: String?
  /// The language. A view shows a text in the visitor's language where this one is the process's.
  public var locale: Locale
  /// Where the table lies.
  public let bundle: BundleDescription
  private let isKeyed: Bool

  /// A key that is also the default text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    isKeyed = false
  }

  /// A key with its default text.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    isKeyed = true
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The words, in the visitor's language unless the resource names another.
  func words(in environment: EnvironmentValues) -> String {
    var environment = environment
    if locale != .current { environment.locale = locale }
    func look(_ key: LocalizedStringKey) -> String {
      key.resolved(in: environment, table: table, bundlePath: bundle.path, hasMarkdown: false)
    }
    guard isKeyed else { return look(defaultValue.key) }
    // The table's text has the values that stand in the default one.
    let named = LocalizedStringKey(key: key, arguments: defaultValue.key.arguments)
    let found = look(named)
    return found == key ? look(defaultValue.key) : found
  }
}

extension String {
  /// The text of a resource, in the language of the visitor whose screen is running unless the resource names another.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    var environment = EnvironmentValues()
    environment.locale = Graph.currentLocale ?? .current
    self = resource.words(in: environment)
  }
}

extension Text {
  // A literal is a key.
  /// The words of a resource, in the visitor's language unless the resource names another.
  @_disfavoredOverload
  nonisolated public init(_ resource: LocalizedStringResource) {
    self.init(resource: resource)
  }
}
