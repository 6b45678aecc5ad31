import Foundation
import Testing

@testable import Validation

@Suite("Patterns")
struct PatternTests {
  @Test(
    "match whole texts",
    arguments: [
      ("", [""], ["a"]),
      ("abc", ["abc"], ["", "ab", "abcd", "xabc", "ABC"]),
      ("^abc$", ["abc"], ["abc\n"]),
      ("a|b|", ["a", "b", ""], ["ab", "c"]),
      ("a*", ["", "aaa"], ["b", "ab"]),
      ("a+b?", ["a", "aab"], ["", "b", "abb"]),
      ("a{2}", ["aa"], ["a", "aaa"]),
      ("a{2,}", ["aa", "aaaaa"], ["a"]),
      ("a{0,2}", ["", "a", "aa"], ["aaa"]),
      ("a{0}", [""], ["a"]),
      ("(ab){1,2}c", ["abc", "ababc"], ["c", "abababc"]),
      ("(a|b)*abb", ["abb", "aabb", "babb"], ["ab", "abba"]),
      ("(a*)*b", ["b", "aaab"], ["a"]),
      ("(?:x)(?<n>y)", ["xy"], ["x"]),
      (".", ["a", "ż", "👍", "\t"], ["", "\n", "\r", "ab", "\u{2028}"]),
      ("[a-c]+", ["abc"], ["d", ""]),
      ("[^a-c]", ["d", "👍", "\n"], ["a", ""]),
      ("[-a]", ["-", "a"], ["b"]),
      ("[a-]", ["-", "a"], ["b"]),
      ("[\\]\\-^]", ["]", "-", "^"], ["\\"]),
      ("\\d{3}", ["123"], ["12", "١٢٣", "12a"]),
      ("\\w+", ["a_Z9"], ["a-b", "ż"]),
      ("\\W", ["-", "ż"], ["a"]),
      ("\\s", [" ", "\t", "\u{A0}", "\u{FEFF}", "\u{3000}"], ["a", "\u{85}"]),
      ("\\S", ["a", "\u{85}"], [" ", "\u{FEFF}"]),
      ("[\\s\\S]*", ["", "a \n👍"], []),
      ("[^\\S]", [" "], ["a"]),
      ("[\\D]", ["a"], ["1"]),
      ("\\p{L}+", ["Żółć", "漢"], ["a1", ""]),
      ("\\p{Lu}\\p{Ll}*", ["Ż", "Żółć", "Иван"], ["ż", "ŻÓ"]),
      ("\\P{L}", ["1", " "], ["a", "漢"]),
      ("[^\\p{L}\\s]+", ["1-2"], ["a", "1 2"]),
      ("[\\p{L}' -]+", ["O'Neil", "a-b c"], ["a1"]),
      ("\\u0041\\x42\\u{1F44D}", ["AB👍"], ["AB"]),
      ("\\.\\*\\(\\)\\{\\}\\/\\\\", [".*(){}/\\"], ["...."]),
      ("[👍-👏]", ["👍", "👎"], ["👐", "a"]),
      ("a{1,3}?b+?", ["ab", "aaabb"], ["aaaab"]),
      ("(a{2}){3}", ["aaaaaa"], ["aaaaa", "aaaaaaa"]),
      ("[]", [], ["", "a"]),
    ])
  func matches(_ source: String, _ right: [String], _ wrong: [String]) throws {
    let pattern = try Pattern(source)
    for text in right { #expect(pattern.matches(text), "\(source) takes \(text.debugDescription)") }
    for text in wrong {
      #expect(!pattern.matches(text), "\(source) refuses \(text.debugDescription)")
    }
  }

  @Test(
    "what is refused says why",
    arguments: [
      ("(a", "isn't closed"), ("a)", "never opened"), ("[a", "isn't closed"),
      ("*a", "nothing to repeat"),
      ("a**", "repetition of a repetition"), ("a{2", "isn't closed"),
      ("a{3,2}", "below the minimum"),
      ("a{x}", "without digits"), ("(?=a)", "one pass"), ("(?!a)", "one pass"),
      ("(?<=a)b", "one pass"),
      ("(a)\\1", "one pass"), ("a^b", "anchor"), ("a$b", "anchor"), ("(a$)", "anchor"),
      ("\\bq", "anchor"),
      ("[z-a]", "before its beginning"), ("[\\d-z]", "before its beginning"), ("\\", "at the end"),
      ("\\q", "unknown escape"), ("\\p{Xx}", "unknown category"), ("\\pL", "braces"),
      ("\\xZ", "number"),
      ("\\u{D800}", "number"), ("a{1001}", "above"), ("(a{100}){100}", "places"),
      ("}", "backslash"),
      (String(repeating: "(", count: 70) + String(repeating: ")", count: 70), "inside each other"),
    ])
  func refused(_ source: String, _ reason: String) {
    let error = #expect(throws: PatternError.self) { try Pattern(source) }
    #expect(error?.reason.contains(reason) == true, "\(source): \(error?.description ?? "")")
  }

  @Test("random patterns match what Foundation's engine matches")
  func againstFoundation() throws {
    var random = SeededGenerator(seed: 7)
    var matched = 0
    for _ in 0..<1_000 {
      let source = randomPattern(depth: 3, &random)
      let pattern = try Pattern(source)
      let reference = try NSRegularExpression(pattern: "\\A(?:\(source))\\z")
      for _ in 0..<8 {
        let text = String(
          (0..<Int.random(in: 0...6, using: &random)).map { _ in
            "abcż".randomElement(using: &random)!
          })
        let range = NSRange(location: 0, length: text.utf16.count)
        let expected = reference.firstMatch(in: text, range: range) != nil
        if expected { matched += 1 }
        #expect(pattern.matches(text) == expected, "\(source) on \(text)")
        #expect(pattern.followsPlaces(text) == expected, "places of \(source) on \(text)")
      }
    }
    #expect(matched > 500)
  }

  @Test("ECMAScript's form means the same and can be read again")
  func ecmaScript() throws {
    #expect(Pattern("[0-9]{2}-[0-9]{3}").ecmaScript == "[0-9]{2}-[0-9]{3}")
    #expect(Pattern("[-\\]^a.]").ecmaScript == "[\\-\\.\\]\\^a]")
    #expect(Pattern("a|bc").ecmaScript == "a|bc")
    #expect(Pattern("(a|b)c{2,}").ecmaScript == "(?:a|b)c{2,}")
    #expect(Pattern("\\t\\u0301\u{1F44D}").ecmaScript == "\\u0009\\u0301\u{1F44D}")
    #expect(Pattern("\\p{L}").ecmaScript == "[\\p{Ll}\\p{Lm}\\p{Lo}\\p{Lt}\\p{Lu}]")
    var random = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let pattern = try Pattern(randomPattern(depth: 3, &random))
      let again = try Pattern(pattern.ecmaScript)
      for _ in 0..<8 {
        let text = String(
          (0..<Int.random(in: 0...6, using: &random)).map { _ in
            "abcż".randomElement(using: &random)!
          })
        #expect(pattern.matches(text) == again.matches(text))
      }
    }
  }

