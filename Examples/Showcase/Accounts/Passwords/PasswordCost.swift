/// What one guess of a password costs: the parameters of scrypt (RFC 7914).
///
/// They are kept beside every hash, so that they can be raised: a hash of another cost is made anew
/// when its owner next signs in.
public struct PasswordCost: Hashable, Sendable {
  /// The binary logarithm of scrypt's N. Memory in bytes is `128 << exponent * blockSize`.
  public let exponent: Int
  /// scrypt's r.
  public let blockSize: Int
  /// scrypt's p: how many times the work is done, one after the other, in the same memory.
  public let parallelism: Int

  /// - Precondition: each is positive, and N is at most 2^20, so that nothing asks for more than a
  ///   gigabyte of memory by mistake.
  public init(exponent: Int, blockSize: Int = 8, parallelism: Int) {
    precondition((1...20).contains(exponent), "N is 2 to 2^20.")
    precondition((1...32).contains(blockSize), "r is 1 to 32.")
    precondition((1...64).contains(parallelism), "p is 1 to 64.")
    self.exponent = exponent
    self.blockSize = blockSize
    self.parallelism = parallelism
  }

  /// N = 2^14, r = 8, p = 5: 16 MiB for each hash.
  ///
  /// One of the five settings that OWASP's Password Storage Cheat Sheet holds equally strong (its
  /// first is N = 2^17, p = 1 with 128 MiB). The one that needs less memory suits a small server.
  public static let recommended = PasswordCost(exponent: 14, blockSize: 8, parallelism: 5)

  /// Next to nothing, for tests. Never for a password that anybody uses.
  public static let forTests = PasswordCost(exponent: 4, blockSize: 1, parallelism: 1)
}
