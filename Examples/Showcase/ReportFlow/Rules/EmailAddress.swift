import Foundation

/// An address of electronic mail, judged without regard to case.
enum EmailAddress {
  static let maximumLength = 254

  /// The address without surrounding white space; nil if it is not one.
  ///
  /// One pass over the characters: a regular expression could be made slow by its input.
  static func normalized(_ text: String) -> String? {
    let address = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard address.utf8.count <= maximumLength else { return nil }
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, isLocalPart(parts[0]), isDomain(parts[1]) else { return nil }
    return address
  }

  private static func isLocalPart(_ part: Substring) -> Bool {
    part.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { atom in
      !atom.isEmpty && atom.allSatisfy { isLetterOrDigit($0) || "!#$%&'*+/=?^_`{|}~-".contains($0) }
    }
  }

  private static func isDomain(_ domain: Substring) -> Bool {
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, let last = labels.last, last.count >= 2,
      last.contains(where: \.isLetter)
    else { return false }
    return labels.allSatisfy { label in
      !label.isEmpty && label.first != "-" && label.last != "-"
        && label.allSatisfy { isLetterOrDigit($0) || $0 == "-" }
    }
  }

  private static func isLetterOrDigit(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }
}
