import ViewGraph

/// How large the letters of a text are, and how far apart its lines.
package struct FontMetrics: Hashable, Sendable {
  /// Points.
  package var size: Double
  /// From one line to the next, in points.
  package var pitch: Double
  /// 100 … 900.
  package var weight: Int
  package var isMonospaced = false
  /// A font of the app, by whose widths it is measured.
  package var file: FontFile?
  /// Between letters, in points.
  package var tracking = 0.0

  package init(size: Double, pitch: Double? = nil, weight: Int = 400) {
    self.size = size
    self.pitch = pitch ?? size * Self.lineHeight
    self.weight = weight
  }

  /// Apple's text styles at the text size Large: size and distance of lines in points.
  package init(_ style: FontStyle) {
    switch style {
    case .largeTitle: self.init(size: 34, pitch: 41)
    case .title: self.init(size: 28, pitch: 34)
    case .title2: self.init(size: 22, pitch: 28)
    case .title3: self.init(size: 20, pitch: 25)
    case .headline: self.init(size: 17, pitch: 22, weight: 600)
    case .body: self.init(size: 17, pitch: 22)
    case .callout: self.init(size: 16, pitch: 21)
    case .subheadline: self.init(size: 15, pitch: 20)
    case .footnote: self.init(size: 13, pitch: 18)
    case .caption: self.init(size: 12, pitch: 16)
    case .caption2: self.init(size: 11, pitch: 13)
    }
  }

  package static let body = FontMetrics(.body)

  func scaled(by factor: Double) -> FontMetrics {
    var scaled = self
    scaled.size *= factor
    scaled.pitch *= factor
    return scaled
  }

  /// The height of a line of Apple's system font by its size: 20.29 at 17 points.
  static let lineHeight = 1.1934
  /// How far above a line's bottom its baseline is, by the font's size.
  static let descent = 0.2412

  /// The height of one line: up to whole pixels of a screen with three per point.
  package var height: Double { (size * Self.lineHeight * 3).rounded(.up) / 3 }

  package var baseline: Double { height - size * Self.descent }

  /// The advance width of a character, in points.
  package func width(of character: Character) -> Double {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first else { return 0 }
    if let width = file?.advance(of: scalar) { return size * width + tracking }
    if isMonospaced { return size * 0.6 + tracking }
    return size * Advances.width(of: scalar, weight: weight) + tracking
  }
}

extension FontLeading {
  /// The distance of two lines by the font's size.
  package var lineDistance: Double { self == .tight ? 1.15 : 1.5 }
}

/// Advance widths by the font's size.
enum Advances {
  static func width(of scalar: Unicode.Scalar, weight: Int) -> Double {
    let table =
      weight < 500 ? AdvanceTable.regular : weight < 600 ? AdvanceTable.medium : AdvanceTable.bold
    var index = 0
    for block in AdvanceTable.blocks {
      if scalar.value >= block.first, scalar.value < block.end {
        let width = table[index + Int(scalar.value - block.first)]
        if width > 0 { return Double(width) / 1000 }
        break
      }
      index += Int(block.end - block.first)
    }
    return standard(scalar)
  }

  /// Of characters that the font has not: as wide as high for scripts of squares and pictures,
  /// nothing for what is drawn over a letter.
  private static func standard(_ scalar: Unicode.Scalar) -> Double {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation || isSquare(scalar) { return 1 }
    return 0.55
  }

  /// Chinese, Japanese and Korean characters: lines break before and after each.
  static func isSquare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
