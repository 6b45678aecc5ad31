import ViewGraph

extension LocalizedStringKey {
  /// The words in the environment's language; the key's own where the app has no translation.
  func resolved(
    in environment: EnvironmentValues, table: String? = nil, bundlePath: String? = nil,
    hasMarkdown: Bool = true
  ) -> String {
    if let words = plainWords(in: environment, table: table, bundlePath: bundlePath) {
      return words
    }
    return runs(
      in: environment, table: table, bundlePath: bundlePath, hasMarkdown: hasMarkdown
    ).map { run in
      run.view?.resolved(in: environment) ?? run.text
    }.joined()
  }

  /// The words in the environment's language, if there is nothing in them to be styled: the usual case,
  /// without a detour over runs.
  func plainWords(
    in environment: EnvironmentValues, table: String?, bundlePath: String?
  ) -> String? {
    let format = format(in: environment, table: table, bundlePath: bundlePath)
    if Markdown.mayHave(format) { return nil }
    guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
    return filled(format, in: environment)
  }

  /// A format with its arguments in place; nil: one of them is a text with styles of its own.
  private func filled(_ format: String, in environment: EnvironmentValues) -> String? {
    for case .view in arguments { return nil }
    var locale: Locale?
    var result = ""
    var next = 0
    var rest = format[...]
    while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      result += rest[..<percent]
      rest = rest[rest.utf8.index(after: percent)...]
      if rest.utf8.first == UInt8(ascii: "%") {
        result += "%"
        rest = rest[rest.utf8.index(after: rest.startIndex)...]
        continue
      }
      guard let specifier = FormatSpecifier(rest.utf8) else {
        result += "%"
        continue
      }
      let index = specifier.position ?? next
      next += 1
      if arguments.indices.contains(index) {
        switch arguments[index] {
        case .text(let text): result += text
        case .number(let number):
          let known = locale ?? environment.locale
          locale = known
          result += number.text(in: known)
        case .view: break
        }
      }
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: specifier.length)...]
    }
    return result + rest
  }

  private func format(
    in environment: EnvironmentValues, table: String?, bundlePath: String?
  ) -> String {
    let found = StringTables.words(
      for: key, table: table, bundlePath: bundlePath, locale: environment.locale)
    guard let found else { return key }
    let numbers = arguments.enumerated().compactMap { index, argument -> (Int, Double)? in
      guard case .number(let number) = argument else { return nil }
      return (index, number.value)
    }
    return found.words.format(for: Dictionary(uniqueKeysWithValues: numbers), in: found.language)
  }

  /// The words in the environment's language, with the styles that their Markdown gives them.
  ///
  /// What is interpolated is no Markdown: it may be anything that a person typed.
  func runs(
    in environment: EnvironmentValues, table: String?, bundlePath: String?,
    hasMarkdown: Bool = true
  ) -> [TextRun] {
    func parsed(_ text: String) -> [TextRun] {
      hasMarkdown ? Markdown.runs(text) : [TextRun(text: text)]
    }
    let format = format(in: environment, table: table, bundlePath: bundlePath)
    guard format.utf8.contains(UInt8(ascii: "%")) else {
      return agreeing(parsed(format), in: environment, table, bundlePath)
    }
    let marked = parsed(withPlaceholders(format))
    let locale = environment.locale
    let runs = marked.flatMap { filled($0, locale) }
    return agreeing(runs, in: environment, table, bundlePath)
  }

  /// Words of phrases agree with their numbers, if they are English.
  private func agreeing(
    _ runs: [TextRun], in environment: EnvironmentValues, _ table: String?, _ bundlePath: String?
  ) -> [TextRun] {
    guard runs.contains(where: { $0.phrase != nil }) else { return runs }
    let found = StringTables.words(
      for: key, table: table, bundlePath: bundlePath, locale: environment.locale)
    return found.map { $0.language.hasPrefix("en") } ?? true ? Agreement.applied(to: runs) : runs
  }

  /// The first of the private characters that stand for arguments until Markdown is parsed.
  private static let placeholder: UInt32 = 0x10_0000

  private func withPlaceholders(_ format: String) -> String {
    var result = ""
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let specifier = FormatSpecifier(rest.utf8) else {
        result += "%"
        continue
      }
      let index = specifier.position ?? next
      next += 1
      if arguments.indices.contains(index),
        let scalar = Unicode.Scalar(Self.placeholder + UInt32(index))
      {
        result.unicodeScalars.append(scalar)
      }
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: specifier.length)...]
    }
    return result + rest
  }

  /// A run with its arguments in place; texts with styles of their own become runs.
  private func filled(_ run: TextRun, _ locale: Locale) -> [TextRun] {
    var runs: [TextRun] = []
    var current = run
    current.text = ""
    current.address = run.address.map { address in
      address.unicodeScalars.map { scalar in
        switch argument(scalar) {
        case .text(let text)?: return text
        case .number(let number)?: return number.plainText
        case .view?, nil: return String(scalar)
        }
      }.joined()
    }
    for scalar in run.text.unicodeScalars {
      switch argument(scalar) {
      case .text(let text)?: current.text += text
      case .number(let number)?: current.text += number.text(in: locale)
      case .view(let text)?:
        if !current.text.isEmpty { runs.append(current) }
        current.text = ""
        runs.append(TextRun(text: "", styles: [], view: text.with(run.styles)))
      case nil: current.text.unicodeScalars.append(scalar)
      }
    }
    if !current.text.isEmpty || runs.isEmpty { runs.append(current) }
    return runs
  }

  private func argument(_ scalar: Unicode.Scalar) -> Argument? {
    guard scalar.value >= Self.placeholder else { return nil }
    let index = Int(scalar.value - Self.placeholder)
    return arguments.indices.contains(index) ? arguments[index] : nil
  }
}

/// What follows a `%` in a format.
private struct FormatSpecifier {
  /// Which argument is meant, from 0; nil: the next one.
  let position: Int?
  /// Bytes after the `%`.
  let length: Int

  init?(_ text: Substring.UTF8View) {
    var rest = text
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let behind = rest.dropFirst(digits.count)
    if !digits.isEmpty, behind.first == UInt8(ascii: "$"), let number = Int(Substring(digits)) {
      position = number - 1
      rest = behind.dropFirst()
    } else {
      position = nil
    }
    rest = rest.drop { Self.isOne($0, of: "-+0123456789.#") }
    rest = rest.drop { Self.isOne($0, of: "lhq") }
    guard let letter = rest.first, Self.isOne(letter, of: "@dDiuUxXoOfFeEgGcCsSaA") else {
      return nil
    }
    length = text.distance(from: text.startIndex, to: rest.startIndex) + 1
  }

  private static func isOne(_ byte: UInt8, of set: StaticString) -> Bool {
    set.withUTF8Buffer { $0.contains(byte) }
  }
}
