import Combine
import SwiftUI

enum WorkoutPhase: String { case ready = "Get ready", work = "Work", rest = "Rest", done = "Done" }

@MainActor class WorkoutTimer: ObservableObject {
  @Published var phase = WorkoutPhase.ready
  @Published var remaining = 5
  @Published var round = 1
  @Published var isRunning = false
  let rounds = 3
  var length: Int { phase == .ready ? 5 : phase == .work ? 20 : 10 }
  private var timer: AnyCancellable?

  func toggle() {
    isRunning.toggle()
    if isRunning {
      timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in
        self?.tick()
      }
    } else {
      timer?.cancel()
    }
  }

  func tick() {
    remaining -= 1
    guard remaining <= 0 else { return }
    switch phase {
    case .ready: phase = .work; remaining = 20
    case .work: phase = .rest; remaining = 10
    case .rest:
      if round == rounds {
        phase = .done; isRunning = false; timer?.cancel()
      } else {
        round += 1; phase = .work; remaining = 20
      }
    case .done: break
    }
  }

  func reset() { timer?.cancel(); isRunning = false; phase = .ready; remaining = 5; round = 1 }
}

struct WorkoutScreen: View {
  @StateObject private var timer = WorkoutTimer()

  var color: Color {
    switch timer.phase {
    case .ready: return .yellow
    case .work: return .green
    case .rest: return .cyan
    case .done: return .purple
    }
  }

  var body: some View {
    VStack {
      HStack {
        VStack(alignment: .leading) {
          Text("ROUND").font(.caption.bold()).kerning(2).foregroundColor(.gray)
          Text("\(timer.round)/\(timer.rounds)").font(
            .system(size: 34, weight: .black, design: .monospaced))
        }
        Spacer()
        Button(action: timer.reset) {
          Image(systemName: "arrow.counterclockwise").font(.title3).padding(12).background(
            Circle().stroke(lineWidth: 2))
        }
      }
      .padding()
      Spacer()
      ZStack {
        Circle().stroke(style: StrokeStyle(lineWidth: 24)).foregroundColor(.white.opacity(0.1))
        Circle()
          .trim(from: 0, to: CGFloat(timer.remaining) / CGFloat(timer.length))
          .stroke(
            AngularGradient(
              colors: [color.opacity(0.3), color], center: .center, startAngle: .degrees(0),
              endAngle: .degrees(360)), style: StrokeStyle(lineWidth: 24, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
          .animation(.linear(duration: 1), value: timer.remaining)
        VStack(spacing: 8) {
          Text(timer.phase.rawValue.uppercased()).font(.headline).tracking(3).foregroundColor(color)
          Text("\(timer.remaining)").font(.system(size: 96, weight: .bold, design: .rounded))
            .monospacedDigit()
        }
      }
      .padding(44)
      Spacer()
      HStack(spacing: 0) {
        stat("flame.fill", "128", "kcal", .orange)
        Divider().background(Color.gray).frame(height: 40)
        stat("heart.fill", "142", "bpm", .red)
        Divider().background(Color.gray).frame(height: 40)
        stat("clock.fill", "1:30", "min", .blue)
      }
      .padding(.vertical)
      .background(RoundedRectangle(cornerRadius: 20).fill(Color.white.opacity(0.08)))
      .padding(.horizontal)
      Button(action: timer.toggle) {
        Text(timer.isRunning ? "PAUSE" : "START")
          .font(.title3.bold())
          .frame(maxWidth: .infinity, minHeight: 60)
          .foregroundColor(.black)
          .background(color)
          .cornerRadius(30)
      }
      .padding()
    }
    .foregroundColor(.white)
    .background(Color.black.edgesIgnoringSafeArea(.all))
    .environment(\.colorScheme, .dark)
  }

  func stat(_ icon: String, _ value: String, _ unit: String, _ tint: Color) -> some View {
    VStack(spacing: 4) {
      Image(systemName: icon).foregroundColor(tint)
      HStack(alignment: .lastTextBaseline, spacing: 2) {
        Text(value).font(.title2.bold())
        Text(unit).font(.caption).foregroundColor(.gray)
      }
    }
    .frame(maxWidth: .infinity)
  }
}
