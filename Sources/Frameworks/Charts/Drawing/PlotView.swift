import ApusUI
import Foundation

/// The parts of a plot that one view draws.
enum PlotLayer: Equatable {
  case whole
  /// The parts that move when these axes scroll. The labels of the other axis stay.
  case moving(Axis.Set)
  /// The labels of the axis that stands still when these scroll.
  case still(Axis.Set)

  var drawsMarks: Bool { if case .still = self { false } else { true } }

  func drawsLabels(isX: Bool) -> Bool {
    let axis: Axis.Set = isX ? .horizontal : .vertical
    return switch self {
    case .whole: true
    case .moving(let axes): axes.contains(axis)
    case .still(let axes): !axes.contains(axis)
    }
  }
}

/// Marks, grid lines and labels in a plot whose size the page tells.
struct PlotView: View {
  let plan: ChartPlan
  var layer = PlotLayer.whole

  var body: some View {
    GeometryReader { place in
      if layer.drawsMarks {
        let drawing = PlotDrawing(plan, size: place.size)
        ZStack(alignment: .topLeading) {
          Color.clear
          AxisLines(geometry: drawing.geometry, layer: layer)
          layers(plan.settings.backgrounds, drawing)
          MarkViews(parts: drawing.parts, plan: plan, plot: drawing.geometry.size)
          AxisLabels(geometry: drawing.geometry, layer: layer)
          ForEach(Array(drawing.parts.enumerated()), id: \.offset) { _, part in
            AnnotationViews(part: part, plot: drawing.geometry.size)
          }
          layers(plan.settings.overlays, drawing)
          gestures(drawing)
        }
        .frame(width: place.size.width, height: place.size.height)
      } else {
        let geometry = MarkGeometry(plan, size: place.size)
        ZStack(alignment: .topLeading) {
          Color.clear
          AxisLines(geometry: geometry, layer: layer)
          AxisLabels(geometry: geometry, layer: layer)
        }
        .frame(width: place.size.width, height: place.size.height)
      }
    }
  }

  /// The app's own gesture over the plot.
  @ViewBuilder
  private func gestures(_ drawing: PlotDrawing) -> some View {
    if let gesture = plan.settings.gesture { gesture(ChartProxy(drawing.geometry, frame: nil)) }
  }

  @ViewBuilder
  private func layers(_ layers: [ChartLayer], _ drawing: PlotDrawing) -> some View {
    if !layers.isEmpty {
      Color.clear
        .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
        .overlayPreferenceValue(PlotFrameKey.self) { frame in
          let proxy = ChartProxy(drawing.geometry, frame: frame)
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
