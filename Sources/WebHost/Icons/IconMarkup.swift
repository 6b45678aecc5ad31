extension Icon {
  /// The icon as an `<svg>` element, without inline style or script.
  ///
  /// - Parameters:
  ///   - label: What the picture means, for those who do not see it. Without one the icon is
  ///     decoration and hidden from assistive technology.
  ///   - className: The value of the element's `class` attribute.
  /// - Returns: Markup in which `label` and `className` are escaped.
  package func svg(label: String? = nil, className: String = "icon") -> String {
    let (left, top, width, height) = viewBox
    let box = [left, top, width, height].map(Self.number).joined(separator: " ")
    var markup = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\""
    markup += " class=\"\(Self.escaped(className))\""
    if let label {
      markup += " role=\"img\" aria-label=\"\(Self.escaped(label))\">"
    } else {
      markup += " aria-hidden=\"true\" focusable=\"false\">"
    }
    for shape in shapes {
      markup += "<path d=\"\(shape.path)\""
      for (name, value) in shape.paint.attributes { markup += " \(name)=\"\(value)\"" }
      markup += "/>"
    }
    return markup + "</svg>"
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

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
}

extension Icon.Shape.Paint {
  /// The presentation attributes of a `<path>` painted this way.
  package var attributes: [(name: String, value: String)] {
    switch self {
    case .fill(let evenOdd):
      let fill = [(name: "fill", value: "currentColor")]
      return evenOdd ? fill + [(name: "fill-rule", value: "evenodd")] : fill
    case .stroke: return Self.strokeAttributes
    case .dashedStroke:
      return Self.strokeAttributes + [(name: "stroke-dasharray", value: "2.4 3")]
    }
  }

  private static let strokeAttributes = [
    (name: "fill", value: "none"),
    (name: "stroke", value: "currentColor"),
    (name: "stroke-width", value: Icon.number(Icon.strokeWidth)),
    (name: "stroke-linecap", value: "round"),
    (name: "stroke-linejoin", value: "round"),
  ]
}
