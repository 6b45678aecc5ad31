import SystemFrameworks

/// The text is an email address: a name of ASCII letters, digits and `._%+-`, `@`, and a domain of
/// two labels or more, of which the last has two letters or more.
public struct EmailRule: Rule {
  private let message: String?

  public init(message: String? = nil) {
    self.message = message
  }

  public func validate(_ value: String) -> Bool {
    let parts = value.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, isName(parts[0]) else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.allSatisfy(isLabel), let last = labels.last else {
      return false
    }
    return last.count >= 2 && last.allSatisfy(\.isASCIILetter)
  }

  public func errorMessage() -> String { message ?? own(.ruleEmail) }

  /// At most 64 octets, the limit of RFC 5321; no dot at an end or beside another.
  private func isName(_ name: Substring) -> Bool {
    let atoms = name.split(separator: ".", omittingEmptySubsequences: false)
    return name.count <= 64
      && atoms.allSatisfy { atom in
        !atom.isEmpty
          && atom.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "_%+-".contains($0) }
      }
  }

  private func isLabel(_ label: Substring) -> Bool {
    (1...63).contains(label.count) && label.first != "-" && label.last != "-"
      && label.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == "-" }
  }
}
