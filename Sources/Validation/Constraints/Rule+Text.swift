// Rules on the form of a text. Each looks at each byte a bounded number of times.

extension Rule where Value == String {
  /// A rule on the bytes of a text that isn't empty.
  private static func form(
    _ code: FailureCode, _ arguments: [String: FailureArgument] = [:],
    _ constraint: Constraint? = nil,
    isMet: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Rule {
    Rule(code, arguments, constraint ?? .custom(code)) { text in
      text.pointee.isEmpty || text.pointee.withBytes(isMet)
    }
  }

  /// The whole text matches a pattern: `.pattern("[0-9]{2}-[0-9]{3}")`.
  public static func pattern(_ pattern: Pattern) -> Rule {
    form(.pattern, [:], .pattern(pattern)) { pattern.matches(bytes: $0) }
  }

  /// The text consists of these characters alone: `.characters(in: .letters.union("-' "))`.
  public static func characters(in set: ScalarSet) -> Rule {
    form(.characters) { $0.allScalars(set.contains) }
  }

  /// The text is an email address: `name@host.domain`. The host may be internationalised.
  ///
  /// Whether somebody reads what is sent there, only a message with a link tells.
  public static var email: Rule { form(.email, [:], .format(.email)) { isEmail($0) } }

  /// The text is an absolute address on the web, without a name and a password in it.
  ///
  /// - Parameter schemes: The schemes that are accepted, in small letters.
  public static func url(schemes: [String] = ["https", "http"]) -> Rule {
    let schemes = schemes.map { Array($0.utf8) }
    return form(.url, [:], .format(.url)) { isURL($0, schemes: schemes) }
  }

  /// The text is an absolute address on the web that begins with `https://` or `http://`.
  public static var url: Rule { url() }

  /// The text is a phone number: digits, separators, perhaps a plus sign before them.
  ///
  /// - Parameters:
  ///   - digits: How many digits it has, the country's included. 15 is the most that exist (E.164).
  ///   - separators: The ASCII characters that may stand between the digits.
  public static func phone(
    digits: ClosedRange<Int> = 7...15, separators: String = " -()."
  ) -> Rule {
    let separators = Array(separators.utf8)
    return form(
      .phone,
      ["minimum": .integer(digits.lowerBound), "maximum": .integer(digits.upperBound)],
      .format(.phone)
    ) { isPhone($0, digits: digits, separators: separators) }
  }

  /// The text is a phone number of 7 to 15 digits.
  public static var phone: Rule { phone() }

  /// The text is an IPv4 address: `192.0.2.1`.
  public static var ipv4: Rule { form(.ipv4, [:], .format(.ipv4)) { isIPv4($0) } }

  /// The text consists of letters of any script.
  public static var alpha: Rule { form(.alpha) { $0.allScalars(\.isLetterOrMark) } }

  /// The text consists of letters and numbers of any script.
  public static var alphanumeric: Rule {
    form(.alphanumeric) { $0.allScalars { $0.isLetterOrMark || $0.isNumber } }
  }

  /// The text has a first and a last name: at least two words, each with a letter. No more is
  /// asked, since people's names are of all kinds.
  public static var fullName: Rule { form(.fullName) { isFullName($0) } }

  /// The text is a ZIP code of the United States: five digits.
  public static var zipCode: Rule {
    form(.zipCode, [:], .pattern("[0-9]{5}")) { isDigits($0, count: 5) }
  }

  /// The text is a colour: three or six hexadecimal digits, perhaps with `#` before them.
  public static var hexColor: Rule {
    form(.hexColor, [:], .pattern("#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})")) { isHexColor($0) }
  }

  /// The text is an International Standard Book Number with a right check digit. Hyphens and spaces
  /// may stand between the digits.
  ///
  /// - Parameter lengths: 10, 13 or both.
  public static func isbn(_ lengths: Set<Int> = [10, 13]) -> Rule {
    form(.isbn) { isISBN($0, lengths: lengths) }
  }

  /// The text is an ISBN of 10 or 13 digits.
  public static var isbn: Rule { isbn() }

  /// The text is the number of a payment card, with a right check digit. Spaces and hyphens may
  /// stand between the digits.
  public static var cardNumber: Rule { form(.cardNumber) { isCardNumber($0) } }

  /// The text is a month of a card: 1…12 or 01…12.
  public static var cardExpiryMonth: Rule {
    form(.cardExpiryMonth, [:], .pattern("0?[1-9]|1[0-2]")) { bytes in
      guard bytes.count <= 2, bytes.allSatisfy(\.isDigit) else { return false }
      return (1...12).contains(bytes.reduce(0) { $0 * 10 + Int($1 &- 0x30) })
    }
  }

  /// The text is a year in which a card can expire, in four digits.
  ///
  /// - Parameters:
  ///   - years: How many years after this one still count.
  ///   - currentYear: Gives this year. Asked at each judgement, so that a server that runs over New
  ///     Year judges right.
  public static func cardExpiryYear(
    within years: Int = 50,
    currentYear: @escaping @Sendable () -> Int = { CivilYear.current }
  ) -> Rule {
    form(.cardExpiryYear) { bytes in
      guard isDigits(bytes, count: 4) else { return false }
      let current = currentYear()
      return (current...(current + years)).contains(bytes.reduce(0) { $0 * 10 + Int($1 &- 0x30) })
    }
  }

  /// The text is a password that has enough of each kind.
  ///
  /// Length protects better than kinds do; the kinds are for those who are told to ask for them.
  ///
  /// - Parameters:
  ///   - minimumLength: How many characters at least.
  ///   - uppercase: How many capital letters at least, of any script.
  ///   - lowercase: How many small letters at least.
  ///   - digits: How many digits at least.
  ///   - symbols: How many at least that are none of these.
  public static func password(
    minimumLength: Int = 8, uppercase: Int = 1, lowercase: Int = 0, digits: Int = 0,
    symbols: Int = 0
  ) -> Rule {
    Rule(
      .password,
      [
        "minimum": .integer(minimumLength), "uppercase": .integer(uppercase),
        "lowercase": .integer(lowercase), "digits": .integer(digits),
        "symbols": .integer(symbols),
      ],
      .length(minimum: minimumLength, maximum: nil, unit: .characters)
    ) { text in
      if text.pointee.isEmpty { return true }
      guard LengthUnit.characters.reaches(minimumLength, text) else { return false }
      let contents = text.pointee.withBytes { PasswordContents($0) }
      return contents.uppercase >= uppercase && contents.lowercase >= lowercase
        && contents.digits >= digits && contents.symbols >= symbols
    }
  }

  /// A password of at least eight characters, one of them a capital letter.
  public static var password: Rule { password() }
}
