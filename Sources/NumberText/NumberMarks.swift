import Synchronization

#if canImport(SwiftUI)
  import Foundation
#endif

/// The digits and marks with which a person writes numbers.
///
/// ```swift
/// NumberMarks.visitor.plain("64,5")  // "64.5" for a visitor from Poland, nil for one from Canada
/// NumberMarks.point.plain("64,5")    // nil
/// ```
///
/// A number is digits with at most one mark before its fraction, as in a browser's number field
/// (HTML, `input type=number`). Marks between groups of digits are never read, because "1.234" is
/// more than a thousand in one country and less than two in another.
public struct NumberMarks: Sendable, Hashable {
  /// The marks that may stand before the fraction.
  public let fractionMarks: Set<Unicode.Scalar>
  /// Whether digits of all scripts are read, and not only those of ASCII.
  public let readsAllDigits: Bool

  /// Digits of ASCII and a point, as programs write numbers.
  public static let point = NumberMarks(separator: ".")

  private init(fractionMarks: Set<Unicode.Scalar>, readsAllDigits: Bool) {
    self.fractionMarks = fractionMarks
    self.readsAllDigits = readsAllDigits
  }

  /// Makes the marks of a locale.
  ///
  /// A point and the Arabic mark of fractions (U+066B) always stand before a fraction. A comma does too, unless it groups the digits of the locale, because some
  /// keyboards have no other mark.
  ///
  /// - Parameters:
  ///   - decimalSeparator: The mark before the fraction, as in `Locale.decimalSeparator`.
  ///   - groupingSeparator: The mark between thousands, as in `Locale.groupingSeparator`.
  public init(decimalSeparator: String?, groupingSeparator: String?) {
    var marks: Set<Unicode.Scalar> = [".", "\u{66B}"]
    marks.formUnion(decimalSeparator?.unicodeScalars.first.map { [$0] } ?? [])
    if groupingSeparator != "," { marks.insert(",") }
    self.init(fractionMarks: marks, readsAllDigits: true)
  }

  /// Makes the marks of a file or a protocol: digits of ASCII and one mark.
  ///
  /// - Parameter separator: The mark before the fraction.
  public init(separator: Unicode.Scalar) {
    self.init(fractionMarks: [separator], readsAllDigits: false)
  }

  // MARK: Reading

  /// The number as programs write it, with digits of ASCII and a point.
  ///
  /// - Returns: Nil if the text has another character than digits, a sign in front and a mark. The
  ///   text may still be no number, for instance if it has two marks.
  public func plain(_ text: String) -> String? {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9", "+", "-": plain.append(scalar)
      case _ where fractionMarks.contains(scalar): plain.append(".")
      case _ where !readsAllDigits: return nil
      // Signs of minus that are no hyphen.
      case "\u{2212}", "\u{FE63}", "\u{FF0D}": plain.append("-")
      // Marks of direction, which surround signs in Arabic and Hebrew.
      case "\u{200E}", "\u{200F}", "\u{61C}": continue
      default:
        guard scalar.properties.numericType == .decimal,
          let value = scalar.properties.numericValue
        else { return nil }
        plain.append(Unicode.Scalar(UInt8(ascii: "0") + UInt8(value)))
      }
    }
    return String(plain)
  }

  // MARK: The visitor's

  private static let source = Mutex<(@Sendable () -> NumberMarks?)?>(nil)

  /// The marks of the visitor whose screen is running, and elsewhere those of programs: an API that
  /// shares its rules with a screen reads a point and nothing else.
  public static var visitor: NumberMarks {
    #if canImport(SwiftUI)
      let locale = Locale.current
      return NumberMarks(
        decimalSeparator: locale.decimalSeparator, groupingSeparator: locale.groupingSeparator)
    #else
      return source.withLock { $0 }?() ?? .point
    #endif
  }

  /// Says who knows the visitor: the engine, once.
  package static func findVisitor(by find: @escaping @Sendable () -> NumberMarks?) {
    source.withLock { $0 = find }
  }
}
