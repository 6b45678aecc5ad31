import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file whose last whole record counts.
///
/// A new text is appended, which costs a fraction of a new file. It is complete as soon as it is
/// written, whatever happens to the process. After ``settle()`` it outlives a power cut; without it, an
/// older record is still there.
///
///     length of the text (4 bytes, the highest first) ‖ text ‖ …
struct JournalFile {
  let path: String

  /// A longer file is begun anew, unless it has one record.
  private static let longest = 16 << 10
  private static let headLength = 4
  private static let suffix = ".draft"
  private var draft: String { path + Self.suffix }

  /// - Returns: The length of the file, in bytes.
  /// - Throws: ``POSIXError``. The older text stays.
  func write(_ text: Data) throws -> Int {
    var record = withUnsafeBytes(of: UInt32(text.count).bigEndian) { Data($0) }
    record.append(text)
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC
    let file = open(path, flags, 0o600)
    guard file >= 0 else { throw Self.failure(errno) }
    let length = Int(lseek(file, 0, SEEK_END))
    guard length > 0, length + record.count > max(Self.longest, 2 * record.count) else {
      try Self.append(record, to: file, after: length)
      return length + record.count
    }
    close(file)
    let next = open(draft, flags | O_TRUNC, 0o600)
    guard next >= 0 else { throw Self.failure(errno) }
    do {
      try Self.append(record, to: next, after: 0, isSettled: true)
    } catch {
      // Half a file would only take what little space there is.
      unlink(draft)
      throw error
    }
    guard rename(draft, path) == 0 else { throw Self.failure(errno) }
    return record.count
  }

  /// Writes a record and closes the file. A part of a record is taken back.
  private static func append(
    _ record: Data, to file: Int32, after length: Int, isSettled: Bool = false
  ) throws {
    var code = record.withUnsafeBytes { write($0, to: file) }
    if code != 0 { _ = ftruncate(file, off_t(length)) }
    stamp(file)
    if code == 0, isSettled, fdatasync(file) != 0 { code = errno }
    if close(file) != 0, code == 0 { code = errno }
    if code != 0 { throw failure(code) }
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

  /// Puts the file onto the disk.
  func settle() {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = fdatasync(file)
    close(file)
  }

  /// The texts, the newest first. The end of a file that was cut short is left out.
  func texts() -> [Data] {
    guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return [] }
    var rest = bytes[...]
    var texts: [Data] = []
    while rest.count > Self.headLength {
      let length = rest.prefix(Self.headLength).reduce(0) { $0 << 8 | Int($1) }
      guard length > 0, length <= rest.count - Self.headLength else { break }
      texts.append(Data(rest.dropFirst(Self.headLength).prefix(length)))
      rest = rest.dropFirst(Self.headLength + length)
    }
    return texts.reversed()
  }

  /// - Returns: Whether nothing is left of it.
  @discardableResult
  func remove() -> Bool { unlink(path) == 0 || errno == ENOENT }

  var exists: Bool { access(path, F_OK) == 0 }

  /// The place of the file while its text is used for a number of times; 0: its own.
  func tried(_ times: Int) -> JournalFile {
    times == 0 ? self : JournalFile(path: "\(path)~\(times)")
  }

  /// - Returns: Whether it is there now. A full disk does not prevent it.
  func move(to other: JournalFile) -> Bool { rename(path, other.path) == 0 }

  private static func failure(_ code: Int32) -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
  }
}
