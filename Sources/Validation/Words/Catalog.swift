/// The sentences for failures in one language.
///
/// ```swift
/// let polish = Catalog(
///   "pl",
///   [
///     "taken": "Ten adres jest już zajęty.",
///     "race.required": "Podaj rasę.",
///     "guests[].name.required": "Podaj imię gościa.",
///   ])
/// let wording = Wording("pl-PL", catalogs: [polish])
/// ```
///
/// A key is a failure's code, or the path of a field, a point and a code, which goes before. Elements
/// of arrays are written `[]`.
public struct Catalog: Sendable {
  /// The language, as a tag of BCP 47: `pl`, `pt-BR`.
  public let language: String
  /// Which form of a word goes with a count.
  public let pluralRule: PluralRule
  /// What stands before the fraction of a number.
  public let decimalSeparator: String
  /// The sentences.
  public var messages: [String: Message]

  /// Makes a catalogue.
  ///
  /// - Parameters:
  ///   - language: The language, as a tag of BCP 47.
  ///   - messages: The sentences by key.
  ///   - pluralRule: The language's rule, where it isn't known here: see ``PluralRule/rule(for:)``.
  ///   - decimalSeparator: What stands before the fraction of a number; without it that of the
  ///     language: a comma in most of Europe, else a point.
  public init(
    _ language: String, _ messages: [String: Message], pluralRule: PluralRule? = nil,
    decimalSeparator: String? = nil
  ) {
    self.language = language
    self.messages = messages
    self.pluralRule = pluralRule ?? .rule(for: language)
    self.decimalSeparator = decimalSeparator ?? Self.decimalSeparator(of: language)
  }

  private static func decimalSeparator(of language: String) -> String {
    switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "pl", "ru", "uk", "be", "cs", "sk", "de", "fr", "es", "it", "nl", "pt", "sv", "da", "nb",
      "fi", "tr", "el", "hu", "ro", "bg", "hr", "sl", "lt", "lv", "et":
      ","
    default: "."
    }
  }
}

extension Catalog: Codable {
  private enum Key: String, CodingKey { case language, messages }

  /// Reads a catalogue of a file: `{"language": "pl", "messages": {"taken": "…"}}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      try container.decode(String.self, forKey: .language),
      try container.decode([String: Message].self, forKey: .messages))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(language, forKey: .language)
    try container.encode(messages, forKey: .messages)
  }
}
