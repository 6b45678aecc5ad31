import Foundation
import Synchronization

/// The files of an app that visitors may load, each under an address that changes with its content.
///
/// A host answers for exactly these addresses: a name that somebody makes up is none of them, whatever
/// it contains.
package final class ServedFiles: Sendable {
  package struct File: Equatable, Sendable {
    package let url: URL
    /// Such as `image/png`; by the content, never by the name.
    package let type: String

    package init(url: URL, type: String) {
      self.url = url
      self.type = type
    }
  }

  package static let shared = ServedFiles()
  package static let prefix = "/_apus/picture/"
  /// Of fonts.
  package static let fontPrefix = "/_apus/font/"
  /// Bytes of the largest file that is served.
  package static let limit = 16 << 20

  /// What is in a file of at most ``limit`` bytes. Nil: it is larger, or no file, but a folder, a
  /// device or a pipe, which might have no end.
  package static func contents(_ path: String) -> Data? {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard
      let attributes = try? FileManager.default.attributesOfItem(atPath: place),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let handle = FileHandle(forReadingAtPath: place)
    else { return nil }
    defer { try? handle.close() }
    // Not by the size that the disk says: a file may grow while it is read.
    guard let data = try? handle.read(upToCount: limit + 1), data.count <= limit else { return nil }
    return data
  }

  private let files = Mutex<[String: File]>([:])

  package init() {}

  package subscript(address: String) -> File? { files.withLock { $0[address] } }

  /// The address of a file with this content.
  package func add(_ file: File, content: Data) -> String {
    let ending =
      file.type.split(separator: "/").last.map { $0.prefix { $0.isLetter || $0.isNumber } } ?? ""
    let prefix = file.type.hasPrefix("font/") ? Self.fontPrefix : Self.prefix
    let address = prefix + ContentHash.text(content) + "." + ending
    files.withLock { $0[address] = file }
    return address
  }
}

/// Tells one content from another: 128 bits, for files that nobody made in order to deceive.
package enum ContentHash {
  package static func text(_ data: Data) -> String {
    var first: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(data.count)
    var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    func mix(_ word: UInt64) {
      first = (first ^ word) &* 0xFF51_AFD7_ED55_8CCD
      first ^= first >> 32
      second = (second &+ word) &* 0xC4CE_B9FE_1A85_EC53
      second ^= second >> 29
    }
    data.withUnsafeBytes { bytes in
      let whole = bytes.count / 8
      for index in 0..<whole {
        mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)))
      }
      var rest: UInt64 = 0
      for byte in bytes[(whole * 8)...] { rest = rest << 8 | UInt64(byte) }
      mix(rest)
    }
    mix(second.byteSwapped)
    mix(0x27D4_EB2F_1656_67C5)
    return [first, second].map { word in
      let text = String(word, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }
}
