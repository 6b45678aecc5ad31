// swift-crypto has CryptoKit's names on Linux, with the same results.
@_exported import Crypto

/// A device's chip for keys. A server has none.
public enum SecureEnclave {
  /// Whether there is such a chip: false.
  public static var isAvailable: Bool { false }
}
