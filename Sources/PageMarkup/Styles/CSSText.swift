import ViewGraph

/// The only ways in which a value becomes text of a style rule or of a class name.
///
/// Each takes a typed value and writes a bounded set of characters, so that no screen can write
/// anything else into a sheet.
package enum CSSText {
  /// A number with at most two decimals, within a million either way.
  package static func number(_ value: Double) -> String {
    guard value == value else { return "0" }
    let hundredths = Int((max(-1e6, min(1e6, value)) * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return whole == 0 ? "0" : "\(sign)\(whole)" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(decimals)"
  }

  /// A fraction, with five decimals at most.
  static func precise(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return number(value) == number(value * 100) || abs(value) >= 1
      ? number(value) : String((value * 100_000).rounded() / 100_000)
  }

  /// A length of so many points, which a page measures in CSS pixels.
  static func length(_ value: Double) -> String {
    let text = number(value)
    return text == "0" ? text : text + "px"
  }

  /// A font size or line height that grows with the reader's own text size.
  static func textLength(_ points: Double) -> String { "calc(\(number(points))rem/16*var(--ts,1))" }

  /// Numbers as a part of a class name: digits, `_` for the point, `n` for minus.
  static func suffix(_ values: [Double]) -> String {
    values.prefix(64).map { suffix(text: number($0)) }.joined(separator: "-")
  }

  /// The same with five decimals of fractions.
  static func preciseSuffix(_ values: [Double]) -> String {
    values.prefix(64).map { suffix(text: precise($0)) }.joined(separator: "-")
  }

  private static func suffix(text: String) -> String {
    String(
      text.map { character -> Character in
        switch character {
        case "-": "n"
        case ".": "_"
        default: character
        }
      })
  }

  static func suffix(_ value: Double) -> String { suffix([value]) }

  static func suffix(_ paint: Paint) -> String {
    if let system = paint.system {
      return paint.alpha == 255 ? "s\(system.rawValue)" : "s\(system.rawValue)a\(paint.alpha)"
    }
    return "x" + [paint.red, paint.green, paint.blue, paint.alpha].map(hexadecimal).joined()
  }

  /// A colour for words and a declaration that has to stand before it. Words of the strict form are darker than
  /// Apple's on a light ground, and on a dark one what they are in dark surroundings.
  static func wordColor(_ paint: Paint) -> (declaration: String, color: String) {
    guard let system = paint.system, let lively = lively[system] else {
      return ("", color(paint))
    }
    return (
      "--on:var(--dark) \(lively);",
      faded("var(--on,var(--c\(system.rawValue)))", paint)
    )
  }

  private static func faded(_ color: String, _ paint: Paint) -> String {
    if paint.alpha == 255 { return color }
    let percent = number(Double(paint.alpha) / 2.55)
    return "color-mix(in srgb,\(color) \(percent)%,transparent)"
  }

  /// As in the style sheet, in dark surroundings.
  private static let lively: [Paint.System: String] = [
    .red: "#ff6961", .orange: "#ff9f0a", .yellow: "#ffd60a", .green: "#30d158", .mint: "#66d4cf",
    .teal: "#40cbe0", .cyan: "#64d2ff", .blue: "#409cff", .indigo: "#8e8cff", .purple: "#cf7df5",
    .pink: "#ff6482", .brown: "#bfa17e",
  ]

  /// - Parameter isFill: Whether it fills an area; words of the strict form have darker colours.
  package static func color(_ paint: Paint, isFill: Bool = false) -> String {
    if let system = paint.system {
      let isVivid =
        isFill
        && (system.isFainterLabel || system == .accent
          || (Paint.System.red.rawValue...Paint.System.gray.rawValue).contains(system.rawValue))
      return faded("var(--\(isVivid ? "v" : "c")\(system.rawValue))", paint)
    }
    return "#" + [paint.red, paint.green, paint.blue, paint.alpha].map(hexadecimal).joined()
  }

  /// A symbol in a faint colour is treated like text; others are vivid.
  static func symbolColor(_ paint: Paint) -> String {
    color(paint, isFill: paint.system?.isFainterLabel != true)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16)
    return text.count == 1 ? "0" + text : text
  }

  /// A font's family: letters, digits, spaces and hyphens, or nothing.
  static func fontFamily(_ name: String) -> String? {
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", "-": true
      default: false
      }
    }
    return isPlain && !name.isEmpty && name.utf8.count <= 64 ? name : nil
  }
}

extension Paint.System {
  /// Secondary to quaternary: as words they must be readable, as areas they are almost clear.
  fileprivate var isFainterLabel: Bool { [.secondary, .tertiary, .quaternary].contains(self) }
}
