import ViewGraph

// What values of the API are called in the vocabulary of elements.

extension Axis {
  var element: ElementAxis { self == .horizontal ? .horizontal : .vertical }
}

extension Axis.Set {
  var element: AxisSet { AxisSet(rawValue: UInt8(bitPattern: rawValue)) }
}

extension ColorScheme {
  var element: ElementColorScheme { self == .light ? .light : .dark }
}

extension ControlSize {
  var element: ElementControlSize {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .regular
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

extension PinnedScrollableViews {
  var element: PinnedParts { PinnedParts(rawValue: UInt8(truncatingIfNeeded: rawValue)) }
}
