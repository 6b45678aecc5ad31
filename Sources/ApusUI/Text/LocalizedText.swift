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

  /// The words in the environment's language, if there is nothing in them to be filled in or to be
  /// styled: the usual case, without a detour over runs.
  func plainWords(
    in environment: EnvironmentValues, table: String?, bundlePath: String?
  ) -> String? {
    let format = format(in: environment, table: table, bundlePath: bundlePath)
    return Self.isPlain(format) ? format : nil
  }

  private static func isPlain(_ format: String) -> Bool {
    for byte in format.utf8 where byte == UInt8(ascii: "%") || Markdown.isMark(byte) {
      return false
    }
    return true
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
    guard format.utf8.contains(UInt8(ascii: "%")) else { return allowedLinks(parsed(format)) }
    let marked = parsed(withPlaceholders(format))
    let locale = environment.locale
    return allowedLinks(marked.flatMap { filled($0, locale) })
  }

  /// Addresses that may not be followed are dropped; their words stay.
  private func allowedLinks(_ runs: [TextRun]) -> [TextRun] {
    runs.map { run in
      var run = run
      run.address = run.address.flatMap(Markdown.allowed)
      return run
    }
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
      guard let specifier = FormatSpecifier(rest) else {
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
      rest = rest.dropFirst(specifier.length)
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
  /// Characters after the `%`.
  let length: Int

  init?(_ text: Substring) {
    var rest = text
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits) {
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    } else {
      position = nil
    }
    rest = rest.drop { "-+0123456789.#".contains($0) }
    rest = rest.drop { "lhq".contains($0) }
    guard let letter = rest.first, "@dDiuUxXoOfFeEgGcCsSaA".contains(letter) else { return nil }
    length = text.distance(from: text.startIndex, to: rest.startIndex) + 1
  }
}
