import Foundation
import NIOCore
import Synchronization

/// The files of uploads, from their first byte until they are deleted.
final class UploadStore: Sendable {
  struct Slot: Sendable {
    let file: URL
    let address: ClientAddress
  }

  private let folder: URL
  private let limits: ServerLimits
  private let loop: any EventLoop
  private let counts = Mutex<[ClientAddress: Int]>([:])

  /// Creates the folder, and deletes what an earlier process left in it.
  /// - Parameters:
  ///   - isShared: Whether an earlier process is still at work there.
  ///   - loop: Schedules the deletion of files.
  init(folder: URL, isShared: Bool = false, limits: ServerLimits, loop: any EventLoop) throws {
    self.folder = folder
    self.limits = limits
    self.loop = loop
    if !isShared { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Reserves a file for an address.
  /// - Returns: `nil` if the address has too many.
  func begin(for address: ClientAddress) -> Slot? {
    let key = address.limitKey
    let isAllowed = counts.withLock { counts in
      guard counts[key, default: 0] < limits.uploadsPerAddress else { return false }
      counts[key, default: 0] += 1
      return true
    }
    guard isAllowed else { return nil }
    let file = folder.appendingPathComponent(UUID().uuidString)
    guard
      FileManager.default.createFile(
        atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else {
      release(key)
      return nil
    }
    return Slot(file: file, address: key)
  }

  /// Deletes a file and frees its slot after a delay, or immediately if the site moved it.
  func end(_ slot: Slot, after delay: Duration) {
    guard delay > .zero, FileManager.default.fileExists(atPath: slot.file.path) else {
      return delete(slot)
    }
    loop.scheduleTask(in: TimeAmount(delay)) { self.delete(slot) }
  }

  private func delete(_ slot: Slot) {
    // The site may have moved the file away.
    try? FileManager.default.removeItem(at: slot.file)
    release(slot.address)
  }

  private func release(_ key: ClientAddress) {
    counts.withLock { counts in
      guard let count = counts[key] else { return }
      counts[key] = count > 1 ? count - 1 : nil
    }
  }
}
