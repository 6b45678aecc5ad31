import Crypto
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files of saved sessions: one for each, encrypted with a key of this server, and removed
/// before it is used.
///
/// What was written outlives the process at once, and a power cut after ``settle()``.
/// Each visitor has a folder of their own in it, and a share of the whole; where there is too much, the
/// oldest sessions give way.
final class KeptSessionFiles: Sendable {
  /// The most that is kept, in bytes and files.
  struct Limits: Sendable {
    var total = 256 << 20
    var share = 4 << 20
    var sessionsOfVisitor = 64
  }

  private let folder: URL
  private let signer: TokenSigner
  private let limits: Limits
  private let known = Mutex(Known())

  /// This process's memory of the files.
  private struct Known {
    /// Bytes written since the last look at all files.
    var unseen = 0
    /// Paths of files not yet on disk.
    var unsettled: Set<String> = []
    /// The sizes of the files of visitors' folders, as far as they are known.
    var sizes: [String: [String: Int]] = [:]
  }

  init(folder: URL, signer: TokenSigner, limits: Limits = Limits()) throws {
    self.folder = folder
    self.signer = signer
    self.limits = limits
    try Self.make(folder)
  }

  func write(
    _ session: KeptSession, of id: SessionIdentifier, by visitor: VisitorIdentifier? = nil
  ) throws {
    let bytes = try signer.encrypt(JSONEncoder().encode(session), of: id.bytes)
    let home = home(of: visitor)
    let file = JournalFile(path: place(of: id, in: home).path)
    let size: Int
    do {
      size = try file.write(bytes)
    } catch let error as POSIXError where error.code == .ENOENT {
      try Self.make(home)
      size = try file.write(bytes)
    }
    let isDue = known.withLock { known in
      known.unsettled.insert(file.path)
      known.unseen += bytes.count
      guard known.unseen >= limits.total / 64 else { return false }
      known.unseen = 0
      return true
    }
    if visitor != nil { keepShare(of: home, with: id, size) }
    if isDue { trimAll() }
  }

  /// Puts all that was written onto the disk.
  /// - Returns: Whether there was something.
  @discardableResult
  func settle() -> Bool {
    let paths = known.withLock { known in
      defer { known.unsettled = [] }
      return known.unsettled
    }
    for path in paths { JournalFile(path: path).settle() }
    return !paths.isEmpty
  }

  /// Removes a visitor's oldest sessions if they have more than their share.
  private func keepShare(of home: URL, with id: SessionIdentifier, _ size: Int) {
    let isWithin = known.withLock { known in
      guard var sizes = known.sizes[home.path] else { return false }
      sizes[Base64URL.encode(id.bytes)] = size
      known.sizes[home.path] = sizes
      return sizes.count <= limits.sessionsOfVisitor && sizes.values.reduce(0, +) <= limits.share
    }
    if isWithin { return }
    let left = Self.trim(Self.files(in: home), to: limits.share, count: limits.sessionsOfVisitor)
    let sizes = Dictionary(left.map { ($0.place.lastPathComponent, $0.size) }) { $1 }
    known.withLock { $0.sizes[home.path] = sizes }
  }

  /// Reads a session and removes it, so that a state that crashes the process does so only once.
  func take(
    _ id: SessionIdentifier, by visitor: VisitorIdentifier? = nil, now: Double
  ) -> KeptSession? {
    let file = JournalFile(path: place(of: id, in: home(of: visitor)).path)
    let texts = file.texts()
    guard file.remove() else { return nil }
    let session = texts.lazy.compactMap { [signer] text in
      (try? signer.decrypt(text, of: id.bytes))
        .flatMap { try? JSONDecoder().decode(KeptSession.self, from: $0) }
    }.first
    return session.flatMap { now - $0.time < KeptSession.lifetime ? $0 : nil }
  }

  func remove(_ id: SessionIdentifier, by visitor: VisitorIdentifier? = nil) {
    JournalFile(path: place(of: id, in: home(of: visitor)).path).remove()
  }

  /// Removes expired files, and the oldest ones where there are too many.
  func removeOld(now: Date = Date()) {
    for home in homes() {
      for file in Self.files(in: home)
      where now.timeIntervalSince(file.time) > KeptSession.lifetime {
        file.remove()
      }
      // Another process may just have made it, for what it writes next.
      if home != folder, let time = Self.time(of: home),
        now.timeIntervalSince(time) > KeptSession.lifetime
      {
        rmdir(home.path)
      }
    }
    trimAll()
    known.withLock { $0.sizes = [:] }
  }

  private func trimAll() {
    Self.trim(homes().flatMap(Self.files), to: limits.total, count: .max)
  }

  // MARK: Places

  private static func make(_ folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// The folder of a visitor, which does not tell who it is.
  private func home(of visitor: VisitorIdentifier?) -> URL {
    guard let visitor else { return folder }
    let name = Base64URL.encode(Array(SHA256.hash(data: visitor.bytes).prefix(15)))
    return folder.appendingPathComponent("of-" + name, isDirectory: true)
  }

  private func place(of id: SessionIdentifier, in home: URL) -> URL {
    home.appendingPathComponent(Base64URL.encode(id.bytes))
  }

  private func homes() -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return [folder]
      + names.filter { $0.hasPrefix("of-") }.map {
        folder.appendingPathComponent($0, isDirectory: true)
      }
  }

  /// A session's file.
  private struct File {
    let place: URL
    var size: Int
    var time: Date

    func remove() { JournalFile(path: place.path).remove() }
  }

  private static func files(in home: URL) -> [File] {
    let keys: Set<URLResourceKey> = [
      .contentModificationDateKey, .fileSizeKey, .isRegularFileKey,
    ]
    let places = try? FileManager.default.contentsOfDirectory(
      at: home, includingPropertiesForKeys: Array(keys))
    var files: [File] = []
    for place in places ?? [] {
      guard let values = try? place.resourceValues(forKeys: keys), values.isRegularFile == true,
        let time = values.contentModificationDate
      else { continue }
      files.append(File(place: place, size: values.fileSize ?? 0, time: time))
    }
    return files
  }

  private static func time(of place: URL) -> Date? {
    try? place.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }

  /// Removes the oldest files, until the others are within the limits.
  /// - Returns: The others.
  @discardableResult
  private static func trim(_ files: [File], to bytes: Int, count: Int) -> ArraySlice<File> {
    var size = files.reduce(0) { $0 + $1.size }
    guard size > bytes || files.count > count else { return files[...] }
    var left = files.sorted { $0.time < $1.time }[...]
    while let oldest = left.first, size > bytes || left.count > count {
      oldest.remove()
      size -= oldest.size
      left = left.dropFirst()
    }
    return left
  }
}
