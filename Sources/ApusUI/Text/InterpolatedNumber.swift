import Foundation
import Synchronization

/// A number in a localized text. It is written as the visitor writes numbers, with separators between
/// groups of digits, as `String(format:locale:)` does on Apple's systems.
struct InterpolatedNumber: Equatable, Sendable {
  /// By which words for one or many are chosen.
  let value: Double
  /// As a program writes it, in the form of the specifier.
  let plainText: String
  /// Such as `%lld` or `%.2f`.
  let specifier: String
  private let integer: Decimal?

  init(_ value: some BinaryInteger, specifier: String) {
    self.value = Double(value)
    plainText = "\(value)"
    self.specifier = specifier
    integer = Decimal(string: plainText)
  }

  init(_ value: Double, specifier: String) {
    self.value = value
    plainText = String(format: specifier, value)
    self.specifier = specifier
    integer = nil
  }

  init(_ argument: any CVarArg, specifier: String) {
    switch argument {
    case let value as any BinaryInteger:
      self.value = Double(value)
      integer = Decimal(string: "\(value)")
    case let value as any BinaryFloatingPoint:
      self.value = Double(value)
      integer = nil
    default:
      value = 0
      integer = nil
    }
    plainText = String(format: specifier, argument)
    self.specifier = specifier
  }

  func text(in locale: Locale) -> String {
    if let integer, ["%lld", "%ld", "%d", "%i", "%u", "%lu", "%llu"].contains(specifier) {
      // Nothing has to be put between so few digits, and a formatter takes a hundred times as long.
      if integer >= 0, integer < 1000, Self.hasPlainDigits(locale) { return plainText }
      return integer.formatted(.number.locale(locale))
    }
    if integer == nil, let digits = fractionDigits, value.isFinite {
      return value.formatted(.number.precision(.fractionLength(digits)).locale(locale))
    }
    return plainText
  }

  /// Of `%f`, `%.2f`, `%lf`; nil for all other specifiers, which are for programs.
  private var fractionDigits: Int? {
    guard let match = specifier.wholeMatch(of: /%(?:\.([0-9]{1,2}))?l?[fF]/) else { return nil }
    return match.1.flatMap { Int($0) } ?? 6
  }

  private static let plainDigits = Mutex<[String: Bool]>([:])

  private static func hasPlainDigits(_ locale: Locale) -> Bool {
    plainDigits.withLock { known in
      if let answer = known[locale.identifier] { return answer }
      let answer = 0.formatted(.number.locale(locale)) == "0"
      known[locale.identifier] = answer
      return answer
    }
  }
}
