import Foundation
import Testing

@testable import Accounts

struct PasswordTests {
  @Test
  func onlyThePasswordItselfMatches() throws {
    let hash = try PasswordHash(of: "correct horse", cost: .forTests)
    #expect(try hash.matches("correct horse"))
    #expect(try !hash.matches("correct horsE"))
    #expect(try !hash.matches(""))
  }

  @Test
  func samePasswordsHaveDifferentHashes() throws {
    let (one, other) = try (
      PasswordHash(of: "same", cost: .forTests), PasswordHash(of: "same", cost: .forTests)
    )
    #expect(one.salt != other.salt)
    #expect(one.text != other.text)
    #expect(one.salt.count == 16)
  }

  @Test
  func theParametersStandBesideTheHash() throws {
    let hash = try PasswordHash(
      of: "secret", cost: PasswordCost(exponent: 5, blockSize: 2, parallelism: 3))
    #expect(hash.text.hasPrefix("$scrypt$ln=5,r=2,p=3$"))
    let read = try #require(PasswordHash(text: hash.text))
    #expect(read == hash)
    #expect(try read.matches("secret"))
  }

  @Test
  func theHashIsScrypt() throws {
    // hashlib.scrypt of Python 3 gave this key.
    let text =
      "$scrypt$ln=10,r=8,p=16$MDEyMzQ1Njc4OWFiY2RlZg==$035RvmjQVNYRaplCLrCq4y48A/8XQV5gMkdoY8ftvyA="
    #expect(try #require(PasswordHash(text: text)).matches("password"))
  }

  @Test
  func lettersTypedAsOtherCodePointsAreTheSame() throws {
    let hash = try PasswordHash(of: "caf\u{E9}", cost: .forTests)
    #expect(try hash.matches("cafe\u{301}"))
  }

  @Test
  func aPasswordThatIsTooLongIsNobodys() throws {
    let long = String(repeating: "a", count: PasswordHash.longestPassword)
    let hash = try PasswordHash(of: long, cost: .forTests)
    #expect(try hash.matches(long))
    #expect(try !hash.matches(long + "a"))
  }

  @Test(arguments: [
    "", "$", "plain", "$scrypt$ln=99,r=8,p=1$AAAA$AAAA", "$scrypt$ln=5,r=8$AAAA$AAAA",
    "$argon2id$ln=5,r=8,p=1$MDEyMzQ1Njc4OWFiY2RlZg==$MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=",
  ])
  func whatIsNotAHashIsNotRead(_ text: String) {
    #expect(PasswordHash(text: text) == nil)
  }

  @Test
  func theRecommendedCostIsOneOfOWASPs() {
    #expect(PasswordCost.recommended == PasswordCost(exponent: 14, blockSize: 8, parallelism: 5))
  }

  @Test
  func noMoreThanTheLimitWait() async throws {
    let hasher = PasswordHasher(cost: .forTests, limit: 0)
    await #expect(throws: PasswordHasher.Overloaded.self) { try await hasher.hash("secret") }
    let one = PasswordHasher(cost: .forTests, limit: 1)
    _ = try await one.hash("secret")
    _ = try await one.hash("and again, when the first is done")
  }
}
