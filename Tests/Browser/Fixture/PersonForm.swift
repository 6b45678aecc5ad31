import Foundation

/// A form, as an address describes it: `/person/r.pi.uo-s.p`.
///
/// Pages stand between hyphens. The first part of a page is its letter (`r` root, `s` sheet,
/// `p` pushed, `t` second tab), each further part a field: its kind, then its flags. A page `x`
/// holds options. Tests/Browser/person/forms.py has the same language.
struct PersonForm: Equatable {
  enum Kind: Character {
    case plain = "p"
    case upper = "u"
    case grouping = "g"
    case chip = "h"
    case digits = "d"
    case limited = "l"
    case number = "n"
    case date = "t"
    case secure = "s"
    case editor = "e"
    case picker = "k"
    case code = "c"
  }

  struct Field: Equatable {
    let key: String
    let kind: Kind
    private let flags: String
    /// Where Return leads, as a number of a field of this page; nil leads nowhere.
    let next: Int?

    init(key: String, kind: Kind, flags: String, next: Int?) {
      self.key = key
      self.kind = kind
      self.flags = flags
      self.next = next
    }

    /// Whether tests may find it: it has an identifier of its own.
    var isNamed: Bool { flags.contains("i") }
    /// Whether Return, or a choice, moves the focus.
    var moves: Bool { flags.contains("o") }
    /// Whether a model holds the text, and not the view.
    var isModelled: Bool { flags.contains("m") }
    /// Whether it is a row of a list, whose rows have one identifier.
    var isRow: Bool { flags.contains("r") }
  }

  let pages: [Character: [Field]]
  private let options: String
  /// The button that counts is disabled while the first field is empty.
  var needsText: Bool { options.contains("b") }

  init(_ description: String) {
    var pages: [Character: [Field]] = [:]
    var options = ""
    for page in description.split(separator: "-") {
      let parts = page.split(separator: ".")
      guard let letter = parts.first?.first else { continue }
      guard letter != "x" else {
        options = parts.dropFirst().joined()
        continue
      }
      let fields = parts.dropFirst()
      pages[letter] = fields.enumerated().compactMap { index, part in
        Kind(rawValue: part.first!).map {
          Field(
            key: "\(letter)\(index)", kind: $0, flags: String(part.dropFirst()),
            next: index + 1 < fields.count ? index + 1 : nil)
        }
      }
    }
    self.pages = pages
    self.options = options
  }
}

/// What fields make of what is typed into them.
enum PersonMask {
  /// Groups of four digits.
  static func grouped(_ text: String) -> String { parted(text, each: 4, by: " ", limit: 16) }

  /// A chip's number: three groups of five digits.
  static func chip(_ text: String) -> String { parted(text, each: 5, by: "-", limit: 15) }

  static func digits(_ text: String) -> String { text.filter(\.isASCIIDigit) }

  private static func parted(
    _ text: String, each size: Int, by separator: Character, limit: Int
  ) -> String {
    var result = ""
    for (index, digit) in digits(text).prefix(limit).enumerated() {
      if index > 0, index.isMultiple(of: size) { result.append(separator) }
      result.append(digit)
    }
    return result
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
