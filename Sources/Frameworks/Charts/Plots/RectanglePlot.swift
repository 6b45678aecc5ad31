import ApusUI
import Foundation

/// Rectangles of a collection.
nonisolated public struct RectanglePlot<Content> {
  let content: Content
}

extension RectanglePlot: ChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  public var _elements: [_VectorizedElement<Content.DataElement>] { content._elements }
}

/// The marks of ``RectanglePlot``.
nonisolated public struct VectorizedRectanglePlotContent<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  public let _elements: [_VectorizedElement<DataElement>]

  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks += content._elements.map(\.mark)
  }
}

extension RectanglePlot {
  private init<Data: RandomAccessCollection>(
    _ data: Data, _ change: (Data.Element, inout Mark) -> Void
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = VectorizedRectanglePlotContent(
      _elements: data.map { element in
        var mark = Mark(.rectangle)
        change(element, &mark)
        return _VectorizedElement(element: element, mark: mark)
      })
  }

  /// Rectangles around two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .value(x.value(element))
      mark.y = .value(y.value(element))
      (mark.width, mark.height) = (width, height)
    }
  }

  /// Rectangles between values of both axes.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .interval(xStart.value(element), xEnd.value(element))
      mark.y = .interval(yStart.value(element), yEnd.value(element))
    }
  }

  /// Upright rectangles between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .value(x.value(element))
      mark.y = .interval(yStart.value(element), yEnd.value(element))
      mark.width = width
    }
  }

  /// Lying rectangles between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimension = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .interval(xStart.value(element), xEnd.value(element))
      mark.y = .value(y.value(element))
      mark.height = height
    }
  }
}
