import ApusUI
import Foundation

/// Marks, grid lines and labels in a plot whose size the page tells.
struct PlotView: View {
  let plan: ChartPlan

  var body: some View {
    GeometryReader { place in
      let drawing = PlotDrawing(plan, size: place.size)
      ZStack(alignment: .topLeading) {
        Color.clear
        AxisLines(geometry: drawing.geometry)
        layers(plan.settings.backgrounds, drawing)
        ForEach(Array(drawing.parts.enumerated()), id: \.offset) { _, part in
          PartView(part: part, settings: plan.settings)
        }
        AxisLabels(geometry: drawing.geometry)
        ForEach(Array(drawing.parts.enumerated()), id: \.offset) { _, part in
          AnnotationViews(part: part, plot: drawing.geometry.size)
        }
        layers(plan.settings.overlays, drawing)
      }
      .frame(width: place.size.width, height: place.size.height)
    }
  }

  @ViewBuilder
  private func layers(_ layers: [ChartLayer], _ drawing: PlotDrawing) -> some View {
    if !layers.isEmpty {
      Color.clear
        .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
        .overlayPreferenceValue(PlotFrameKey.self) { frame in
          let proxy = ChartProxy(
            x: drawing.geometry.x, y: drawing.geometry.y, plotSize: drawing.geometry.size,
            plotFrame: frame)
          ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
            layer.content(proxy)
              .frame(
                maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
          }
        }
    }
  }
}

private struct PlotFrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// A mark's shape in the mark's frame, because a gradient fills the frame.
struct PartView: View {
  let part: DrawnPart
  let settings: ChartSettings

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
    if settings.selectX != nil || settings.selectY != nil || settings.selectAngle != nil {
      shape
        .contentShape(Rectangle())
        .onTapGesture { select() }
    } else {
      shape
    }
  }

  private func select() {
    if let x = part.mark.x.values.first { settings.selectX?(x.value) }
    if let y = part.mark.y.values.last { settings.selectY?(y.value) }
    if let angle = part.angle { settings.selectAngle?(.number(angle)) }
  }

  @ViewBuilder
  private var shape: some View {
    let frame = part.frame
    let offset = part.mark.style.offset
    let drawn = frame.offsetBy(dx: -offset.width, dy: -offset.height)
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
      case .none: Color.clear
      }
    }
    .frame(width: frame.width, height: frame.height)
    .opacity(part.mark.style.opacity)
  }
}

extension DrawnPart {
  /// The label and the value in one: `Mon, Steps: 1,200`.
  var words: String {
    [label, value].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// The views beside a mark.
struct AnnotationViews: View {
  let part: DrawnPart
  let plot: CGSize

  var body: some View {
    let notes = part.mark.style.annotations
    if !notes.isEmpty {
      ForEach(Array(notes.enumerated()), id: \.offset) { _, note in
        let place = NotePlace(note, part.frame)
        let content = note.content(AnnotationContext(targetSize: part.frame.size))
        if note.overflow.fits {
          FittedNote(place: place, overflow: note.overflow) { content }
            .frame(width: plot.width, height: plot.height)
        } else {
          content
            .fixedSize()
            .frame(width: 0, height: 0, alignment: place.alignment)
            .position(place.point)
        }
      }
    }
  }
}

/// The point beside a mark where a view begins, and the corner of the view that lies there.
struct NotePlace {
  let point: CGPoint
  let alignment: Alignment

  init(_ note: MarkAnnotation, _ frame: CGRect) {
    let gap = note.spacing ?? 4
    let across: CGFloat =
      switch note.alignment.horizontal {
      case .leading: frame.minX
      case .trailing: frame.maxX
      default: frame.midX
      }
    let side = Alignment(horizontal: note.alignment.horizontal, vertical: .bottom)
    let under = Alignment(horizontal: note.alignment.horizontal, vertical: .top)
    switch note.position.kind {
    case .automatic, .top: (point, alignment) = (CGPoint(x: across, y: frame.minY - gap), side)
    case .bottom: (point, alignment) = (CGPoint(x: across, y: frame.maxY + gap), under)
    case .overlay: (point, alignment) = (CGPoint(x: across, y: frame.midY), note.alignment)
    case .leading: (point, alignment) = (CGPoint(x: frame.minX - gap, y: frame.midY), .trailing)
    case .trailing: (point, alignment) = (CGPoint(x: frame.maxX + gap, y: frame.midY), .leading)
    case .topLeading:
      (point, alignment) = (CGPoint(x: frame.minX, y: frame.minY - gap), .bottomLeading)
    case .topTrailing:
      (point, alignment) = (CGPoint(x: frame.maxX, y: frame.minY - gap), .bottomTrailing)
    case .bottomLeading:
      (point, alignment) = (CGPoint(x: frame.minX, y: frame.maxY + gap), .topLeading)
    case .bottomTrailing:
      (point, alignment) = (CGPoint(x: frame.maxX, y: frame.maxY + gap), .topTrailing)
    }
  }
}
