import ApusUI
import Foundation

/// Lines through the points of a collection, or the graph of a function.
///
/// ```swift
/// Chart {
///   LinePlot(x: "x", y: "sin x") { sin($0) }
/// }
/// .chartXScale(domain: -6.0...6.0)
/// ```
nonisolated public struct LinePlot<Content> {
  let content: Content
}

extension LinePlot: ChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  public var _elements: [_VectorizedElement<Content.DataElement>] { content._elements }
}

/// The marks of ``LinePlot``.
nonisolated public struct VectorizedLinePlotContent<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  public let _elements: [_VectorizedElement<DataElement>]

  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks += content._elements.map(\.mark)
  }
}

/// The graph of a function, of ``LinePlot``.
nonisolated public struct FunctionLinePlotContent: ChartContent {
  public typealias Body = Never
  let mark: Mark

  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks.append(content.mark)
  }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// The graph of a function.
  ///
  /// - Parameter domain: The x values; nil for all of the chart's.
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      mark: PlottedFunction(
        kind: .line(function), domain: domain, xLabel: String(x), yLabel: String(y)
      ).mark())
  }

  /// The curve of points of a parameter.
  ///
  /// - Parameter domain: The values of the parameter.
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      mark: PlottedFunction(
        kind: .curve(function), domain: domain, xLabel: String(x), yLabel: String(y)
      ).mark())
  }
}

extension LinePlot {
  private init<Data: RandomAccessCollection>(
    _ data: Data, _ change: (Data.Element, inout Mark) -> Void
  ) where Content == VectorizedLinePlotContent<Data.Element> {
    content = VectorizedLinePlotContent(
      _elements: data.map { element in
        var mark = Mark(.line)
        change(element, &mark)
        return _VectorizedElement(element: element, mark: mark)
      })
  }

  /// Lines through points.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedLinePlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .value(x.value(element))
      mark.y = .value(y.value(element))
    }
  }

  /// Lines through points, one for each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedLinePlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .value(x.value(element))
      mark.y = .value(y.value(element))
      mark.series = series.value(element)
    }
  }
}
