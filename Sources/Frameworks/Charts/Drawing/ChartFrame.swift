import ApusUI
import Foundation

/// A plot with its axes, their labels and the legend around it.
struct ChartFrame: View {
  let plan: ChartPlan

  private var settings: ChartSettings { plan.settings }

  var body: some View {
    LegendPlace(settings: settings.legend, entries: plan.styles.entries) {
      VStack(spacing: 4) {
        caption(settings.y.label, standard: .topTrailing, at: [.top, .topLeading, .topTrailing])
        caption(settings.x.label, standard: .bottom, at: [.top, .topLeading, .topTrailing])
        if settings.scrolling.partial.isEmpty {
          AxisRooms(plan: plan) { framedPlot(.whole) }
        } else {
          ScrollingPlot(plan: plan) { framedPlot(.still(settings.scrolling.partial)) }
        }
        caption(
          settings.x.label, standard: .bottom, at: [.bottom, .bottomLeading, .bottomTrailing])
        caption(
          settings.y.label, standard: .topTrailing,
          at: [.bottom, .bottomLeading, .bottomTrailing])
      }
    }
    .frame(idealWidth: 300, idealHeight: 220)
    .accessibilityElement(children: .contain)
  }

  @ViewBuilder
  private func framedPlot(_ layer: PlotLayer) -> some View {
    let plot = ChartPlotContent(content: AnyView(PlotView(plan: plan, layer: layer)))
    if let style = settings.plotStyle { style(plot) } else { plot }
  }

  @ViewBuilder
  private func caption(
    _ label: ChartCaption?, standard: AnnotationPosition.Kind, at places: [AnnotationPosition.Kind]
  ) -> some View {
    if let label {
      let place =
        label.position.isSide || label.position.kind == .automatic
        ? standard : label.position.kind
      if places.contains(place) {
        label.view
          .font(.caption)
          .foregroundStyle(.secondary)
          .padding(place.isAbove ? .bottom : .top, label.spacing ?? (place.isAbove ? 6 : 0))
          .frame(maxWidth: .infinity, alignment: label.alignment ?? place.alignment)
      }
    }
  }
}

extension AnnotationPosition {
  /// Whether it lies beside a plot.
  var isSide: Bool { kind == .leading || kind == .trailing || kind == .overlay }
}

extension AnnotationPosition.Kind {
  var isAbove: Bool { self == .top || self == .topLeading || self == .topTrailing }

  var alignment: Alignment {
    switch self {
    case .topLeading, .bottomLeading, .leading: .leading
    case .topTrailing, .bottomTrailing, .trailing: .trailing
    default: .center
    }
  }
}
