import Combine
import SwiftUI

@MainActor final class StopwatchModel: ObservableObject {
  enum Mode { case running, stopped, paused }
  @Published var mode = Mode.stopped
  @Published var elapsed = 0.0
  @Published var laps: [Double] = []
  private var timer: AnyCancellable?

  func start() {
    mode = .running
    timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect().sink { [weak self] _ in
      self?.elapsed += 0.1
    }
  }
  func pause() { timer?.cancel(); mode = .paused }
  func reset() { timer?.cancel(); mode = .stopped; elapsed = 0; laps = [] }
  func lap() { laps.insert(elapsed - laps.reduce(0, +), at: 0) }
}

struct StopwatchScreen: View {
  @StateObject private var model = StopwatchModel()
  @State private var isMuted = false

  var body: some View {
    TabView {
      VStack(spacing: 0) {
        ZStack {
          Circle().stroke(Color.gray.opacity(0.2), lineWidth: 14)
          Circle()
            .trim(from: 0, to: CGFloat(model.elapsed.truncatingRemainder(dividingBy: 60) / 60))
            .stroke(
              AngularGradient(gradient: Gradient(colors: [.orange, .red]), center: .center),
              style: StrokeStyle(lineWidth: 14, lineCap: .round)
            )
            .rotationEffect(.degrees(-90))
          VStack {
            Text(format(model.elapsed))
              .font(.system(size: 54, weight: .thin, design: .rounded))
              .monospacedDigit()
            if let last = model.laps.first {
              Text("Lap \(model.laps.count): \(format(last))").foregroundColor(.secondary)
            }
          }
        }
        .frame(width: 280, height: 280)
        .padding(.vertical, 30)
        HStack {
          roundButton(model.mode == .running ? "Lap" : "Reset", color: .gray) {
            model.mode == .running ? model.lap() : model.reset()
          }
          .disabled(model.mode == .stopped)
          Spacer()
          roundButton(
            model.mode == .running ? "Stop" : "Start", color: model.mode == .running ? .red : .green
          ) {
            model.mode == .running ? model.pause() : model.start()
          }
        }
        .padding(.horizontal, 30)
        List {
          ForEach(Array(model.laps.enumerated()), id: \.offset) { index, lap in
            HStack {
              Text("Lap \(model.laps.count - index)")
              Spacer()
              Text(format(lap)).monospacedDigit()
            }
            .foregroundColor(
              lap == model.laps.min() && model.laps.count > 1
                ? .green : lap == model.laps.max() && model.laps.count > 1 ? .red : .primary)
          }
        }
        .listStyle(PlainListStyle())
      }
      .tabItem {
        Image(systemName: "stopwatch.fill"); Text("Stopwatch")
      }
      Form {
        Toggle("Mute", isOn: $isMuted)
        HStack {
          Text("Sound")
          Spacer()
          Text(isMuted ? "None" : "Radar").foregroundColor(.secondary)
        }
      }
      .tabItem { Label("Options", systemImage: "gearshape") }
      .badge(2)
    }
    .accentColor(.orange)
  }

  private func roundButton(_ title: String, color: Color, action: @escaping @MainActor () -> Void)
    -> some View
  {
    Button(action: action) {
      Text(title)
        .foregroundColor(color)
        .frame(width: 80, height: 80)
        .background(Circle().fill(color.opacity(0.2)))
        .overlay(Circle().stroke(color.opacity(0.2), lineWidth: 2).padding(-4))
    }
  }

  private func format(_ time: Double) -> String {
    String(format: "%02d:%02d.%d", Int(time) / 60, Int(time) % 60, Int(time * 10) % 10)
  }
}
