/// A file type that is recognized by its first bytes.
package enum DetectedFileType: String, Sendable, CaseIterable {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case gif = "image/gif"
  case webp = "image/webp"
  case heic = "image/heic"
  case avif = "image/avif"
  case bmp = "image/bmp"
  case tiff = "image/tiff"
  case pdf = "application/pdf"
}

extension DetectedFileType {
  /// The number of bytes that recognition needs.
  static let bytesNeeded = 16

  /// Recognizes a file type by its first bytes.
  package init?(firstBytes bytes: some Collection<UInt8>) {
    let bytes = Array(bytes.prefix(Self.bytesNeeded))
    func has(_ signature: [UInt8], at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: signature)
    }
    func has(_ text: String, at offset: Int = 0) -> Bool { has(Array(text.utf8), at: offset) }
    if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("GIF87a") || has("GIF89a") {
      self = .gif
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if has("ftyp", at: 4) {
      let brand = String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self)
      switch brand {
      case "heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1": self = .heic
      case "avif", "avis": self = .avif
      default: return nil
      }
    } else if has("BM"), bytes.count >= 14 {
      self = .bmp
    } else if has([0x49, 0x49, 0x2A, 0x00]) || has([0x4D, 0x4D, 0x00, 0x2A]) {
      self = .tiff
    } else if has("%PDF-") {
      self = .pdf
    } else {
      return nil
    }
  }
}
