import Foundation

/// An axis's first and last value, or its categories.
public protocol ScaleDomain {
  /// The values. Not for apps.
  var _domain: _ScaleDomain { get }
}

/// A domain of any type.
public struct _ScaleDomain {
  var values: [_PlottedValue] = []
  var isAutomatic = false
  var includesZero: Bool?
  var isReversed = false
  /// The app's choice from the data's values.
  var changed: (([_PlottedValue]) -> [_PlottedValue])?
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain {
    _ScaleDomain(values: [lowerBound, upperBound].map(\.primitivePlottable._plotted))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomain { _ScaleDomain(values: map(\.primitivePlottable._plotted)) }
}

/// A domain that follows the data.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool
  var changed: (([_PlottedValue]) -> [_PlottedValue])?
  public var _domain: _ScaleDomain {
    _ScaleDomain(
      isAutomatic: true, includesZero: includesZero, isReversed: isReversed, changed: changed)
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain of the data.
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: nil, isReversed: false)
  }

  /// The domain of the data.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }

  /// The domain of the data, with values that the app adds or leaves out.
  ///
  /// - Parameter modifyInferredDomain: Changes the values of the data: the first and the last of numbers and dates.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false) { plotted in
      var values = PlotDomain.ends(plotted).compactMap { DataValue(_plotted: $0) }
      modifyInferredDomain(&values)
      return values.map(\.primitivePlottable._plotted)
    }
  }
}

/// The part of a plot that an axis has.
public protocol PositionScaleRange {
  /// The places of the ends in a plot of a length. Not for apps.
  func _ends(in length: CGFloat) -> (start: CGFloat, end: CGFloat)
}

/// The whole plot, less distances from its ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
  let startPadding: CGFloat
  let endPadding: CGFloat
  public func _ends(in length: CGFloat) -> (start: CGFloat, end: CGFloat) {
    (startPadding, max(startPadding, length - endPadding))
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension(padding: 0) }
  /// The whole plot, less distances from its ends.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
  /// The whole plot, less a distance from both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  public func _ends(in length: CGFloat) -> (start: CGFloat, end: CGFloat) {
    (lowerBound, upperBound)
  }
}
