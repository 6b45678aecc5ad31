import Crypto
import Foundation
import Testing

@testable import PageProtocol
@testable import WebServer

@Suite struct SecurityTokenTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  private func signer(_ key: UInt8, previous: UInt8? = nil, at offset: TimeInterval = 0)
    -> TokenSigner
  {
    let date = start + offset
    return TokenSigner(
      current: SymmetricKey(data: [UInt8](repeating: key, count: 32)),
      previous: previous.map { SymmetricKey(data: [UInt8](repeating: $0, count: 32)) },
      now: { date })
  }

  @Test func aTokenGivesItsPayloadBack() throws {
    for size in [0, 1, 2, 3, 16, 100] {
      let payload = (0..<size).map { UInt8(truncatingIfNeeded: $0 * 37) }
      let token = signer(1).sign(payload, for: .page)
      #expect(try signer(1).verify(token, for: .page) == payload)
      #expect(token.utf8.allSatisfy { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "+") })
    }
  }

  /// Each bit of 40 tokens, and each bit of their text.
  @Test func noFlippedBitIsAccepted() throws {
    var flips = 0
    for index in 0..<40 {
      let token = signer(1).sign((0..<index).map { UInt8($0) }, for: .page)
      let bytes = try #require(Base64URL.decode(token))
      for bit in 0..<(bytes.count * 8) {
        var changed = bytes
        changed[bit / 8] ^= 1 << (bit % 8)
        flips += 1
        if (try? signer(1).verify(Base64URL.encode(changed), for: .page)) != nil {
          Issue.record("bit \(bit) of token \(index)")
        }
      }
      let text = Array(token.utf8)
      for bit in 0..<(text.count * 8) {
        var changed = text
        changed[bit / 8] ^= 1 << (bit % 8)
        flips += 1
        let spelled = String(decoding: changed, as: UTF8.self)
        if (try? signer(1).verify(spelled, for: .page)) != nil {
          Issue.record("bit \(bit) of the text of token \(index)")
        }
      }
    }
    #expect(flips >= 10_000)
  }

  @Test func noCutOrLongerTokenIsAccepted() {
    let token = signer(1).sign([1, 2, 3], for: .page)
    for length in 0..<token.utf8.count {
      #expect(throws: TokenError.invalid) {
        try signer(1).verify(token.prefix(length), for: .page)
      }
    }
    for suffix in ["A", "=", " ", "\n", "\u{0}", String(repeating: "A", count: 10_000)] {
      #expect(throws: TokenError.invalid) { try signer(1).verify(token + suffix, for: .page) }
    }
  }

  @Test func aTokenIsForOnePurpose() {
    for purpose in TokenPurpose.allCases {
      let token = signer(1).sign([], for: purpose)
      for other in TokenPurpose.allCases where other != purpose {
        #expect(throws: TokenError.invalid) { try signer(1).verify(token, for: other) }
      }
    }
  }

  @Test func aTokenExpires() throws {
    let token = signer(1).sign([7], for: .page, lifetime: .seconds(60))
    #expect(try signer(1, at: 59.9).verify(token, for: .page) == [7])
    #expect(throws: TokenError.expired) { try signer(1, at: 60).verify(token, for: .page) }
  }

  @Test func noTokenLivesLongerThanADay() throws {
    let token = signer(1).sign([7], for: .page, lifetime: .seconds(1_000_000))
    #expect(throws: TokenError.expired) { try signer(1, at: 86400).verify(token, for: .page) }
  }

  @Test func twoKeysAreValidDuringRotation() throws {
    let old = signer(1).sign([7], for: .page)
    #expect(try signer(2, previous: 1).verify(old, for: .page) == [7])
    #expect(throws: TokenError.invalid) { try signer(2).verify(old, for: .page) }
    #expect(throws: TokenError.invalid) { try signer(3, previous: 2).verify(old, for: .page) }
    let new = signer(2, previous: 1).sign([8], for: .page)
    #expect(try signer(2).verify(new, for: .page) == [8])
    #expect(throws: TokenError.invalid) { try signer(1).verify(new, for: .page) }
  }

  @Test func identifiersAreDistinctAndKeepTheirBytes() {
    var seen: Set<SessionIdentifier> = []
    for _ in 0..<10_000 {
      let identifier = SessionIdentifier()
      #expect(SessionIdentifier(bytes: identifier.bytes) == identifier)
      seen.insert(identifier)
    }
    #expect(seen.count == 10_000)
    #expect(SessionIdentifier(bytes: [1, 2, 3]) == nil)
    #expect(SessionIdentifier().description.count == 8)
  }

  @Test func aKeyIsMadeOnceForItsOwnerOnly() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("apus-keys-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try SigningKeys.signer(data: folder, environment: [:])
    let second = try SigningKeys.signer(data: folder, environment: [:])
    let token = first.sign([1], for: .page)
    #expect(try second.verify(token, for: .page) == [1])
    let file = folder.appendingPathComponent("signing-key")
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["signing-key"])

    try FileManager.default.moveItem(
      at: file, to: folder.appendingPathComponent("signing-key.previous"))
    let rotated = try SigningKeys.signer(data: folder, environment: [:])
    #expect(try rotated.verify(token, for: .page) == [1])
    #expect(throws: TokenError.invalid) {
      try second.verify(rotated.sign([1], for: .page), for: .page)
    }

    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    #expect(throws: SigningKeyError.self) {
      try SigningKeys.signer(data: folder, environment: [:])
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    try Data("short".utf8).write(to: file)
    #expect(throws: SigningKeyError.self) {
      try SigningKeys.signer(data: folder, environment: [:])
    }
  }

  @Test func aKeyMayComeFromTheEnvironment() throws {
    let key = String(repeating: "0f", count: 32)
    let folder = URL(fileURLWithPath: "/nonexistent")
    let signer = try SigningKeys.signer(data: folder, environment: ["APUS_KEY": key])
    let token = signer.sign([1], for: .page)
    let rotated = try SigningKeys.signer(
      data: folder,
      environment: ["APUS_KEY": String(repeating: "1e", count: 32), "APUS_PREVIOUS_KEY": key])
    #expect(try rotated.verify(token, for: .page) == [1])
    for bad in ["", "0f", "zz" + key] {
      #expect(throws: SigningKeyError.self) {
        try SigningKeys.signer(data: folder, environment: ["APUS_KEY": bad])
      }
    }
  }
}
