import Foundation

/// A QR code of bytes: the smallest of forty versions that holds them, with the mask that is read best.
///
/// It follows ISO/IEC 18004.
struct QRCode: Equatable {
  /// How much of the code may be lost, from 7 % to 30 %.
  enum Level: String, CaseIterable {
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    /// The two bits that name it in a code.
    var mark: Int {
      switch self {
      case .low: 1
      case .medium: 0
      case .quartile: 3
      case .high: 2
      }
    }
  }

  /// The modules from the top, row by row; true is dark.
  let modules: [[Bool]]

  /// How many modules a side has.
  var size: Int { modules.count }

  /// Nil: more bytes than a code holds.
  init?(_ bytes: [UInt8], level: Level) {
    guard let words = QRCodeWords(bytes, level: level) else { return nil }
    let blank = QRCodeGrid(version: words.version).filled(with: words.interleaved)
    let masked = (0..<8).map { blank.masked(by: $0, level: level) }
    guard let best = masked.min(by: { $0.penalty < $1.penalty }) else { return nil }
    modules = best.modules
  }
}
