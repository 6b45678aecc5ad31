import SwiftUI

private struct WaveShape: Shape {
  var phase: Double
  var level: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, level) }
    set {
      phase = newValue.first
      level = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let height = rect.height * (1 - level)
    path.move(to: CGPoint(x: 0, y: height))
    for x in stride(from: 0, through: rect.width, by: rect.width / 24) {
      path.addLine(to: CGPoint(x: x, y: height + sin(x / rect.width * 2 * .pi + phase) * 8))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: 0, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct OrbitLoader: View {
  let date: Date

  var body: some View {
    let angle = Angle.radians(date.timeIntervalSinceReferenceDate * 2)
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 2)
      Circle().fill(.pink).frame(width: 16, height: 16)
        .offset(x: cos(angle.radians) * 40, y: sin(angle.radians) * 40)
        .accessibilityIdentifier("loaders.moon")
    }
    .frame(width: 80, height: 80)
  }
}

/// Things that wait.
struct LoadersScreen: View {
  @State private var progress = 0.4
  @State private var isPaused = false

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          GroupBox("Loaders") {
            TimelineView(.animation(paused: isPaused)) { context in
              let time = context.date.timeIntervalSinceReferenceDate
              HStack(spacing: 24) {
                OrbitLoader(date: context.date)
                Image(systemName: "arrow.triangle.2.circlepath")
                  .font(.largeTitle)
                  .rotationEffect(.degrees(time.truncatingRemainder(dividingBy: 4) * 90))
                  .accessibilityIdentifier("loaders.turn")
                Circle().fill(Color.accentColor.gradient)
                  .frame(width: 44, height: 44)
                  .scaleEffect(1 + sin(time * 3) * 0.2)
              }
              .frame(maxWidth: .infinity)
              .padding(.vertical, 8)
            }
          }
          TimelineView(.animation(minimumInterval: 1 / 30, paused: isPaused)) { context in
            WaveShape(phase: context.date.timeIntervalSinceReferenceDate * 2, level: progress)
              .fill(.teal.gradient)
              .frame(height: 120)
              .background(.teal.opacity(0.15))
              .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
              .overlay {
                Text(progress, format: .percent).font(.title.bold()).foregroundStyle(.white)
              }
          }
          Slider(value: $progress)
          Toggle("Paused", isOn: $isPaused).accessibilityIdentifier("loaders.paused")
          Text("Continue watching").font(.headline)
          ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 16) {
              ForEach(0..<8) { index in
                RoundedRectangle(cornerRadius: 16)
                  .fill(Color(hue: Double(index) / 8, saturation: 0.5, brightness: 0.9))
                  .frame(width: 130, height: 90)
                  .shadow(color: .black.opacity(0.35), radius: 10, y: 8)
                  .overlay(alignment: .bottomLeading) {
                    Text("Part \(index + 1)").font(.caption.bold()).padding(8)
                  }
              }
            }
          }
          .scrollClipDisabled()
        }
        .padding()
      }
      .navigationTitle("Waiting")
    }
  }
}
