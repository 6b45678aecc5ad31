import ApusUI
import Foundation

/// The marks of a plot in their order. A mask or a clip puts a mark into a separate plot.
struct MarkViews: View {
  let parts: [DrawnPart]
  let plan: ChartPlan
  let plot: CGSize

  var body: some View {
    ForEach(Array(parts.enumerated()), id: \.offset) { _, part in
      let style = part.mark.style
      if style.masks.isEmpty && style.clips.isEmpty && !style.fillsPlot {
        PartView(part: part, settings: plan.settings)
      } else {
        ZStack(alignment: .topLeading) {
          Color.clear
          PartView(part: part, settings: plan.settings, plot: plot)
        }
        .frame(width: plot.width, height: plot.height)
        .modifier(MarkCovers(style: style, plan: plan, plot: plot))
      }
    }
  }
}

/// The masks and the clips of a mark.
private struct MarkCovers: ViewModifier {
  let style: MarkStyle
  let plan: ChartPlan
  let plot: CGSize

  func body(content: Content) -> some View {
    let clipped = style.clips.reduce(AnyView(content)) { AnyView($0.clipShape($1)) }
    return style.masks.reduce(clipped) { view, marks in
      AnyView(view.mask { Self.cover(PlotDrawing(plan.with(marks), size: plot).parts, plot) })
    }
  }

  /// The marks of a mask: a page masks by shapes in frames.
  private static func cover(_ parts: [DrawnPart], _ plot: CGSize) -> some View {
    ZStack(alignment: .topLeading) {
      ForEach(Array(parts.enumerated()), id: \.offset) { _, part in
        PlotShape(part: part, style: AnyShapeStyle(.black), plot: plot)
      }
    }
  }
}

/// The shape of a mark in the frame of the whole plot.
private struct PlotShape: View {
  let part: DrawnPart
  let style: AnyShapeStyle
  let plot: CGSize

  var body: some View {
    let offset = part.mark.style.offset
    Group {
      switch part.outline {
      case .rectangle(let radius): rounded(radius).fill(style)
      case .fill(let path): path.offsetBy(dx: offset.width, dy: offset.height).fill(style)
      case .line(let path, let stroke):
        path.offsetBy(dx: offset.width, dy: offset.height).stroke(style, style: stroke)
      case .view, .none: Color.clear
      }
    }
    .frame(width: plot.width, height: plot.height)
  }

  private func rounded(_ radius: CGFloat) -> Path {
    var path = Path()
    path.addRoundedRect(in: part.frame, cornerSize: CGSize(width: radius, height: radius))
    return path
  }
}

/// The blur and the shadow of a mark.
private struct MarkEffects: ViewModifier {
  let style: MarkStyle

  func body(content: Content) -> some View {
    switch (style.blur > 0, style.shadow) {
    case (false, nil): content
    case (true, nil): content.blur(radius: style.blur)
    case (false, let shadow?):
      content.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)
    case (true, let shadow?):
      content.blur(radius: style.blur)
        .shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)
    }
  }
}

/// A mark's shape in the mark's frame, because a gradient fills the frame.
struct PartView: View {
  let part: DrawnPart
  let settings: ChartSettings
  /// The plot that a gradient fills, if it does not fill the mark.
  var plot: CGSize?

  var body: some View {
    let frame = part.frame
    if part.label != nil {
      selectable
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(part.words)
        .accessibilityIdentifier(
          part.mark.style.identifier ?? "", isEnabled: part.mark.style.identifier != nil
        )
        .position(x: frame.midX, y: frame.midY)
    } else {
      shape
        .accessibilityHidden(true)
        .position(x: frame.midX, y: frame.midY)
    }
  }

  @ViewBuilder
  private var selectable: some View {
    if settings.isSelectable {
      shape
        .contentShape(Rectangle())
        .onTapGesture { select() }
    } else {
      shape
    }
  }

  private func select() {
    if let x = part.mark.x.values.first {
      settings.selectX?(x.value)
      settings.extendX?(x.value)
    }
    if let y = part.mark.y.values.last {
      settings.selectY?(y.value)
      settings.extendY?(y.value)
    }
    if let angle = part.angle { settings.selectAngle?(.number(angle)) }
  }

  @ViewBuilder
  private var shape: some View {
    let frame = part.frame
    let offset = part.mark.style.offset
    let drawn = frame.offsetBy(dx: -offset.width, dy: -offset.height)
    let effects = part.mark.style
    Group {
      switch part.outline {
      case .fill, .line, .rectangle:
        if part.mark.style.fillsPlot, let plot { whole(plot) } else { own(drawn) }
      case .view(let view): view.fixedSize()
      case .none: Color.clear
      }
    }
    .frame(width: frame.width, height: frame.height)
    .opacity(effects.opacity)
    .modifier(MarkEffects(style: effects))
  }

  /// The shape with a style that fills the plot.
  private func whole(_ plot: CGSize) -> some View {
    let frame = part.frame
    return Rectangle().fill(part.style)
      .frame(width: plot.width, height: plot.height)
      .mask { PlotShape(part: part, style: AnyShapeStyle(.black), plot: plot) }
      .offset(x: plot.width / 2 - frame.midX, y: plot.height / 2 - frame.midY)
  }

  @ViewBuilder
  private func own(_ drawn: CGRect) -> some View {
    Group {
      switch part.outline {
      case .rectangle(let radius) where radius > 0:
        RoundedRectangle(cornerRadius: radius).fill(part.style)
      case .rectangle: Rectangle().fill(part.style)
      case .fill(let path):
        path.offsetBy(dx: -drawn.minX, dy: -drawn.minY).fill(part.style)
      case .line(let path, let stroke):
        path.offsetBy(dx: -drawn.minX, dy: -drawn.minY)
          .stroke(part.style, style: stroke)
      case .view, .none: Color.clear
      }
    }
  }
}

extension DrawnPart {
  /// The label and the value in one: `Mon, Steps: 1,200`.
  var words: String {
    [label, value].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