  @Test("patterns of common size are tabled, large ones are followed")
  func tables() {
    #expect(Pattern("[0-9]{2}-[0-9]{3}").isTabled)
    #expect(Pattern("(a+)+b").isTabled)
    let large: Pattern = "(a|b)*a(a|b){30}"
    #expect(!large.isTabled)
    #expect(large.matches("a" + String(repeating: "b", count: 30)))
    #expect(!large.matches("b" + String(repeating: "b", count: 30)))
  }

  private func randomPattern(depth: Int, _ random: inout SeededGenerator) -> String {
    if depth == 0 {
      return ["a", "b", "ż", ".", "[ab]", "[^a]", "[b-ż]"].randomElement(using: &random)!
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      return randomPattern(depth: depth - 1, &random) + randomPattern(depth: depth - 1, &random)
    case 1:
      return "(?:" + randomPattern(depth: depth - 1, &random) + "|"
        + randomPattern(depth: depth - 1, &random) + ")"
    case 2: return "(?:" + randomPattern(depth: depth - 1, &random) + ")*"
    case 3: return "(?:" + randomPattern(depth: depth - 1, &random) + ")?"
    case 4: return "(?:" + randomPattern(depth: depth - 1, &random) + "){1,3}"
    default: return randomPattern(depth: 0, &random)
    }
  }
}

extension Pattern {
  /// Matches by following places even where there is a table.
  fileprivate func followsPlaces(_ text: String) -> Bool {
    automaton.places.matches(Array(text.utf8), automaton.alphabet)
  }
}
