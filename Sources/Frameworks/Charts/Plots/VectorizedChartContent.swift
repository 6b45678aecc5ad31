import ApusUI
import Foundation

/// Content with a mark for each element of a collection, whose styles may be read from the elements.
nonisolated public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the elements.
  associatedtype DataElement
  /// The elements and their marks. Not for apps.
  nonisolated var _elements: [_VectorizedElement<DataElement>] { get }
}

/// An element and its mark.
nonisolated public struct _VectorizedElement<DataElement> {
  let element: DataElement
  var mark: Mark
}

/// A value of each element of a collection, with the label that is spoken before it.
nonisolated public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let value: (DataElement) -> LabeledValue

  /// The value at a key path with its label.
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    let label = String(label)
    return PlottableProjection { PlottableValue.value(label, $0[keyPath: keyPath]).plotted }
  }

  /// The date at a key path with its label, which stands for all of its day, month or other unit.
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> where DataValue == Date {
    let label = String(label)
    return PlottableProjection {
      PlottableValue.value(label, $0[keyPath: keyPath], unit: unit, calendar: calendar).plotted
    }
  }
}

extension VectorizedChartContent {
  nonisolated func each(
    _ change: (DataElement, inout Mark) -> Void
  ) -> _VectorizedMarks<DataElement> {
    _VectorizedMarks(
      _elements: _elements.map { one in
        var one = one
        change(one.element, &one.mark)
        return one
      })
  }

  /// Draws each mark with its element's style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    each { $1.style.foreground = AnyShapeStyle($0[keyPath: keyPath]) }
  }

  /// Draws the marks of each value with a style of their own, which the legend names.
  nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    each { $1.style.foregroundBy = value.value($0) }
  }

  /// Makes each mark as clear as its element says.
  nonisolated public func opacity(
    _ keyPath: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> {
    each { $1.style.opacity *= $0[keyPath: keyPath] }
  }

  /// Draws each point with its element's symbol.
  nonisolated public func symbol<S: ChartSymbolShape>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    each { $1.style.symbol = AnyChartSymbolShape($0[keyPath: keyPath]) }
  }

  /// Draws the points of each value with a symbol of their own.
  nonisolated public func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    each { $1.style.symbolBy = value.value($0) }
  }

  /// Draws each symbol as large as its element says, in square points.
  nonisolated public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    each { $1.style.symbolSize = $0[keyPath: keyPath] }
  }

  /// Draws symbols whose area follows a value.
  nonisolated public func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    each { $1.style.symbolSizeBy = value.value($0) }
  }

  /// Draws each line in its element's style.
  nonisolated public func lineStyle(
    _ keyPath: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    each { $1.style.lineStyle = $0[keyPath: keyPath] }
  }

  /// Draws the line of each value in a style of its own.
  nonisolated public func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    each { $1.style.lineStyleBy = value.value($0) }
  }

  /// Puts the bars of each value beside each other.
  nonisolated public func position<D: Plottable>(
    by value: PlottableProjection<DataElement, D>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    each {
      $1.style.positionBy = value.value($0)
      $1.style.positionAxis = axis
      $1.style.positionSpan = span
    }
  }

  /// Names each mark for those who hear the page.
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    each { $1.style.label = String($0[keyPath: keyPath]) }
  }

  /// Tells each mark's value to those who hear the page.
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    each { $1.style.value = String($0[keyPath: keyPath]) }
  }

  /// Names each mark for tests.
  nonisolated public func accessibilityIdentifier<S: StringProtocol>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    each { $1.style.identifier = String($0[keyPath: keyPath]) }
  }
}

/// Marks of elements, changed by modifiers.
nonisolated struct _VectorizedMarks<DataElement>: VectorizedChartContent {
  typealias Body = Never
  let _elements: [_VectorizedElement<DataElement>]

  @MainActor static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks += content._elements.map(\.mark)
  }
}
