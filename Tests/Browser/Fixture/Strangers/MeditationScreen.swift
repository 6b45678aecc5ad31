import Combine
import SwiftUI

/// A timer for meditation: a breathing circle, sounds to choose, a session that ends in a summary.
struct MeditationScreen: View {
  @StateObject private var session = MeditationSession()
  @AppStorage("meditation.minutes") private var minutes = 5
  @State private var sound: CalmSound = .rain
  @State private var showsSounds = false
  @State private var bounce = false

  var body: some View {
    NavigationStack {
      ZStack {
        MeshGradient(
          width: 2, height: 2,
          points: [.init(0, 0), .init(1, 0), .init(0, 1), .init(1, 1)],
          colors: [.indigo, .purple, .blue, .teal]
        )
        .ignoresSafeArea()
        VStack(spacing: 32) {
          Spacer()
          circle
          Text(session.isRunning ? session.phase : "Ready?")
            .font(.title2.weight(.medium))
            .contentTransition(.opacity)
            .animation(.default, value: session.phase)
          Spacer()
          if session.isRunning {
            Text(timerInterval: session.start...session.end, countsDown: true)
              .font(.system(size: 48, weight: .thin, design: .rounded))
              .monospacedDigit()
            Button("Finish") { session.finish() }
              .buttonStyle(.bordered)
              .buttonBorderShape(.capsule)
              .tint(.white)
          } else {
            setup
          }
        }
        .foregroundStyle(.white)
        .padding()
      }
      .toolbarBackground(.hidden, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
      .toolbar {
        ToolbarItem(placement: .principal) {
          VStack(spacing: 0) {
            Text("Breathe").font(.headline)
            Text("\(session.total) sessions").font(.caption2).opacity(0.8)
          }
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            showsSounds = true
          } label: {
            Image(systemName: sound.symbol).symbolEffect(.bounce, value: bounce)
          }
          .accessibilityLabel("Sound")
        }
      }
      .sheet(isPresented: $showsSounds) {
        SoundSheet(sound: $sound)
          .presentationDetents([.medium])
          .presentationBackground(.ultraThinMaterial)
          .onDisappear { bounce.toggle() }
      }
      .sheet(item: $session.summary) { summary in
        SummaryCard(summary: summary) { session.summary = nil }
          .presentationDetents([.height(320)])
          .interactiveDismissDisabled()
      }
    }
  }

  private var circle: some View {
    ZStack {
      ForEach(0..<3) { ring in
        Circle()
          .stroke(.white.opacity(0.25 - Double(ring) * 0.06), lineWidth: 2)
          .frame(width: 200 + CGFloat(ring) * 36)
      }
      Circle()
        .fill(.white.opacity(0.2).gradient)
        .frame(width: 200, height: 200)
        .phaseAnimator([0.8, 1.1], trigger: session.ticks) { content, scale in
          content.scaleEffect(session.isRunning ? scale : 1)
        } animation: { _ in
          .easeInOut(duration: 2)
        }
        .overlay {
          Image(systemName: "leaf.fill")
            .font(.system(size: 56))
            .keyframeAnimator(initialValue: 0.0, trigger: session.ticks) { view, angle in
              view.rotationEffect(.degrees(angle))
            } keyframes: { _ in
              CubicKeyframe(8, duration: 0.4)
              CubicKeyframe(-8, duration: 0.4)
              SpringKeyframe(0, duration: 0.6)
            }
        }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Breathing circle")
  }

  private var setup: some View {
    VStack(spacing: 20) {
      HStack(spacing: 12) {
        ForEach([3, 5, 10, 20], id: \.self) { choice in
          Button {
            withAnimation(.snappy) { minutes = choice }
          } label: {
            VStack(spacing: 2) {
              Text("\(choice)").font(.title3.bold())
              Text("min").font(.caption)
            }
            .frame(maxWidth: .infinity)
            .padding(.vertical, 10)
            .background(
              .white.opacity(minutes == choice ? 0.35 : 0.12), in: .rect(cornerRadius: 14))
          }
          .accessibilityAddTraits(minutes == choice ? .isSelected : [])
        }
      }
      Button {
        session.begin(minutes)
      } label: {
        Label("Begin", systemImage: "play.fill")
          .font(.headline)
          .frame(maxWidth: .infinity)
          .padding()
          .background(.white, in: .capsule)
          .foregroundStyle(.indigo)
      }
    }
    .buttonStyle(.plain)
  }
}

enum CalmSound: String, CaseIterable, Identifiable {
  case rain, waves, forest, silence
  var id: Self { self }
  var symbol: String {
    switch self {
    case .rain: "cloud.rain.fill"
    case .waves: "water.waves"
    case .forest: "tree.fill"
    case .silence: "speaker.slash.fill"
    }
  }
}

@MainActor final class MeditationSession: ObservableObject {
  struct Summary: Identifiable {
    let id = UUID()
    let minutes: Int
    let breaths: Int
  }

  @Published private(set) var isRunning = false
  @Published private(set) var ticks = 0
  @Published var summary: Summary?
  @Published private(set) var total = 12
  private(set) var start = Date()
  private(set) var end = Date()
  private var timer: AnyCancellable?

  var phase: String { ticks % 2 == 0 ? "Breathe in…" : "Breathe out…" }

  func begin(_ minutes: Int) {
    start = .now
    end = start.addingTimeInterval(Double(minutes) * 60)
    ticks = 0
    isRunning = true
    timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()
      .sink { [weak self] now in
        guard let self else { return }
        ticks += 1
        if now >= end { finish() }
      }
  }

  func finish() {
    timer?.cancel()
    isRunning = false
    total += 1
    summary = Summary(minutes: Int(end.timeIntervalSince(start) / 60), breaths: ticks)
  }
}

private struct SoundSheet: View {
  @Binding var sound: CalmSound
  @State private var volume = 0.6

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Sound").font(.title2.bold())
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))], spacing: 12) {
        ForEach(CalmSound.allCases) { choice in
          Button {
            sound = choice
          } label: {
            Label(choice.rawValue.capitalized, systemImage: choice.symbol)
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding()
              .background(
                sound == choice ? Color.accentColor.opacity(0.2) : Color.primary.opacity(0.05),
                in: .rect(cornerRadius: 12)
              )
              .overlay {
                if sound == choice {
                  RoundedRectangle(cornerRadius: 12).strokeBorder(.tint, lineWidth: 2)
                }
              }
          }
          .buttonStyle(.plain)
        }
      }
      Slider(value: $volume) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      .disabled(sound == .silence)
      Spacer()
    }
    .padding()
  }
}

private struct SummaryCard: View {
  let summary: MeditationSession.Summary
  let done: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "checkmark.seal.fill").font(.system(size: 56)).foregroundStyle(
        .green, .green.opacity(0.2))
      Text("Well done").font(.title.bold())
      Grid(horizontalSpacing: 32) {
        GridRow {
          Text("\(summary.minutes)").gridColumnAlignment(.center)
          Text("\(summary.breaths)")
        }
        .font(.title2.monospacedDigit())
        GridRow {
          Text("minutes")
          Text("breaths")
        }
        .font(.caption)
        .foregroundStyle(.secondary)
      }
      Button("Done", action: done).buttonStyle(.borderedProminent).controlSize(.large)
    }
    .padding()
  }
}
