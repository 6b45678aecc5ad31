import ApusUI
import Foundation

extension ChartContent {
  /// Blurs the marks.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent {
    changed { $0.style.blur += radius }
  }

  /// Draws a shadow behind each mark.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    changed { $0.style.shadow = MarkStyle.Shadow(color: color, radius: radius, x: x, y: y) }
  }

  /// Shows of the marks what lies in a shape of the plot's size.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some ChartContent {
    let shape = AnyShape(shape)
    return changed { $0.style.clips.append(shape) }
  }

  /// Shows of the marks what other marks cover.
  nonisolated public func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent {
    _MaskedChartContent(content: self, mask: content())
  }

  /// Lets gradients of the marks' styles fill the plot, and not each mark.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changed { $0.style.fillsPlot = aligns }
  }

  /// Draws the marks as one layer, whose effects do not change.
  nonisolated public func compositingLayer() -> some ChartContent { changed { _ in } }

  /// Moves the left and the right edge of each mark.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { moved(xStart, xEnd, y, y) }

  /// Moves the upper and the lower edge of each mark.
  nonisolated public func offset(
    x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent { moved(x, x, yStart, yEnd) }

  /// Moves the edges of each mark.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent { moved(xStart, xEnd, yStart, yEnd) }

  nonisolated private func moved(
    _ left: CGFloat, _ right: CGFloat, _ top: CGFloat, _ bottom: CGFloat
  ) -> _ModifiedChartContent<Self> {
    changed {
      $0.style.edges.leading += left
      $0.style.edges.trailing += right
      $0.style.edges.top += top
      $0.style.edges.bottom += bottom
    }
  }
}

/// Content of which is seen what other content covers.
nonisolated struct _MaskedChartContent<Content: ChartContent, Mask: ChartContent>: ChartContent {
  typealias Body = Never
  let content: Content
  let mask: Mask

  @MainActor static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    var own = _ChartMarks()
    var mask = _ChartMarks()
    Content._collect(content.content, into: &own)
    Mask._collect(content.mask, into: &mask)
    for index in own.marks.indices { own.marks[index].style.masks.append(mask.marks) }
    marks.marks += own.marks
  }
}
