import ApusUI
import Foundation

extension ChartContent {
  /// Draws the marks with a style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return changed { $0.style.foreground = style }
  }

  /// Draws the marks of each value with a style of their own, which the legend names.
  nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    changed { $0.style.foregroundBy = value.plotted }
  }

  /// Draws a symbol at each point.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    let symbol = AnyChartSymbolShape(symbol)
    return changed { $0.style.symbol = symbol }
  }

  /// Draws the points of each value with a symbol of their own.
  nonisolated public func symbol<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    changed { $0.style.symbolBy = value.plotted }
  }

  /// Draws symbols of an area, in square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changed { $0.style.symbolSize = area }
  }

  /// Draws symbols whose area follows a value.
  nonisolated public func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    changed { $0.style.symbolSizeBy = value.plotted }
  }

  /// Draws a view at each point.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changed { $0.style.symbolView = view }
  }

  /// Draws symbols of a size.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    symbolSize(size.width * size.height)
  }

  /// Goes from point to point in a way.
  nonisolated public func interpolationMethod(
    _ method: InterpolationMethod
  ) -> some ChartContent {
    changed { $0.style.interpolation = method }
  }

  /// Draws lines in a style.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { $0.style.lineStyle = style }
  }

  /// Draws the line of each value with dashes of its own.
  nonisolated public func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    changed { $0.style.lineStyleBy = value.plotted }
  }

  /// Rounds the corners of bars, rectangles and sectors.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changed { $0.style.cornerRadius = radius }
  }

  /// Makes the marks clearer.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
    changed { $0.style.opacity *= opacity }
  }

  /// Puts the bars of each value beside each other.
  nonisolated public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changed {
      $0.style.positionBy = value.plotted
      $0.style.positionAxis = axis
      $0.style.positionSpan = span
    }
  }

  /// Draws the marks over those of a lower number.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent {
    changed { $0.style.zIndex = value }
  }

  /// Moves the marks.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(CGSize(width: x, height: y))
  }

  /// Moves the marks.
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
    changed {
      $0.style.offset.width += offset.width
      $0.style.offset.height += offset.height
    }
  }

  /// Shows a view beside each mark.
  ///
  /// - Parameter overflowResolution: The end of a view that would stand outside of the plot.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    let note = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
      content: { _ in view })
    return changed { $0.style.annotations.append(note) }
  }

  /// Shows a view beside each mark, made for the mark's size.
  ///
  /// - Parameter overflowResolution: The end of a view that would stand outside of the plot.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    let note = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
      content: { AnyView(content($0)) })
    return changed { $0.style.annotations.append(note) }
  }

  /// Names the marks for those who hear the page.
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    let label = String(label)
    return changed { $0.style.label = label }
  }

  /// Tells the marks' value to those who hear the page.
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    let value = String(value)
    return changed { $0.style.value = value }
  }

  /// Names the marks for tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changed { $0.style.identifier = identifier }
  }

  /// Keeps the marks from those who hear the page.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changed { $0.style.isAccessibilityHidden = hidden }
  }
}
