/// A frame whose lengths are linear functions of those of the scroll view, page or window around.
package struct ContainerFrame: NumberList {
  package struct Length: Hashable, Sendable {
    /// Points for each point of the container, and points.
    package var factor, constant: Double

    package init(factor: Double, constant: Double) {
      self.factor = factor
      self.constant = constant
    }
  }

  /// Nil: the content's.
  package var width, height: Length?

  package init(width: Length? = nil, height: Length? = nil) {
    self.width = width
    self.height = height
  }
}

// MARK: As numbers

extension ContainerFrame {
  /// An ``AxisSet``, then factor and constant of the width, and of the height; 0 where there is none.
  package var numbers: [Double] {
    let axes: AxisSet = [width == nil ? [] : .horizontal, height == nil ? [] : .vertical]
    return [
      Double(axes.rawValue), width?.factor ?? 0, width?.constant ?? 0, height?.factor ?? 0,
      height?.constant ?? 0,
    ]
  }

  package init?(numbers: [Double]) {
    guard numbers.count == 5, let raw = UInt8(exactly: numbers[0]) else { return nil }
    let axes = AxisSet(rawValue: raw)
    width =
      axes.contains(.horizontal) ? Length(factor: numbers[1], constant: numbers[2]) : nil
    height = axes.contains(.vertical) ? Length(factor: numbers[3], constant: numbers[4]) : nil
  }
}
