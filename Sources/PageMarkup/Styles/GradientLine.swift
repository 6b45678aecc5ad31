import Foundation

/// The line of a linear gradient as CSS says it: a direction, across the whole of the box, and which
/// part of that line the colours take. Places are fractions of the box.
struct GradientLine {
  let direction: String
  /// Where the first colour lies, as a fraction of the line.
  let start: Double
  let length: Double

  init(from: (x: Double, y: Double), to: (x: Double, y: Double)) {
    let (across, down) = (to.x - from.x, to.y - from.y)
    let isUpright = abs(across) < 0.01
    if isUpright || abs(down) < 0.01 || abs(abs(across) - abs(down)) < 0.01 {
      let (first, step) = isUpright ? (from.y, down) : (from.x, across)
      let vertical = down > 0 ? "bottom" : "top"
      let horizontal = across > 0 ? "right" : "left"
      let sides = isUpright ? [vertical] : abs(down) < 0.01 ? [horizontal] : [vertical, horizontal]
      direction = "to " + sides.joined(separator: " ")
      start = step < 0 ? 1 - first : first
      length = abs(step)
    } else {
      // The angle depends on the box's proportions, which only the page knows: as if it were square.
      let distance = (across * across + down * down).squareRoot()
      let (right, below) = (across / distance, down / distance)
      let whole = abs(right) + abs(below)
      direction = CSSText.number(atan2(across, -down) * 180 / .pi) + "deg"
      start = 0.5 + ((from.x - 0.5) * right + (from.y - 0.5) * below) / whole
      length = distance / whole
    }
  }
}
