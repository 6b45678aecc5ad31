/// Lengths of a text as another unit sees them: never stricter than the rule.
enum TextBounds {
  /// How many of another unit a text has at least that has so many of this one.
  static func minimum(_ minimum: Int, _ unit: LengthUnit, in other: LengthUnit) -> Int {
    switch (unit, other) {
    // A scalar has at most four bytes, a UTF-16 unit three.
    case (.bytes, .scalars): (minimum + 3) / 4
    case (.bytes, .utf16): (minimum + 2) / 3
    // A scalar beyond the first 65,536 is two UTF-16 units.
    case (.utf16, .scalars): (minimum + 1) / 2
    default: minimum
    }
  }

  /// How many of another unit a text has at most that has so many of this one; nothing where that is
  /// no use. Two scalars may be one character, so a maximum in characters is no maximum in scalars.
  static func maximum(_ maximum: Int, _ unit: LengthUnit, in other: LengthUnit) -> Int? {
    switch (unit, other) {
    case (.characters, _), (.scalars, .utf16): nil
    default: maximum
    }
  }
}
