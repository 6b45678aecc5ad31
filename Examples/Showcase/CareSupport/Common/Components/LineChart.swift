import SwiftUI

/// Lines over time, with the words of both axes.
struct LineChart: View {
  let model: ChartModel
  private let height: CGFloat = 180

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 8) {
        VStack(alignment: .trailing, spacing: 0) {
          ForEach(Array(model.valueLabels.enumerated().reversed()), id: \.offset) { index, label in
            Text(label)
              .frame(height: 14)
            if index > 0 { Spacer(minLength: 0) }
          }
        }
        .frame(height: height + 14)
        drawing
          .frame(maxWidth: .infinity)
          .frame(height: height)
      }
      HStack {
        ForEach(Array(model.dates.enumerated()), id: \.offset) { index, date in
          Text(date, format: .dateTime.day().month(.abbreviated))
          if index < model.dates.count - 1 { Spacer() }
        }
      }
      .padding(.leading, 28)
    }
    .font(.caption.monospacedDigit())
    .foregroundStyle(.secondary)
    .accessibilityElement(children: .ignore)
    .accessibilityAddTraits(.isImage)
    .accessibilityLabel(model.description)
    .accessibilityIdentifier("health.chart.image")
  }

  private var drawing: some View {
    ZStack {
      ChartGrid(count: model.valueLabels.count)
        .stroke(Color.secondary.opacity(0.3), lineWidth: 1)
      ForEach(Array(model.series.enumerated()), id: \.element.id) { index, series in
        if index == 0 {
          ChartArea(points: series.points)
            .fill(
              LinearGradient(
                colors: [Color.accentColor.opacity(0.25), Color.accentColor.opacity(0.02)],
                startPoint: .top, endPoint: .bottom))
        }
        ChartLine(points: series.points)
          .stroke(
            index == 0 ? Color.accentColor : Color.teal,
            style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      }
    }
  }
}

/// A line through points.
struct ChartLine: Shape {
  /// Between 0 and 1, to the right and up.
  let points: [CGPoint]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let place = point.placed(in: rect)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    return path
  }
}

/// What lies below a line.
struct ChartArea: Shape {
  let points: [CGPoint]

  func path(in rect: CGRect) -> Path {
    guard let first = points.first, let last = points.last else { return Path() }
    var path = ChartLine(points: points).path(in: rect)
    path.addLine(to: CGPoint(x: last.x, y: 0).placed(in: rect))
    path.addLine(to: CGPoint(x: first.x, y: 0).placed(in: rect))
    path.closeSubpath()
    return path
  }
}

/// Lines across, evenly.
struct ChartGrid: Shape {
  let count: Int

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for index in 0..<max(2, count) {
      let y = CGFloat(index) / CGFloat(max(1, count - 1))
      path.move(to: CGPoint(x: 0, y: y).placed(in: rect))
      path.addLine(to: CGPoint(x: 1, y: y).placed(in: rect))
    }
    return path
  }
}

extension CGPoint {
  /// From 0 to 1, to the right and up, into a rectangle whose origin is above.
  fileprivate func placed(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.maxY - y * rect.height)
  }
}
