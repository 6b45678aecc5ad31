import ApusUI
import Foundation

/// Sectors of a circle or a ring, one for each element of a collection.
nonisolated public struct SectorPlot<Content> {
  let content: Content
}

extension SectorPlot: ChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  public var _elements: [_VectorizedElement<Content.DataElement>] { content._elements }
}

/// The marks of ``SectorPlot``.
nonisolated public struct VectorizedSectorPlotContent<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  public let _elements: [_VectorizedElement<DataElement>]

  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks += content._elements.map(\.mark)
  }
}

extension SectorPlot {
  private init<Data: RandomAccessCollection>(
    _ data: Data, _ change: (Data.Element, inout Mark) -> Void
  ) where Content == VectorizedSectorPlotContent<Data.Element> {
    content = VectorizedSectorPlotContent(
      _elements: data.map { element in
        var mark = Mark(.sector)
        change(element, &mark)
        return _VectorizedElement(element: element, mark: mark)
      })
  }

  /// Sectors whose angles are their values' parts of the sum.
  public init<Data: RandomAccessCollection, V: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, V>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data.Element> {
    self.init(data) { element, mark in
      mark.angle = angle.value(element)
      (mark.innerRadius, mark.outerRadius) = (innerRadius, outerRadius)
      mark.angularInset = angularInset ?? 0
    }
  }
}
