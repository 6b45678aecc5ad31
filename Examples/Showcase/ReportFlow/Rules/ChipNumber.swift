import Presentation

/// The number of a microchip, shown as `00000-00000-00000`.
enum ChipNumber {
  static let mask = InputMask("00000-00000-00000")

  /// The digits of what was typed, at most 15; everything else is dropped.
  static func digits(in text: String) -> String { masked(text).filter(\.isNumber) }

  /// What the field shows for what was typed: groups of five digits, a dash only between digits.
  static func masked(_ text: String) -> String { mask.applied(to: text) }
}
