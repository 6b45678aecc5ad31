import Foundation
import ViewGraph

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A saved session, for the next process.
struct KeptSession: Codable, Sendable {
  /// How long it is valid, in seconds.
  static let lifetime = 7200.0

  let state: KeptState
  /// The number of the last event that was an act of the person.
  let lastAct: Int
  /// Seconds since 1970.
  let time: Double

  /// What a page is told about a session that replaces its own.
  struct Succession {
    /// The page's session; nil for a session that replaces none.
    var predecessor: SessionIdentifier?
    /// Whether the program is the one that the page's session ran in.
    var isSameBuild = true
    /// Whether some state of the screen was lost.
    var isPartial = false
    /// The last event whose consequences are on the screen.
    var lastAct = 0
  }
}

/// The files of saved sessions: one for each, encrypted with a key of this server, and removed
/// before it is used.
struct KeptSessionFiles: Sendable {
  private let folder: URL
  private let signer: TokenSigner

  init(folder: URL, signer: TokenSigner) throws {
    self.folder = folder
    self.signer = signer
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  func write(_ session: KeptSession, of id: SessionIdentifier) throws {
    let bytes = try signer.encrypt(JSONEncoder().encode(session), of: id.bytes)
    let place = place(of: id)
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
  }

  /// Reads a session and removes it, so that a state that crashes the process does so only once.
  func take(_ id: SessionIdentifier, now: Double) -> KeptSession? {
    let place = place(of: id)
    guard let bytes = try? Data(contentsOf: place),
      (try? FileManager.default.removeItem(at: place)) != nil,
      let plain = try? signer.decrypt(bytes, of: id.bytes),
      let session = try? JSONDecoder().decode(KeptSession.self, from: plain),
      now - session.time < KeptSession.lifetime
    else { return nil }
    return session
  }

  func remove(_ id: SessionIdentifier) {
    try? FileManager.default.removeItem(at: place(of: id))
  }

  /// Removes expired files.
  func removeOld(now: Date = Date()) {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: Array(keys))
    for file in files ?? [] {
      guard let time = try? file.resourceValues(forKeys: keys).contentModificationDate,
        now.timeIntervalSince(time) > KeptSession.lifetime
      else { continue }
      try? FileManager.default.removeItem(at: file)
    }
  }

  private func place(of id: SessionIdentifier) -> URL {
    folder.appendingPathComponent(Base64URL.encode(id.bytes))
  }
}
