import SwiftUI

/// Pictures that code draws: a clock, a chart, and marks whose places the browser tests measure.
struct CanvasScreen: View {
  @State private var values = [0.3, 0.8, 0.5, 0.9, 0.4]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ClockFace().frame(width: 160, height: 160)
        ValueChart(values: values).frame(height: 140)
        Button("Other values") { values.reverse() }
        MarkedCanvas(count: values[0] < 0.35 ? 1 : 2)
          .frame(width: 200, height: 100)
        FrameCounter()
        Confetti().frame(height: 120)
      }
      .padding(16)
    }
  }
}

/// A clock that follows the seconds.
private struct ClockFace: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { timeline in
      Canvas { context, size in
        let radius = min(size.width, size.height) / 2
        context.translateBy(x: size.width / 2, y: size.height / 2)
        let rim = Path(
          ellipseIn: CGRect(
            x: 2 - radius, y: 2 - radius, width: 2 * radius - 4, height: 2 * radius - 4))
        context.fill(rim, with: .style(.background.secondary))
        context.stroke(rim, with: .foreground, lineWidth: 2)
        for hour in 1...12 {
          let angle = Double(hour) / 6 * .pi
          let place = CGPoint(x: sin(angle) * radius * 0.8, y: -cos(angle) * radius * 0.8)
          context.draw(Text("\(hour)").font(.caption).bold(), at: place)
        }
        let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: timeline.date)
        let (hour, minute) = (Double(parts.hour ?? 0), Double(parts.minute ?? 0))
        let second = Double(parts.second ?? 0)
        hand(
          context, .degrees((hour + minute / 60) * 30), length: radius * 0.45, width: 5, .foreground
        )
        hand(context, .degrees(minute * 6), length: radius * 0.65, width: 3, .foreground)
        hand(context, .degrees(second * 6), length: radius * 0.7, width: 1.5, .color(.red))
      }
      .accessibilityLabel("Clock")
      .accessibilityIdentifier("canvas.clock")
    }
  }

  private func hand(
    _ context: GraphicsContext, _ angle: Angle, length: CGFloat, width: CGFloat,
    _ shading: GraphicsContext.Shading
  ) {
    var context = context
    context.rotate(by: angle)
    context.addFilter(.shadow(radius: 1, y: 1))
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 0, y: -length))
    context.stroke(line, with: shading, style: StrokeStyle(lineWidth: width, lineCap: .round))
  }
}

/// A line with a gradient below it and a name that stands upright at its side.
private struct ValueChart: View {
  let values: [Double]

  var body: some View {
    Canvas { context, size in
      let step = (size.width - 24) / CGFloat(max(1, values.count - 1))
      var line = Path()
      line.addLines(
        values.enumerated().map { index, value in
          CGPoint(x: 24 + CGFloat(index) * step, y: size.height * (1 - value))
        })
      var area = line
      area.addLine(to: CGPoint(x: size.width, y: size.height))
      area.addLine(to: CGPoint(x: 24, y: size.height))
      area.closeSubpath()
      context.fill(
        area,
        with: .linearGradient(
          Gradient(colors: [.blue.opacity(0.5), .blue.opacity(0.05)]), startPoint: .zero,
          endPoint: CGPoint(x: 0, y: size.height)))
      context.stroke(line, with: .color(.blue), style: StrokeStyle(lineWidth: 2, lineJoin: .round))
      var side = context
      side.translateBy(x: 8, y: size.height / 2)
      side.rotate(by: .degrees(-90))
      side.draw(Text("Values").font(.caption), at: .zero)
      if let best = values.indices.max(by: { values[$0] < values[$1] }),
        let star = context.resolveSymbol(id: "best")
      {
        let place = CGPoint(x: 24 + CGFloat(best) * step, y: size.height * (1 - values[best]))
        context.draw(star, at: place)
      }
    } symbols: {
      Image(systemName: "star.fill").foregroundStyle(.orange).tag("best")
    }
    .accessibilityLabel("Values")
    .accessibilityIdentifier("canvas.chart")
  }
}

/// Squares and words at places that a test knows.
private struct MarkedCanvas: View {
  let count: Int

  var body: some View {
    Canvas { context, size in
      for index in 0..<count {
        context.fill(
          Path(CGRect(x: 20 + 40 * CGFloat(index), y: 30, width: 10, height: 20)),
          with: .color(red: 0, green: 1, blue: 0))
      }
      context.draw(
        Text("Corner"), at: CGPoint(x: size.width, y: size.height), anchor: .bottomTrailing)
      context.translateBy(x: 150, y: 50)
      context.rotate(by: .degrees(90))
      context.draw(Text("Turned"), at: .zero)
      context.fill(
        Path(CGRect(x: -50, y: -2, width: 20, height: 4)), with: .color(red: 1, green: 0, blue: 0))
    }
    .accessibilityIdentifier("canvas.marks")
  }
}

/// Says how many frames were made.
private struct FrameCounter: View {
  @State private var start = Date.now

  var body: some View {
    TimelineView(.animation) { context in
      let frames = Int((context.date.timeIntervalSince(start) * 10).rounded())
      Text("\(frames)").accessibilityIdentifier("canvas.frames")
    }
  }
}

/// Paper that falls.
private struct Confetti: View {
  @State private var start = Date.now

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let time = timeline.date.timeIntervalSince(start)
        let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]
        for index in 0..<40 {
          let seed = Double(index * 7919 % 101) / 101
          var piece = context
          piece.opacity = 0.9
          piece.translateBy(
            x: size.width * Double(index * 31 % 40) / 40,
            y: (seed * size.height + time * (20 + 30 * seed)).truncatingRemainder(
              dividingBy: size.height))
          piece.rotate(by: .degrees(360 * seed + time * 90))
          piece.fill(
            Path(CGRect(x: -4, y: -2, width: 8, height: 4)), with: .color(colors[index % 6]))
        }
      }
    }
    .accessibilityHidden(true)
  }
}
