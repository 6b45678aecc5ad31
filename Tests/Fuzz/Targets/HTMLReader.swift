@testable import PageProtocol

/// Reads HTML by the standard's rules of tokenization, as far as a page of ours goes, and shares no line with
/// what writes it.
enum HTMLReader {
  enum Token: Equatable {
    case text(String)
    case tag(String, [String: String])
  }

  static func read(_ html: String) -> [Token] {
    // Preprocessing: a line ends with a line feed, whatever it was.
    var input: [Unicode.Scalar] = []
    var isAfterReturn = false
    for scalar in html.unicodeScalars {
      if scalar == "\r" {
        input.append("\n")
      } else if !(scalar == "\n" && isAfterReturn) {
        input.append(scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    var reader = Reader(input: input)
    return reader.tokens()
  }

  private struct Reader {
    let input: [Unicode.Scalar]
    var place = 0

    mutating func tokens() -> [Token] {
      var tokens: [Token] = []
      var text = String.UnicodeScalarView()
      func flush(_ text: inout String.UnicodeScalarView) {
        if !text.isEmpty { tokens.append(.text(String(text))) }
        text = String.UnicodeScalarView()
      }
      while place < input.count {
        let scalar = input[place]
        if scalar == "<", let next = peek(1), next == "!" || next == "/" || next.isLetter {
          flush(&text)
          if next == "/" {
            skip(to: ">")
          } else {
            let (name, values) = tag()
            tokens.append(.tag(name, values))
            // What is in these is no markup.
            if name == "script" || name == "style" { skipRaw(name) }
          }
        } else if scalar == "&" {
          text.append(contentsOf: reference(inAttribute: false))
        } else {
          // A null character is dropped in a body.
          if scalar != "\0" { text.append(scalar) }
          place += 1
        }
      }
      flush(&text)
      return tokens
    }

    private func peek(_ offset: Int) -> Unicode.Scalar? {
      place + offset < input.count ? input[place + offset] : nil
    }

    private mutating func skip(to end: Unicode.Scalar) {
      while let scalar = peek(0), scalar != end { place += scalar == end ? 0 : 1 }
      place += 1
    }

    private mutating func skipRaw(_ name: String) {
      let end = Array("</\(name)".unicodeScalars)
      while place < input.count, !input[place...].starts(with: end) { place += 1 }
    }

    private mutating func tag() -> (String, [String: String]) {
      place += 1
      var name = ""
      while let scalar = peek(0), !scalar.isSpace, scalar != ">", scalar != "/" || name.isEmpty {
        name.unicodeScalars.append(scalar)
        place += 1
      }
      var values: [String: String] = [:]
      while let scalar = peek(0), scalar != ">" {
        if scalar.isSpace || scalar == "/" {
          place += 1
          continue
        }
        var key = ""
        while let next = peek(0), !next.isSpace, next != ">", next != "=", next != "/" {
          key.unicodeScalars.append(next)
          place += 1
        }
        while let next = peek(0), next.isSpace { place += 1 }
        var value = ""
        if peek(0) == "=" {
          place += 1
          while let next = peek(0), next.isSpace { place += 1 }
          value = attributeValue()
        }
        // The first of two with one name counts.
        if values[key.lowercased()] == nil { values[key.lowercased()] = value }
      }
      place += 1
      return (name.lowercased(), values)
    }

    private mutating func attributeValue() -> String {
      var value = String.UnicodeScalarView()
      let quote = peek(0).flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
      if quote != nil { place += 1 }
      while let scalar = peek(0) {
        if let quote, scalar == quote {
          place += 1
          break
        }
        if quote == nil, scalar.isSpace || scalar == ">" { break }
        if scalar == "&" {
          value.append(contentsOf: reference(inAttribute: true))
        } else {
          value.append(scalar == "\0" ? "\u{FFFD}" : scalar)
          place += 1
        }
      }
      return String(value)
    }

    /// A character reference, or the ampersand itself.
    private mutating func reference(inAttribute: Bool) -> [Unicode.Scalar] {
      if peek(1) == "#" {
        let isHexadecimal = peek(2) == "x" || peek(2) == "X"
        var end = place + (isHexadecimal ? 3 : 2)
        var digits = ""
        while end < input.count, Int(String(input[end]), radix: isHexadecimal ? 16 : 10) != nil {
          digits.unicodeScalars.append(input[end])
          end += 1
        }
        if let code = UInt32(digits, radix: isHexadecimal ? 16 : 10) {
          place = end + (end < input.count && input[end] == ";" ? 1 : 0)
          // Of windows-1252, as the standard wants it, no page of ours has any.
          return [code == 0 ? "\u{FFFD}" : Unicode.Scalar(code) ?? "\u{FFFD}"]
        }
      }
      for (name, scalar) in Self.names {
        let letters = Array(name.unicodeScalars)
        guard input[(place + 1)...].starts(with: letters) else { continue }
        let after = place + 1 + letters.count
        let hasEnd = after < input.count && input[after] == ";"
        // For old pages, a name in an attribute may be the beginning of another word.
        if inAttribute, !hasEnd, after < input.count,
          input[after] == "=" || input[after].isAlphanumeric
        {
          continue
        }
        place = after + (hasEnd ? 1 : 0)
        return [scalar]
      }
      place += 1
      return ["&"]
    }

    /// Those that need no semicolon and the one that does; all others would be read as themselves.
    private static let names: [(String, Unicode.Scalar)] = [
      ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos;", "'"), ("AMP", "&"),
      ("LT", "<"),
      ("GT", ">"), ("QUOT", "\""), ("nbsp", "\u{A0}"), ("copy", "©"), ("reg", "®"),
    ]
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
  fileprivate var isAlphanumeric: Bool { isLetter || ("0"..."9").contains(self) }
  fileprivate var isSpace: Bool { self == " " || self == "\n" || self == "\t" || self == "\u{C}" }
}
