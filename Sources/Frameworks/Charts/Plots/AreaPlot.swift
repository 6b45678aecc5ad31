import ApusUI
import Foundation

/// Areas of a collection, or below the graph of a function.
///
/// ```swift
/// Chart {
///   AreaPlot(x: "x", y: "x²", domain: -1...1) { $0 * $0 }
/// }
/// ```
nonisolated public struct AreaPlot<Content> {
  let content: Content
}

extension AreaPlot: ChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  public var _elements: [_VectorizedElement<Content.DataElement>] { content._elements }
}

/// The marks of ``AreaPlot``.
nonisolated public struct VectorizedAreaPlotContent<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  public let _elements: [_VectorizedElement<DataElement>]

  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks += content._elements.map(\.mark)
  }
}

/// The area below the graph of a function, of ``AreaPlot``.
nonisolated public struct FunctionAreaPlotContent: ChartContent {
  public typealias Body = Never
  let mark: Mark

  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks.append(content.mark)
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// The area between zero and the graph of a function.
  ///
  /// - Parameter domain: The x values; nil for all of the chart's.
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      mark: PlottedFunction(
        kind: .area { (0, function($0)) }, domain: domain, xLabel: String(x), yLabel: String(y)
      ).mark())
  }

  /// The area between two graphs.
  ///
  /// - Parameter domain: The x values; nil for all of the chart's.
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      mark: PlottedFunction(
        kind: .area(function), domain: domain, xLabel: String(x), yLabel: String(yEnd)
      ).mark())
  }
}

extension AreaPlot {
  private init<Data: RandomAccessCollection>(
    _ data: Data, _ change: (Data.Element, inout Mark) -> Void
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    content = VectorizedAreaPlotContent(
      _elements: data.map { element in
        var mark = Mark(.area)
        change(element, &mark)
        return _VectorizedElement(element: element, mark: mark)
      })
  }

  /// Areas between zero and values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .value(x.value(element))
      mark.y = .value(y.value(element))
      mark.stacking = stacking
    }
  }

  /// Areas between zero and values, one for each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .value(x.value(element))
      mark.y = .value(y.value(element))
      mark.series = series.value(element)
      mark.stacking = stacking
    }
  }

  /// Areas between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .value(x.value(element))
      mark.y = .interval(yStart.value(element), yEnd.value(element))
    }
  }

  /// Areas between two values, one for each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .value(x.value(element))
      mark.y = .interval(yStart.value(element), yEnd.value(element))
      mark.series = series.value(element)
    }
  }
}
