import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written anew as a whole, often.
///
/// A new text is complete as soon as it has its name, whatever happens to the process. It has a name beside the one
/// that lasts, until ``settle()`` has put it onto the disk. After a power cut the older text is still there.
struct RenewedFile {
  /// The path of the older text, already on disk.
  let path: String

  private static let suffix = ".new"
  private var newest: String { path + Self.suffix }
  private var draft: String { path + ".draft" }

  /// The name of the file to which another name in its folder belongs.
  static func name(of entry: String) -> String {
    entry.hasSuffix(suffix) ? String(entry.dropLast(suffix.count)) : entry
  }

  /// - Throws: ``POSIXError``. The older text stays.
  func write(_ bytes: Data) throws {
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Self.failure(errno) }
    var code = bytes.withUnsafeBytes { Self.write($0, to: file) }
    Self.stamp(file)
    if close(file) != 0, code == 0 { code = errno }
    if code == 0, rename(draft, newest) != 0 { code = errno }
    guard code == 0 else {
      // Half a file would only take what little space there is.
      unlink(draft)
      throw Self.failure(code)
    }
  }

  /// - Returns: The system's error number; 0 if all is written.
  private static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int32 {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(file, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return 0
  }

  /// The system's own times are as coarse as its ticks, which hold several files.
  private static func stamp(_ file: Int32) {
    var times = [timespec(), timespec()]
    for index in times.indices { clock_gettime(CLOCK_REALTIME, &times[index]) }
    futimens(file, times)
  }

  /// Puts the newest text onto the disk, for good.
  func settle() {
    let file = open(newest, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    if fdatasync(file) == 0 { rename(newest, path) }
  }

  /// The texts, the newest first: that one may be broken after a power cut.
  func texts() -> [Data] {
    [newest, path].compactMap { try? Data(contentsOf: URL(fileURLWithPath: $0)) }
  }

  /// - Returns: Whether nothing is left of it.
  @discardableResult
  func remove() -> Bool {
    [newest, path].allSatisfy { (name: String) in unlink(name) == 0 || errno == ENOENT }
  }

  private static func failure(_ code: Int32) -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
  }
}
