import Crypto
import Foundation
import PageProtocol
import Synchronization
import WebServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files of saved sessions: one for each, encrypted with a key of this server.
///
/// A session that is restored gets a new identifier and keeps its file, whose name is the first identifier. The file
/// is renamed before it is used, and replaced when the restored session is written. A full disk therefore costs no
/// state, and a state that ends processes is used ``mostTries`` times.
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

  /// How many processes use a state that is not written anew.
  private static let mostTries = 2

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
    /// Paths of files that this process uses and has not written anew.
    var taken: Set<String> = []
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
    let bytes = try signer.encrypt(Data(session.json()), of: id.bytes)
    let home = home(of: visitor)
    let file = JournalFile(path: place(of: id, in: home).path)
    let size: Int
    do {
      size = try file.write(bytes)
    } catch let error as POSIXError where error.code == .ENOENT {
      try Self.make(home)
      size = try file.write(bytes)
    }
    if known.withLock({ $0.taken.remove(file.path) != nil }) { removeTries(of: file) }
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

  /// Reads the state of a session, which stays in its file until it is written anew.
  /// - Parameters:
  ///   - name: The identifier that the file is named after.
  ///   - id: The session whose state it has to be; nil: the one that the file is named after.
  /// - Returns: Nil if there is none, it is another session's, or it was used too often.
  func take(
    _ name: SessionIdentifier, of id: SessionIdentifier? = nil,
    by visitor: VisitorIdentifier? = nil, now: Double
  ) -> KeptSession? {
    let file = JournalFile(path: place(of: name, in: home(of: visitor)).path)
    guard let tries = (0...Self.mostTries).first(where: { file.tried($0).exists })
    else { return nil }
    // Another page of this process goes on with it.
    if tries > 0, known.withLock({ $0.taken.contains(file.path) }) { return nil }
    let tried = file.tried(tries)
    guard tries < Self.mostTries,
      let session = tried.texts().lazy.compactMap({ self.session($0, of: name) }).first,
      now - session.time < KeptSession.lifetime
    else {
      tried.remove()
      return nil
    }
    guard session.successor == nil || session.successor == id,
      tried.move(to: file.tried(tries + 1))
    else { return nil }
    known.withLock { _ = $0.taken.insert(file.path) }
    return session
  }

  private func session(_ text: Data, of name: SessionIdentifier) -> KeptSession? {
    (try? signer.decrypt(text, of: name.bytes))
      .flatMap { try? JSONDecoder().decode(KeptSession.self, from: $0) }
  }

  func remove(_ name: SessionIdentifier, by visitor: VisitorIdentifier? = nil) {
    let file = JournalFile(path: place(of: name, in: home(of: visitor)).path)
    file.remove()
    if known.withLock({ $0.taken.remove(file.path) != nil }) { removeTries(of: file) }
  }

  private func removeTries(of file: JournalFile) {
    for tries in 1...Self.mostTries { file.tried(tries).remove() }
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
