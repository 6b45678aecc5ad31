import Foundation

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let isUppercase, hasPrefix: Bool
  let minimumDigits: Int

  public static var decimal: Self { .decimal() }
  public static var hex: Self { .hex() }
  public static var octal: Self { .octal() }

  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> Self {
    Self(radix: 10, isUppercase: false, hasPrefix: explicitPositiveSign, minimumDigits: minDigits)
  }
  public static func hex(
    includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> Self {
    Self(radix: 16, isUppercase: uppercase, hasPrefix: includePrefix, minimumDigits: minDigits)
  }
  public static func octal(
    includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> Self {
    Self(radix: 8, isUppercase: uppercase, hasPrefix: includePrefix, minimumDigits: minDigits)
  }

  func text(_ number: some FixedWidthInteger) -> String {
    var digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let missing = minimumDigits - digits.count
    if missing > 0 { digits = String(repeating: "0", count: min(missing, 512)) + digits }
    let sign = number < 0 ? "-" : hasPrefix && radix == 10 ? "+" : ""
    let prefix = !hasPrefix ? "" : radix == 16 ? "0x" : radix == 8 ? "0o" : ""
    return sign + prefix + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  let format: String
  let precision: Int

  public static var fixed: Self { .fixed() }
  public static var hex: Self { Self(format: "a", precision: -1) }
  public static var exponential: Self { .exponential() }
  public static var hybrid: Self { .hybrid() }

  public static func fixed(precision: Int = 6) -> Self { Self(format: "f", precision: precision) }
  public static func exponential(precision: Int = 6) -> Self {
    Self(format: "e", precision: precision)
  }
  public static func hybrid(precision: Int = 6) -> Self { Self(format: "g", precision: precision) }

  func text(_ number: Double) -> String {
    let digits = precision < 0 ? "" : ".\(min(precision, 512))"
    return String(format: "%\(digits)\(format)", number)
  }
}

/// The side at which blanks fill a text up to a width.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isLeft: Bool

  public static var none: Self { Self(columns: 0, isLeft: false) }
  public static func right(columns: Int) -> Self { Self(columns: columns, isLeft: false) }
  public static func left(columns: Int) -> Self { Self(columns: columns, isLeft: true) }

  func aligned(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, min(columns, 512) - text.count))
    return isLeft ? text + blanks : blanks + text
  }
}

/// A format of C, such as `"%{public}@ of %d"`.
struct OSLogFormat {
  private let format: String

  init(_ format: String) { self.format = format }

  func text(of values: [Any?]) -> String {
    var text = "", rest = Substring(format), values = values[...]
    while let mark = rest.firstIndex(of: "%") {
      text += rest[..<mark]
      rest = rest[mark...].dropFirst()
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      var privacy = OSLogPrivacy.auto
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        let words = rest[..<end].dropFirst().split(separator: ",").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        privacy = words.contains("public") ? .public : words.contains("private") ? .private : .auto
        rest = rest[end...].dropFirst()
      }
      let flags = rest.prefix { "0123456789.+-# '".contains($0) }
      rest = rest.dropFirst(flags.count)
      rest = rest.drop { "hlqLztj".contains($0) }
      guard let kind = rest.first else { break }
      rest = rest.dropFirst()
      let value = values.popFirst() ?? nil
      text += privacy.shown(written(value, kind, flags), isPlain: !"@s".contains(kind))
    }
    return text + rest
  }

  private func written(_ value: Any?, _ kind: Character, _ flags: Substring) -> String {
    guard let value else { return "(null)" }
    switch kind {
    case "f", "F", "e", "E", "g", "G":
      guard let number = (value as? any BinaryFloatingPoint).map({ Double($0) }) else { break }
      return String(format: "%\(flags)\(kind)", number)
    case "x", "X", "o":
      guard let number = value as? any FixedWidthInteger else { break }
      let radix = kind == "o" ? 8 : 16
      return String(number.magnitude, radix: radix, uppercase: kind == "X")
    default: break
    }
    return "\(value)"
  }
}
