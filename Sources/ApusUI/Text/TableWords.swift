import Foundation
import ViewGraph

/// What a string table has under a key: a format, with variables that depend on numbers.
struct TableWords: Equatable, Sendable {
  /// As written, with `%#@name@` where a variable stands.
  let format: String
  let variables: [String: Variable]
  /// Formats that take the place of ``format`` by the first number, wherever it stands; none: it is always
  /// the same.
  private let forms: [String: String]

  struct Variable: Equatable, Sendable {
    /// The argument whose number counts, from 0; nil: the one whose turn it is.
    var argument: Int?
    /// The words by the name of a ``PluralCategory``.
    var forms: [String: String]
  }

  init(_ format: String, _ variables: [String: Variable] = [:]) {
    self.format = format
    self.variables = variables
    forms = [:]
  }

  /// Words that depend on the first number among the arguments.
  init(forms: [String: String]) {
    format = forms["other"] ?? ""
    variables = [:]
    self.forms = forms
  }

  /// The format for these numbers, without variables; each of its specifiers names its argument.
  ///
  /// - Parameters:
  ///   - numbers: Those of the arguments that are numbers, by their places.
  ///   - language: Of the words.
  func format(for numbers: [Int: Double], in language: String) -> String {
    if let number = numbers.min(by: { $0.key < $1.key }), !forms.isEmpty {
      return Variable(forms: forms).words(for: number.value, in: language)
        .replacing("%arg", with: "%\(number.key + 1)$lld")
    }
    if variables.isEmpty { return format }
    var next = 0
    return expand(format, numbers, language, own: nil, next: &next, depth: 0)
  }

  /// As a sentence of Apus's own, whose gaps are `{name}` instead of specifiers.
  var ownText: OwnText {
    let counted =
      forms.isEmpty ? variables.first { format == "%#@\($0.key)@" }?.value.forms ?? [:] : forms
    guard !counted.isEmpty else { return OwnText(forms: [.other: format]) }
    return OwnText(
      forms: Dictionary(
        uniqueKeysWithValues: counted.compactMap { name, form in
          PluralCategory(rawValue: name).map { ($0, form) }
        }))
  }

  private func expand(
    _ text: String, _ numbers: [Int: Double], _ language: String, own: Int?, next: inout Int,
    depth: Int
  ) -> String {
    var result = ""
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%%"
        rest = rest.dropFirst()
        continue
      }
      let position = Self.takePosition(&rest)
      if let name = Self.takeVariable(&rest) {
        guard let variable = variables[name], depth < 8 else { continue }
        let argument = position ?? variable.argument ?? next
        if position == nil { next += 1 }
        let form = variable.words(for: numbers[argument] ?? 0, in: language)
        result += expand(form, numbers, language, own: argument, next: &next, depth: depth + 1)
      } else if rest.hasPrefix("arg"), let own {
        rest = rest.dropFirst(3)
        result += "%\(own + 1)$lld"
      } else {
        result += "%\((position ?? own ?? next) + 1)$"
        if position == nil, own == nil { next += 1 }
      }
    }
    return result + rest
  }

  /// `1$`, as a place from 0.
  private static func takePosition(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits),
      number > 0
    else { return nil }
    rest = rest.dropFirst(digits.count + 1)
    return number - 1
  }

  /// `#@name@`.
  private static func takeVariable(_ rest: inout Substring) -> String? {
    guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else { return nil }
    let name = rest[..<end].dropFirst(2)
    rest = rest[end...].dropFirst()
    return String(name)
  }
}

extension TableWords.Variable {
  /// As Foundation does, a form for zero counts in every language.
  fileprivate func words(for number: Double, in language: String) -> String {
    if number == 0, let words = forms["zero"] { return words }
    return forms[PluralCategory(number, in: language).rawValue] ?? forms["other"] ?? ""
  }
}

// MARK: - String catalogues

/// A file `.xcstrings`.
struct StringCatalogue: Decodable {
  let sourceLanguage: String
  let strings: [String: Entry]

  struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  struct Unit: Decodable { let value: String }

  struct Variations: Decodable {
    let plural: [String: Leaf]?
    let device: [String: Leaf]?
  }

  /// Words, or more variations.
  final class Leaf: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  struct Substitution: Decodable {
    let argNum: Int?
    let variations: Variations?
  }

  /// The words of all keys, by language.
  var tables: [String: [String: TableWords]] {
    var tables: [String: [String: TableWords]] = [:]
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] {
        tables[language, default: [:]][key] = localization.words
      }
    }
    return tables
  }
}

extension StringCatalogue.Localization {
  fileprivate var words: TableWords? {
    let named = (substitutions ?? [:]).mapValues { substitution in
      TableWords.Variable(
        argument: substitution.argNum.map { $0 - 1 }, forms: substitution.variations?.forms ?? [:])
    }
    if let text = stringUnit?.value { return TableWords(text, named) }
    guard let variations else { return nil }
    if let text = variations.onPhone?.stringUnit?.value { return TableWords(text, named) }
    let forms = variations.forms
    return forms.isEmpty ? nil : TableWords(forms: forms)
  }
}

extension StringCatalogue.Variations {
  /// A page is what a phone shows.
  fileprivate var onPhone: StringCatalogue.Leaf? { device.flatMap { $0["iphone"] ?? $0["other"] } }

  fileprivate var forms: [String: String] {
    guard let plural else { return onPhone?.variations?.forms ?? [:] }
    return plural.compactMapValues {
      $0.stringUnit?.value ?? $0.variations?.onPhone?.stringUnit?.value
    }
  }
}

// MARK: - Tables of property lists

extension TableWords {
  /// An entry of a `.strings` file, which is a text, or of a `.stringsdict` file; nil: neither.
  init?(propertyList entry: Any) {
    if let text = entry as? String {
      self.init(text)
      return
    }
    guard let entry = entry as? [String: Any],
      let format = entry["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    let variables = entry.compactMapValues { value -> Variable? in
      guard let value = value as? [String: Any] else { return nil }
      return Variable(forms: value.compactMapValues { $0 as? String })
    }
    self.init(format, variables)
  }
}
