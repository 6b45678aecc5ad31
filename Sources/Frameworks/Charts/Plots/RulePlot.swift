import ApusUI
import Foundation

/// Lines across the plot, one for each element of a collection.
nonisolated public struct RulePlot<Content> {
  let content: Content
}

extension RulePlot: ChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  public var _elements: [_VectorizedElement<Content.DataElement>] { content._elements }
}

/// The marks of ``RulePlot``.
nonisolated public struct VectorizedRulePlotContent<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  public let _elements: [_VectorizedElement<DataElement>]

  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks += content._elements.map(\.mark)
  }
}

extension RulePlot {
  private init<Data: RandomAccessCollection>(
    _ data: Data, _ change: (Data.Element, inout Mark) -> Void
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = VectorizedRulePlotContent(
      _elements: data.map { element in
        var mark = Mark(.rule)
        change(element, &mark)
        return _VectorizedElement(element: element, mark: mark)
      })
  }

  /// Upright lines between two places of the plot in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .value(x.value(element))
      mark.y = .fixed(yStart, yEnd)
    }
  }

  /// Lying lines between two places of the plot in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .fixed(xStart, xEnd)
      mark.y = .value(y.value(element))
    }
  }

  /// Upright lines between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .value(x.value(element))
      mark.y = .interval(yStart.value(element), yEnd.value(element))
    }
  }

  /// Lying lines between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.x = .interval(xStart.value(element), xEnd.value(element))
      mark.y = .value(y.value(element))
    }
  }
}
