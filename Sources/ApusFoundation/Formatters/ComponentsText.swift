/// The text of counted units.
struct ComponentsText {
  typealias Count = (unit: TimeUnit, count: Int)

  let formatter: DateComponentsFormatter
  let locale: Locale

  /// - Parameter values: The units from the largest to the smallest, and how many there are.
  func text(_ values: [Count]) -> String? {
    guard !values.isEmpty else { return nil }
    let shown = kept(values)
    let text =
      formatter.unitsStyle == .positional
      ? digits(shown) : shown.map { words($0.unit, $0.count) }.joined(separator: separator)
    let phrase = formatter.includesTimeRemainingPhrase ? text + " remaining" : text
    return formatter.includesApproximationPhrase ? "About " + phrase : phrase
  }

  private var separator: String {
    switch formatter.unitsStyle {
    case .abbreviated, .brief: " "
    default: ", "
    }
  }

  /// The units that are shown. The last unit stays where every count is zero.
  private func kept(_ values: [Count]) -> [Count] {
    let behavior = formatter.zeroFormattingBehavior
    let isPositional = formatter.unitsStyle == .positional
    let isDefault = behavior.contains(.default)
    var kept = values
    if behavior.contains(.dropLeading) || isDefault {
      let first = kept.firstIndex { $0.count != 0 } ?? kept.count - 1
      // Digits have two parts: "0:05".
      kept.removeFirst(isPositional && isDefault ? min(first, max(0, kept.count - 2)) : first)
    }
    if behavior.contains(.dropTrailing) || isDefault && !isPositional,
      let last = kept.lastIndex(where: { $0.count != 0 })
    {
      kept.removeLast(kept.count - 1 - last)
    }
    if behavior.contains(.dropMiddle) || isDefault && !isPositional, kept.count > 2 {
      kept = kept.enumerated()
        .filter { $0 == 0 || $0 == kept.count - 1 || $1.count != 0 }.map(\.element)
    }
    if formatter.maximumUnitCount > 0 { kept = Array(kept.prefix(formatter.maximumUnitCount)) }
    return kept
  }

  private func digits(_ values: [Count]) -> String {
    let isPadded = formatter.zeroFormattingBehavior.contains(.pad)
    let parts = values.enumerated().map { index, value in
      let number = "\(value.count.magnitude)"
      return (index > 0 || isPadded) && number.count < 2 ? "0" + number : number
    }
    return (values.contains { $0.count < 0 } ? "-" : "") + parts.joined(separator: ":")
  }

  private func words(_ unit: TimeUnit, _ count: Int) -> String {
    guard let (seconds, style) = unit.fixed else { return english(unit, count) }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch formatter.unitsStyle {
      case .full, .spellOut: .wide
      case .short, .brief: .condensedAbbreviated
      default: .narrow
      }
    let text = (Duration.seconds(seconds) * count).formatted(
      .units(allowed: [style], width: width, zeroValueUnits: .show(length: 1)).locale(locale))
    switch formatter.unitsStyle {
    case .brief: return text.replacingOccurrences(of: " ", with: "")
    case .spellOut: return spelled(text, count)
    default: return text
    }
  }

  /// The text with its number in words.
  private func spelled(_ text: String, _ count: Int) -> String {
    let numbers = NumberFormatter()
    numbers.locale = locale
    numbers.numberStyle = .spellOut
    guard let words = numbers.string(from: NSNumber(value: count)) else { return text }
    return text.replacingOccurrences(of: count.formatted(.number.locale(locale)), with: words)
  }

  private func english(_ unit: TimeUnit, _ count: Int) -> String {
    let (name, short, narrow) = unit == .year ? ("year", "yr", "y") : ("month", "mo", "mo")
    let full = "\(count) \(name)\(count.magnitude == 1 ? "" : "s")"
    switch formatter.unitsStyle {
    case .full: return full
    case .spellOut: return spelled(full, count)
    case .short: return "\(count) \(short)"
    case .brief: return "\(count)\(short)"
    default: return "\(count)\(narrow)"
    }
  }
}
