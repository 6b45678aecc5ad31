import ApusUI
import Foundation

/// Points of a collection.
nonisolated public struct PointPlot<Content> {
  let content: Content
}

extension PointPlot: ChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  public var _elements: [_VectorizedElement<Content.DataElement>] { content._elements }
}

/// The marks of ``PointPlot``.
nonisolated public struct VectorizedPointPlotContent<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  public let _elements: [_VectorizedElement<DataElement>]

  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks += content._elements.map(\.mark)
  }
}

extension PointPlot {
  private init<Data: RandomAccessCollection>(
    _ data: Data, _ change: (Data.Element, inout Mark) -> Void
  ) where Content == VectorizedPointPlotContent<Data.Element> {
    content = VectorizedPointPlotContent(
      _elements: data.map { element in
        var mark = Mark(.point)
        change(element, &mark)
        return _VectorizedElement(element: element, mark: mark)
      })
  }

  /// Points at two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .value(x.value(element))
      mark.y = .value(y.value(element))
    }
  }

  /// Points at a value of the x axis, and at a distance in points along the other.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .value(x.value(element))
      mark.y = .fixed(y, y)
    }
  }

  /// Points at a value of the y axis, and at a distance in points along the other.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .fixed(x, x)
      mark.y = .value(y.value(element))
    }
  }
}
