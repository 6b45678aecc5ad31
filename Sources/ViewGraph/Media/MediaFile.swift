import Foundation

/// The kind and the length of a film or a sound, by its file. Only headers are read, and nothing is decoded.
package struct MediaFile: Equatable, Sendable {
  package enum Format: String, Sendable, CaseIterable {
    case wave = "audio/wav"
    case mp3 = "audio/mpeg"
    case aac = "audio/aac"
    case flac = "audio/flac"
    case ogg = "audio/ogg"
    case m4a = "audio/mp4"
    case mp4 = "video/mp4"
    case quickTime = "video/quicktime"
    case webm = "video/webm"
  }

  package let format: Format
  /// Seconds; nil: the header does not say it.
  package let duration: Double?
  /// Bytes.
  package let size: Int

  /// Nil: there is no such file, or it is no film or sound that browsers may know.
  package init?(path: String) {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard
      let attributes = try? FileManager.default.attributesOfItem(atPath: place),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int, let handle = FileHandle(forReadingAtPath: place)
    else { return nil }
    defer { try? handle.close() }
    self.init(size: size) { offset, count in
      guard (try? handle.seek(toOffset: UInt64(offset))) != nil else { return [] }
      return Array((try? handle.read(upToCount: count)) ?? Data())
    }
  }

  /// Nil: it is no film or sound that browsers may know.
  package init?(_ data: Data) {
    let data = Array(data)
    self.init(size: data.count) { offset, count in
      offset < data.count ? Array(data[offset..<min(data.count, offset + count)]) : []
    }
  }

  private init?(size: Int, read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]) {
    let reader = MediaReader(size: size, bytes: read)
    guard let (format, duration) = reader.found else { return nil }
    self.format = format
    self.duration = duration.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.size = size
  }

  /// Some bytes of a file; nil: they cannot be read.
  package static func bytes(_ path: String, from offset: Int, count: Int) -> Data? {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let handle = FileHandle(forReadingAtPath: place) else { return nil }
    defer { try? handle.close() }
    guard (try? handle.seek(toOffset: UInt64(offset))) != nil else { return nil }
    return try? handle.read(upToCount: count)
  }
}
