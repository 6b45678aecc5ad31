import Testing

@testable import StrictWebSocket

@Suite struct UTF8ValidatorTests {
  private func judge(_ bytes: [UInt8], pieces: Int) -> Bool {
    var validator = UTF8Validator()
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
      guard piece.withUnsafeBytes({ validator.accept($0) }) else { return false }
    }
    return validator.isAtBoundary
  }

  @Test(arguments: [1, 3, 64])
  func agreesWithTheStandardLibrary(pieces: Int) {
    var generator = Seeded(state: 42)
    let interesting: [UInt8] = [
      0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xDF, 0xE0, 0xE2, 0xED, 0xEF,
      0xF0,
      0xF1, 0xF4, 0xF5, 0xFF,
    ]
    var valid = 0
    for _ in 0..<50_000 {
      let bytes = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        interesting.randomElement(using: &generator)!
      }
      let padded = [UInt8](repeating: 0x61, count: Int.random(in: 0...9, using: &generator)) + bytes
      let expected = String(validating: padded, as: UTF8.self) != nil
      valid += expected ? 1 : 0
      #expect(judge(padded, pieces: pieces) == expected, "\(padded)")
    }
    #expect(valid > 1000)
  }

  @Test func acceptsEveryCharacter() {
    for value in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let bytes = Array(UTF8.encode(scalar)!)
      if !judge(bytes, pieces: 1) { Issue.record("U+\(String(value, radix: 16))") }
    }
  }
}

/// A generator whose numbers are the same in each run (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
