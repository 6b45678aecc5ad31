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

/// Text styles; raw values follow `Font.TextStyle`'s order.
package enum FontStyle: Int, Sendable {
  case largeTitle = 1, title, title2, title3, headline, subheadline, body, callout, footnote
  case caption, caption2
}

/// Which keyboard a field asks for.
package enum InputKind: Int, Sendable {
  case text, ascii, number, decimal, phone, email, url, search, numbersAndPunctuation, namePhone
  case twitter
}

/// What the Return key says.
package enum SubmitKind: Int, Sendable {
  case done = 1, go, send, join, route, search, `return`, next, `continue`
}

/// Alignment in both directions, as one number: horizontal + 8 × vertical.
package struct ElementAlignment: Hashable, Sendable {
  package enum Horizontal: Int, Sendable { case leading, center, trailing }
  package enum Vertical: Int, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
  }
  package var horizontal: Horizontal
  package var vertical: Vertical

  package init(_ horizontal: Horizontal, _ vertical: Vertical) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package init?(rawValue: Int) {
    guard let horizontal = Horizontal(rawValue: rawValue & 7),
      let vertical = Vertical(rawValue: rawValue >> 3)
    else { return nil }
    self.init(horizontal, vertical)
  }

  package var rawValue: Int { horizontal.rawValue + 8 * vertical.rawValue }
}

/// First number of the attributes `.shape` and `.clipShape`; further numbers are its parameters.
package enum ShapeKind: Int, Sendable {
  /// No parameters.
  case rectangle = 1, circle, ellipse, capsule
  /// Corner radius (or four: top leading, bottom leading, bottom trailing, top trailing).
  case roundedRectangle
  /// Width and height of the box in which the path was made, then commands: 0 move x y, 1 line x y,
  /// 2 quad cx cy x y, 3 cubic, 4 close. The box is stretched to the element; a negative box keeps
  /// its proportions, in the middle of the element; a zero box is not scaled: points.
  case path
}

/// How a control is drawn; which values are meant depends on the role.
package enum ControlLook: Int, Sendable {
  // Buttons
  case automatic, plain, borderless, bordered, borderedProminent, link
  // Fields
  case roundedBorder = 20
  // Pickers
  case menu = 30, segmented, inline, wheel, navigationLink, radioGroup
  // Lists
  case insetGrouped = 40, grouped, inset, sidebar, plainList
  // Progress
  case linear = 50, circular
  // Toggles
  case toggleSwitch = 60, toggleButton, toggleCheckbox
  // Labels
  case titleAndIcon = 70, titleOnly, iconOnly
  // Date pickers
  case compact = 80, graphical, dateWheel
  // Tabs
  case page = 90
}

/// What assistive technology should know of an element; raw values are bits.
package struct Traits: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let button = Traits(rawValue: 1)
  package static let header = Traits(rawValue: 2)
  package static let link = Traits(rawValue: 4)
  package static let selected = Traits(rawValue: 8)
  package static let image = Traits(rawValue: 16)
  package static let staticText = Traits(rawValue: 32)
  package static let searchField = Traits(rawValue: 64)
  package static let summary = Traits(rawValue: 128)
  package static let updatesFrequently = Traits(rawValue: 256)
  package static let modal = Traits(rawValue: 512)
  package static let keyboardKey = Traits(rawValue: 1024)
  package static let toggle = Traits(rawValue: 2048)
}
