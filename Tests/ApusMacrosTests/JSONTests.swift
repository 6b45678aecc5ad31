import Testing

@testable import ApusMacroExpansion

@Suite struct JSONTests {
  private func read(_ text: String) throws -> JSONValue {
    try JSONReader.read(Array(text.utf8))
  }

  @Test func readsEachKindOfValue() throws {
    let value = try read(
      #" { "a": [1, -2.5e3, true, false, null, {}], "b": "x\ny é \u00e9 \ud83d\ude00 \/\"" } "#)
    let list: [JSONValue] = [
      .number(1), .number(-2500), .bool(true), .bool(false), .null, .object([:]),
    ]
    #expect(value == .object(["a": .array(list), "b": .string("x\ny é é 😀 /\"")]))
  }

  @Test(arguments: [
    ("", "unexpected end at byte 0"),
    ("{", "expected '\"' at byte 1"),
    ("[1,]", "expected a value at byte 3"),
    ("[1 2]", "expected ']' at byte 3"),
    (#"{"a" 1}"#, "expected ':' at byte 5"),
    ("tru", "unknown word at byte 3"),
    ("1 1", "trailing characters at byte 2"),
    ("\"abc", "text without an end at byte 4"),
    ("\"a\u{1}\"", "control character in a text at byte 3"),
    (#""\x""#, "unknown escape at byte 3"),
    (#""\ud83d""#, "expected '\\' at byte 7"),
    (#""\ud83d\u0041""#, "lone surrogate at byte 13"),
    (#""\u00"#, "text without an end at byte 3"),
  ])
  func saysWhatIsWrongAndWhere(text: String, complaint: String) {
    let error = #expect(throws: JSONError.self) { try read(text) }
    #expect(error?.description == complaint)
  }

  @Test func refusesTextThatIsNotUTF8() {
    #expect(throws: JSONError(problem: "text is not UTF-8", offset: 3)) {
      try JSONReader.read([0x22, 0xFF, 0x22])
    }
  }

  @Test func refusesEndlessNestingInsteadOfOverflowing() {
    #expect(throws: JSONError(problem: "nesting too deep", offset: 256)) {
      try read(String(repeating: "[", count: 1_000_000))
    }
  }

  @Test func writtenValuesAreReadBack() throws {
    let value = JSONValue.object([
      "text": .string("\"\\\n\u{1}é😀"), "list": .array([.number(1), .number(0.5), .null]),
      "flag": .bool(true),
    ])
    #expect(
      String(decoding: value.encoded, as: UTF8.self)
        == #"{"flag":true,"list":[1,0.5,null],"text":"\"\\\u000a\u0001é😀"}"#)
    #expect(try JSONReader.read(value.encoded) == value)
  }
}
