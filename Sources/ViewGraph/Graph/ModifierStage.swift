/// The position of a modifier among those that one element can carry, from outermost to innermost.
///
/// SwiftUI's modifiers nest: padding inside of a background is another picture than a background
/// inside of padding. One box of a page has a fixed nesting of its own, so modifiers share an
/// element as long as they come in that order.
package enum ModifierStage: UInt8, Sendable {
  /// Inherited or not visible, such as fonts, labels and identifiers: fits any position.
  case free = 0
  /// Opacity, offset, scale, shadow.
  case effect
  case clip
  case border
  case background
  case frame
  case padding
}

/// How a frame changes the directions in which its content fills the offered space.
package struct FrameFills: Sendable, Equatable {
  /// Bits that the frame takes away (a fixed size), and adds (an infinite maximum).
  package var cleared: UInt8 = 0
  package var added: UInt8 = 0

  package init(cleared: UInt8 = 0, added: UInt8 = 0) {
    self.cleared = cleared
    self.added = added
  }

  var isNeutral: Bool { cleared == 0 && added == 0 }
  func applied(to wanted: UInt8) -> UInt8 { wanted & ~cleared | added }
}
