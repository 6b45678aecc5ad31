extension Icon {
  /// A number in the shortest form with at most two decimals.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    switch rest {
    case 0: return "\(sign)\(whole)"
    case _ where rest.isMultiple(of: 10): return "\(sign)\(whole).\(rest / 10)"
    case ..<10: return "\(sign)\(whole).0\(rest)"
    default: return "\(sign)\(whole).\(rest)"
    }
  }

  /// A factor, with three decimals.
  static func fine(_ value: Double) -> String {
    let text = number(value * 1000)
    guard let whole = Int(text.prefix { $0 != "." }) else { return text }
    let digits = String(whole % 1000 + 1000).dropFirst()
    return "\(whole / 1000).\(digits)"
  }
}

extension Icon.Shape {
  /// The weight of the font around as a share of the regular weight. A weight of the app's comes before the font's.
  private static let weight = "var(--sw,var(--sb,1))"

  /// The presentation attributes of the `<path>`.
  ///
  /// - Parameter isEdged: Whether what is filled gets an edge in a bold weight.
  func attributes(
    colour: String = "currentColor", isEdged: Bool = false
  ) -> [(name: Name, value: String)] {
    var attributes: [(name: Name, value: String)]
    switch paint {
    case .fill(let isEvenOdd) where isEdged:
      attributes = [(.fill, colour)] + (isEvenOdd ? [(.fillRule, "evenodd")] : [])
      attributes += [
        (.stroke, colour), (.strokeWidth, "calc((\(Self.weight) - 1)*6%)"),
        (.strokeLineJoin, "round"),
      ]
    case .fill(let isEvenOdd):
      attributes = [(.fill, colour)] + (isEvenOdd ? [(.fillRule, "evenodd")] : [])
    case .stroke, .dashedStroke:
      attributes = [
        (.fill, "none"), (.stroke, colour),
        // As wide as the strokes beside it, whatever its size.
        // In pixels of the drawing, for Firefox multiplies no bare numbers here.
        (.strokeWidth, "calc(\(Icon.number(Icon.strokeWidth / placing.scale))px*\(Self.weight))"),
        (.strokeLineCap, "round"), (.strokeLineJoin, "round"),
      ]
    }
    if case .dashedStroke = paint { attributes.append((.strokeDashArray, "2.4 3")) }
    if let transform = placing.transform { attributes.append((.transform, transform)) }
    return attributes
  }
}
