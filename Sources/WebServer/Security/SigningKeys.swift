import CProcess
import Crypto
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A signing key that cannot be used.
package struct SigningKeyError: Error, CustomStringConvertible {
  package var description: String
}

/// Where the server's signing keys come from.
package enum SigningKeys {
  /// The keys of `APUS_KEY` and `APUS_PREVIOUS_KEY` (64 or more hexadecimal digits each), or else of
  /// the files `signing-key` and `signing-key.previous` in the data directory. The former is
  /// created, readable by its owner only, if it is missing.
  ///
  /// To rotate, move `signing-key` to `signing-key.previous` and restart: what the old key signed
  /// stays valid until it expires.
  package static func signer(
    data: URL, environment: [String: String], now: @escaping @Sendable () -> Date = { Date() }
  ) throws -> TokenSigner {
    if let text = environment["APUS_KEY"] {
      return TokenSigner(
        current: try key(hexadecimal: text, source: "APUS_KEY"),
        previous: try environment["APUS_PREVIOUS_KEY"].map {
          try key(hexadecimal: $0, source: "APUS_PREVIOUS_KEY")
        }, now: now)
    }
    let file = data.appendingPathComponent("signing-key").path
    return TokenSigner(
      current: try read(file) ?? create(file), previous: try read(file + ".previous"), now: now)
  }

  /// The keys of the environment in a file that has no name and that a started process can read.
  /// - Returns: Its descriptor; nil if the keys are files of the data directory, or it cannot be made.
  package static func fileOfEnvironment() -> Int32? {
    let environment = ProcessInfo.processInfo.environment
    guard let key = environment["APUS_KEY"] else { return nil }
    let text = Array("\(key)\n\(environment["APUS_PREVIOUS_KEY"] ?? "")".utf8)
    let file = process_memory_file("apus-keys", 0)
    guard file >= 0 else { return nil }
    guard write(file, text, text.count) == text.count, lseek(file, 0, SEEK_SET) == 0 else {
      close(file)
      return nil
    }
    return file
  }

  /// Reads the keys that ``fileOfEnvironment()`` has written, and closes the file.
  /// - Returns: Variables as they stand in the front's environment; none if it has none.
  package static func takeEnvironment(from file: Int32) -> [String: String] {
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = Glibc.read(file, &bytes, bytes.count)
    let lines = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 2 else { return [:] }
    var keys = ["APUS_KEY": String(lines[0])]
    if !lines[1].isEmpty { keys["APUS_PREVIOUS_KEY"] = String(lines[1]) }
    return keys
  }

  private static func key(hexadecimal text: String, source: String) throws -> SymmetricKey {
    let digits = text.utf8.filter { $0 != UInt8(ascii: "\n") }
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard values.count == digits.count, values.count % 2 == 0, values.count >= 64 else {
      throw SigningKeyError(
        description: "\(source) is not a key: expected at least 64 hexadecimal digits")
    }
    return SymmetricKey(
      data: stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
    )
  }

  private static func read(_ path: String) throws -> SymmetricKey? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw SigningKeyError(
        description: "\(path) cannot be read: \(String(cString: strerror(errno)))")
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & 0o077 == 0 else {
      throw SigningKeyError(description: "\(path) may be read by others: change its mode to 600")
    }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = Glibc.read(file, &bytes, bytes.count)
    return try key(
      hexadecimal: String(decoding: bytes.prefix(max(0, count)), as: UTF8.self), source: path)
  }

  /// Writes a key beside its place and links it there: of two processes that start at once, both end
  /// up with the same whole key.
  private static func create(_ path: String) throws -> SymmetricKey {
    let fresh = SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) }
    let text = fresh.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "\n"
    let draft = "\(path).\(getpid())"
    unlink(draft)
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    var isWritten = file >= 0
    if isWritten {
      isWritten = write(file, text, text.utf8.count) == text.utf8.count && fsync(file) == 0
      close(file)
    }
    if isWritten { isWritten = link(draft, path) == 0 || errno == EEXIST }
    let error = String(cString: strerror(errno))
    unlink(draft)
    guard isWritten, let key = try read(path) else {
      throw SigningKeyError(description: "\(path) cannot be created: \(error)")
    }
    return key
  }
}
