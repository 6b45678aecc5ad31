import ApusUI
import Foundation

/// Bars of a collection.
nonisolated public struct BarPlot<Content> {
  let content: Content
}

extension BarPlot: ChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  public var _elements: [_VectorizedElement<Content.DataElement>] { content._elements }
}

/// The marks of ``BarPlot``.
nonisolated public struct VectorizedBarPlotContent<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  public let _elements: [_VectorizedElement<DataElement>]

  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks += content._elements.map(\.mark)
  }
}

extension BarPlot {
  private init<Data: RandomAccessCollection>(
    _ data: Data, _ change: (Data.Element, inout Mark) -> Void
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = VectorizedBarPlotContent(
      _elements: data.map { element in
        var mark = Mark(.bar)
        change(element, &mark)
        return _VectorizedElement(element: element, mark: mark)
      })
  }

  /// Bars from zero to a value.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .value(x.value(element))
      mark.y = .value(y.value(element))
      (mark.width, mark.height, mark.stacking) = (width, height, stacking)
    }
  }

  /// Upright bars between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .value(x.value(element))
      mark.y = .interval(yStart.value(element), yEnd.value(element))
      mark.width = width
    }
  }

  /// Lying bars between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimension = .automatic
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .interval(xStart.value(element), xEnd.value(element))
      mark.y = .value(y.value(element))
      mark.height = height
    }
  }

  /// Upright bars between two places of the plot, in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .value(x.value(element))
      mark.y = .fixed(yStart, yEnd)
      (mark.width, mark.stacking) = (width, stacking)
    }
  }

  /// Lying bars between two places of the plot, in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .fixed(xStart, xEnd)
      mark.y = .value(y.value(element))
      (mark.height, mark.stacking) = (height, stacking)
    }
  }
}
