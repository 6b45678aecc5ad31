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
  /// Bytes that this process has written since it looked at all that is kept.
  private let unseen = Mutex(0)

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
    if visitor != nil { try Self.make(home) }
    let place = place(of: id, in: home)
    let draft = place.path + ".new"
    guard
      FileManager.default.createFile(
        atPath: draft, contents: bytes, attributes: [.posixPermissions: 0o600]),
      rename(draft, place.path) == 0
    else {
      let code = errno
      // Half a file would only take what little space there is.
      unlink(draft)
      throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
    }
    if visitor != nil {
      Self.trim(Self.files(in: home), to: limits.share, count: limits.sessionsOfVisitor)
    }
    let isDue = unseen.withLock { count in
      count += bytes.count
      guard count >= limits.total / 64 else { return false }
      count = 0
      return true
    }
    if isDue { trimAll() }
  }

  /// Reads a session and removes it, so that a state that crashes the process does so only once.
  func take(
    _ id: SessionIdentifier, by visitor: VisitorIdentifier? = nil, now: Double
  ) -> KeptSession? {
    let place = place(of: id, in: home(of: visitor))
    guard let bytes = try? Data(contentsOf: place),
      (try? FileManager.default.removeItem(at: place)) != nil,
      let plain = try? signer.decrypt(bytes, of: id.bytes),
      let session = try? JSONDecoder().decode(KeptSession.self, from: plain),
      now - session.time < KeptSession.lifetime
    else { return nil }
    return session
  }

  func remove(_ id: SessionIdentifier, by visitor: VisitorIdentifier? = nil) {
    try? FileManager.default.removeItem(at: place(of: id, in: home(of: visitor)))
  }

  /// Removes expired files, and the oldest ones where there are too many.
  func removeOld(now: Date = Date()) {
    for home in homes() {
      for file in Self.files(in: home)
      where now.timeIntervalSince(file.time) > KeptSession.lifetime {
        try? FileManager.default.removeItem(at: file.place)
      }
      // Another process may just have made it, for what it writes next.
      if home != folder, let time = Self.time(of: home),
        now.timeIntervalSince(time) > KeptSession.lifetime
      {
        rmdir(home.path)
      }
    }
    trimAll()
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

  private struct File {
    let place: URL
    let size: Int
    let time: Date
  }

  private static func files(in home: URL) -> [File] {
    let keys: Set<URLResourceKey> = [
      .contentModificationDateKey, .fileSizeKey, .isRegularFileKey,
    ]
    let places = try? FileManager.default.contentsOfDirectory(
      at: home, includingPropertiesForKeys: Array(keys))
    return (places ?? []).compactMap { place in
      guard let values = try? place.resourceValues(forKeys: keys), values.isRegularFile == true,
        let time = values.contentModificationDate
      else { return nil }
      return File(place: place, size: values.fileSize ?? 0, time: time)
    }
  }

  private static func time(of place: URL) -> Date? {
    try? place.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }

  /// Removes the oldest files, until the others are within the limits.
  private static func trim(_ files: [File], to bytes: Int, count: Int) {
    var (size, left) = (files.reduce(0) { $0 + $1.size }, files.count)
    guard size > bytes || left > count else { return }
    for file in files.sorted(by: { $0.time < $1.time }) where size > bytes || left > count {
      try? FileManager.default.removeItem(at: file.place)
      size -= file.size
      left -= 1
    }
  }
}
