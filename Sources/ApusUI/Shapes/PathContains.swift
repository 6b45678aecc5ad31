extension Path {
  /// Whether a point lies inside of the outline.
  ///
  /// - Parameters:
  ///   - p: The point. An open line counts as closed.
  ///   - eoFill: Whether parts inside of parts are outside again.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    // A ray to the right crosses the outline; upwards counts one, downwards takes one away.
    for line in closed where (line.from.y > p.y) != (line.to.y > p.y) {
      let x =
        line.from.x
        + (p.y - line.from.y) / (line.to.y - line.from.y) * (line.to.x - line.from.x)
      guard x > p.x else { continue }
      crossings += 1
      winding += line.to.y > line.from.y ? 1 : -1
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// The path as straight lines, with a line from the end of each part to its beginning.
  private var closed: [Line] {
    var lines: [Line] = []
    var first: CGPoint?
    func end() {
      if let first, let last = lines.last, last.to != first {
        lines.append(Line(from: last.to, to: first))
      }
    }
    for line in flattened() {
      if lines.last?.to != line.from {
        end()
        first = line.from
      }
      lines.append(line)
    }
    end()
    return lines
  }
}

extension CGPath {
  /// Whether a point lies inside of the outline, after a transform of the point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }
}

extension UIBezierPath {
  /// Whether a point lies inside of the outline.
  public func contains(_ point: CGPoint) -> Bool {
    cgPath.path.contains(point, eoFill: usesEvenOddFillRule)
  }
}
