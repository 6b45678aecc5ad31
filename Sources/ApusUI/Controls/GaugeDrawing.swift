import Foundation

/// Sizes of what a gauge draws, in points.
enum GaugeFigures {
  /// The diameter of a round gauge.
  static let ring = 58.0
  static let line = 6.0
  /// The size of the words in it, of which "100%" fits.
  static let value = 17.0
  /// How much smaller longer words become, as a factor.
  static let leastScale = 0.4
  /// Between its edge and the words in it.
  static let inset = 7.0
  /// The mark at the value.
  static let mark = 10.0
  /// How much of the whole circle the open ring has; the gap is below.
  static let arc = 0.75
}

extension HorizontalAlignment {
  private enum GaugeValue: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
  /// Where the value is on a bar. So nobody has to know how long the bar is.
  fileprivate static let gaugeValue = HorizontalAlignment(GaugeValue.self)
}

/// A bar that is filled from its beginning.
struct GaugeBar: View {
  let fraction: Double
  let thickness: CGFloat

  var body: some View {
    Capsule().fill(.quaternary)
      .alignmentGuide(.gaugeValue) { $0.width * fraction }
      .overlay(alignment: Alignment(horizontal: .gaugeValue, vertical: .center)) {
        // As long as the bar, and drawn back so that it ends at the value.
        Capsule().fill(.tint).alignmentGuide(.gaugeValue) { $0.width }
      }
      .clipShape(Capsule())
      .frame(height: thickness)
  }
}

/// A bar with a mark at the value.
struct GaugeScale: View {
  let fraction: Double

  var body: some View {
    Capsule().fill(.tint)
      .frame(height: GaugeFigures.line)
      .alignmentGuide(.gaugeValue) { $0.width * fraction }
      .overlay(alignment: Alignment(horizontal: .gaugeValue, vertical: .center)) {
        GaugeMark().alignmentGuide(.gaugeValue) { $0.width * fraction }
      }
  }
}

/// The mark at the value, apart from the line by a seam in the colour of what is behind.
struct GaugeMark: View {
  var body: some View {
    Circle().fill(.tint)
      .overlay { Circle().stroke(.background, lineWidth: 2) }
      .frame(width: GaugeFigures.mark, height: GaugeFigures.mark)
  }
}

/// A ring that is filled clockwise from above.
struct GaugeRing: View {
  let fraction: Double

  var body: some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: GaugeFigures.line)
      Circle().trim(from: 0, to: fraction)
        .stroke(.tint, style: StrokeStyle(lineWidth: GaugeFigures.line, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(GaugeFigures.line / 2)
  }
}

/// A ring that is open below, with a mark at the value.
struct GaugeArc: View {
  let fraction: Double

  var body: some View {
    ZStack {
      Circle().trim(from: 0, to: GaugeFigures.arc)
        .stroke(.tint, style: StrokeStyle(lineWidth: GaugeFigures.line, lineCap: .round))
        .rotationEffect(.degrees(135))
        .padding(GaugeFigures.line / 2)
      GaugeMark()
        .offset(y: (GaugeFigures.line - GaugeFigures.ring) / 2)
        .rotationEffect(.degrees((fraction - 0.5) * 360 * GaugeFigures.arc))
    }
  }
}
