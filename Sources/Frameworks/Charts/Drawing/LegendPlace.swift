import ApusUI
import Foundation

/// A chart with its legend beside it.
struct LegendPlace<Content: View>: View {
  let settings: ChartSettings.Legend
  let entries: [SeriesStyles.Entry]
  @ViewBuilder let content: () -> Content

  var body: some View {
    let spacing = settings.spacing ?? 8
    switch place {
    case nil: content()
    case .top, .topLeading, .topTrailing:
      VStack(alignment: side, spacing: spacing) {
        legend
        content()
      }
    case .leading:
      HStack(spacing: spacing) {
        legend
        content()
      }
    case .trailing:
      HStack(spacing: spacing) {
        content()
        legend
      }
    case .overlay:
      content().overlay(alignment: settings.alignment ?? .center) { legend }
    default:
      VStack(alignment: side, spacing: spacing) {
        content()
        legend
      }
    }
  }

  private var place: AnnotationPosition.Kind? {
    guard settings.visibility != .hidden, settings.content != nil || !entries.isEmpty else {
      return nil
    }
    return settings.position.kind
  }

  private var side: HorizontalAlignment {
    if let alignment = settings.alignment { return alignment.horizontal }
    switch settings.position.kind {
    case .top, .bottom: return .center
    case .topTrailing, .bottomTrailing: return .trailing
    default: return .leading
    }
  }

  @ViewBuilder
  private var legend: some View {
    if let own = settings.content {
      own
    } else if settings.position.isSide {
      VStack(alignment: .leading, spacing: 6) { names }
    } else {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 12) { names }
        VStack(alignment: .leading, spacing: 4) { names }
      }
    }
  }

  private var names: some View {
    ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
      HStack(spacing: 4) {
        symbol(of: entry)
          .fill(entry.style)
          .frame(width: 8, height: 8)
          .accessibilityHidden(true)
        Text(entry.name)
          .lineLimit(1)
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
  }

  private func symbol(of entry: SeriesStyles.Entry) -> Path {
    let frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    return entry.symbol?.path(in: frame) ?? Path(ellipseIn: frame)
  }
}
