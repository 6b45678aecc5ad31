/// A colour: one of the system's, which follows light and dark, or fixed components.
package struct Paint: Hashable, Sendable {
  /// The system's colours, by their names in SwiftUI.
  package enum System: UInt8, Sendable, CaseIterable {
    case primary = 1, secondary, tertiary, quaternary
    case accent, background, secondaryBackground, groupedBackground, separator, fill, placeholder
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case white, black, clear
    case gray2, gray3, gray4, gray5, gray6
    case label, link
  }

  /// byte 0 kind (0 system, 1 fixed), byte 1 system colour or red, 2 green, 3 blue,
  /// byte 4 opacity (0 … 255).
  package var bits: UInt64

  package init(bits: UInt64) { self.bits = bits }

  package init(_ system: System, opacity: Double = 1) {
    bits = UInt64(system.rawValue) << 8 | UInt64(Self.byte(opacity)) << 32
  }

  /// Components in sRGB, each 0 … 1; values outside are clamped.
  package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    bits =
      1 | UInt64(Self.byte(red)) << 8 | UInt64(Self.byte(green)) << 16
      | UInt64(Self.byte(blue)) << 24 | UInt64(Self.byte(opacity)) << 32
  }

  package var system: System? {
    bits & 0xFF == 0 ? System(rawValue: UInt8(truncatingIfNeeded: bits >> 8)) : nil
  }
  package var red: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  package var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  package var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }
  /// 0 … 255.
  package var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 32) }

  /// The same colour with its opacity multiplied by `factor`.
  package func multiplied(by factor: Double) -> Paint {
    var copy = self
    let opacity = UInt64(Self.byte(Double(alpha) / 255 * factor))
    copy.bits = (bits & ~(0xFF << 32)) | opacity << 32
    return copy
  }

  private static func byte(_ component: Double) -> UInt8 {
    guard component == component else { return 0 }
    return UInt8(max(0, min(255, (component * 255).rounded())))
  }
}
