import Foundation

/// A kind of picture that a report may carry, told by its content, never by its name.
public enum ImageType: String, CaseIterable, Codable, Sendable {
  case png
  case jpeg
  case gif
  case webp
  case heic

  /// How many bytes from the beginning of a file are enough to tell.
  public static let signatureLength = 12

  public init?(signature bytes: Data) {
    let bytes = [UInt8](bytes.prefix(Self.signatureLength))
    func has(_ ascii: String, at start: Int) -> Bool {
      bytes.dropFirst(start).starts(with: ascii.utf8)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("GIF87a", at: 0) || has("GIF89a", at: 0) {
      self = .gif
    } else if has("RIFF", at: 0) && has("WEBP", at: 8) {
      self = .webp
    } else if has("ftyp", at: 4) && Self.heicBrands.contains(where: { has($0, at: 8) }) {
      self = .heic
    } else {
      return nil
    }
  }

  /// The kind of the file's content; nil if it is none of these.
  /// - Throws: if the file cannot be read.
  public init?(contentsOf file: URL) throws {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    self.init(signature: try handle.read(upToCount: Self.signatureLength) ?? Data())
  }

  public var mimeType: String { "image/\(rawValue)" }

  var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

  private static let heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]
}
