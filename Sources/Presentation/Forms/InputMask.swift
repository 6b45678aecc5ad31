/// The form that a short text takes while it is typed: the groups of a card's number, the brackets of a telephone
/// number.
///
/// ```swift
/// let mask = InputMask("00000-00000-00000")
/// mask.applied(to: "1234567") // "12345-67"
/// ```
///
/// In a pattern, `0` is a digit, `A` a letter, which becomes a capital, and `*` is either. Other characters
/// of the pattern separate those. The mask adds a separator as soon as something follows it, so a person types and
/// deletes the characters alone. Characters that do not fit are left out, and so are those behind the last.
public struct InputMask: Equatable, Sendable {
  /// The pattern.
  public let pattern: String
  private let places: [Place]

  private enum Place: Equatable {
    case digit, letter, either
    case between(Character)
  }

  /// - Parameter pattern: The places for characters, and what stands between them: neither letters nor other digits.
  public init(_ pattern: String) {
    self.pattern = pattern
    places = pattern.map { character in
      switch character {
      case "0": return .digit
      case "A": return .letter
      case "*": return .either
      default:
        precondition(
          !character.isLetter && !character.isNumber,
          "\"\(character)\" cannot stand between the places of an input mask, because it could be typed."
        )
        return .between(character)
      }
    }
  }

  /// A text in this form. A text that has the form already stays as it is.
  public func applied(to text: String) -> String {
    var rest = text.unicodeScalars[...]
    var masked = ""
    var between = ""
    for place in places {
      if case .between(let character) = place {
        between.append(character)
        continue
      }
      guard let next = Self.next(place, in: &rest) else { break }
      masked += between + next
      between = ""
    }
    return masked
  }

  /// The next character that fits a place. All before it is taken away.
  private static func next(_ place: Place, in rest: inout Substring.UnicodeScalarView) -> String? {
    while let scalar = rest.popFirst() {
      if place != .letter, let digit = digit(scalar) { return digit }
      if place != .digit, isLetter(scalar) {
        let capital = scalar.properties.uppercaseMapping
        return capital.unicodeScalars.count == 1 ? capital : String(scalar)
      }
    }
    return nil
  }

  /// A digit as machines write it. Arabic and Persian keyboards have their own.
  private static func digit(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: String(scalar.value & 15)
    default: nil
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
