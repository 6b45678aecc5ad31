import Combine
import SwiftUI

// A timed quiz in the style of a public app: a timer's publisher, answer buttons with a style, results as rings.

private struct TriviaItem: Identifiable {
  let id: Int
  let question: String
  let answers: [String]
  let right: Int
}

@MainActor
private final class TriviaGame: ObservableObject {
  enum Phase: Equatable { case lobby, asking(Int), finished }
  @Published var phase = Phase.lobby
  @Published var left = 10
  @Published var picked: Int?
  @Published var score = 0
  @Published var missed: Set<Int> = []
  let items = [
    TriviaItem(
      id: 0, question: "Which planet has the shortest day?",
      answers: ["Earth", "Jupiter", "Venus", "Mars"], right: 1),
    TriviaItem(
      id: 1, question: "How many bones has an adult?", answers: ["106", "206", "306", "406"],
      right: 1),
    TriviaItem(id: 2, question: "Which is a prime?", answers: ["51", "57", "59", "63"], right: 2),
  ]
  private var bag = Set<AnyCancellable>()
  private var ticking: AnyCancellable?

  init() {
    $left
      .dropFirst()
      .filter { $0 == 0 }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.timeout() }
      .store(in: &bag)
  }

  func begin() {
    score = 0
    missed = []
    ask(0)
  }
  private func ask(_ index: Int) {
    picked = nil
    left = 10
    phase = .asking(index)
    ticking = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in
      guard let self, self.picked == nil, self.left > 0 else { return }
      withAnimation(.linear(duration: 1)) { self.left -= 1 }
    }
  }
  func pick(_ answer: Int, of item: TriviaItem) {
    guard picked == nil else { return }
    picked = answer
    if answer == item.right { score += 1 } else { missed.insert(item.id) }
  }
  private func timeout() {
    guard case .asking(let index) = phase, picked == nil else { return }
    picked = -1
    missed.insert(index)
  }
  func next() {
    guard case .asking(let index) = phase else { return }
    if index + 1 < items.count {
      ask(index + 1)
    } else {
      ticking = nil
      phase = .finished
    }
  }
}

private struct TriviaAnswerStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var state: Bool?
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label.font(.body.weight(.medium))
      Spacer()
      if let state { Image(systemName: state ? "checkmark.circle.fill" : "xmark.circle.fill") }
    }
    .padding()
    .foregroundColor(state == nil ? .primary : .white)
    .background(fill, in: RoundedRectangle(cornerRadius: 14))
    .scaleEffect(configuration.isPressed ? 0.97 : 1)
    .opacity(isEnabled || state != nil ? 1 : 0.5)
    .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
  private var fill: Color {
    guard let state else { return Color(.secondarySystemBackground) }
    return state ? .green : .red
  }
}

struct TriviaScreen: View {
  @StateObject private var game = TriviaGame()
  @AppStorage("trivia.best") private var best = 0
  @State private var quitting = false
  @State private var reviewing = false
  @Namespace private var space

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .edgesIgnoringSafeArea(.all)
      switch game.phase {
      case .lobby:
        lobby.transition(.scale.combined(with: .opacity))
      case .asking(let index):
        question(game.items[index])
          .id(index)
          .transition(
            .asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
      case .finished:
        results.transition(.opacity)
      }
    }
    .animation(.easeInOut, value: game.phase)
    .alert(isPresented: $quitting) {
      Alert(
        title: Text("Quit the game?"), message: Text("Your points are lost."),
        primaryButton: .destructive(Text("Quit")) { game.phase = .lobby },
        secondaryButton: .cancel(Text("Stay")))
    }
    .fullScreenCover(isPresented: $reviewing) { TriviaReview(game: game) }
    .onChange(of: game.phase) { phase in
      if phase == .finished { best = max(best, game.score) }
    }
  }

  private var lobby: some View {
    VStack(spacing: 24) {
      Image(systemName: "brain.head.profile").font(.system(size: 80)).matchedGeometryEffect(
        id: "sign", in: space)
      Text("Trivia").font(.largeTitle).fontWeight(.heavy)
      Text("Best: \(best) of \(game.items.count)")
      Button(action: game.begin) {
        Text("Start").bold().padding(.horizontal, 48).padding(.vertical, 14)
          .background(Capsule().fill(.white)).foregroundColor(.indigo)
      }
    }
    .foregroundColor(.white)
  }

  private func question(_ item: TriviaItem) -> some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack {
        Button {
          quitting = true
        } label: {
          Image(systemName: "xmark").font(.headline).frame(width: 44, height: 44)
        }
        ProgressView(value: Double(item.id + 1), total: Double(game.items.count)).tint(.white)
        ZStack {
          Circle().stroke(.white.opacity(0.3), lineWidth: 5)
          Circle()
            .trim(from: 0, to: CGFloat(game.left) / 10)
            .stroke(
              game.left < 4 ? .red : .white, style: StrokeStyle(lineWidth: 5, lineCap: .round)
            )
            .rotationEffect(.degrees(-90))
          Text("\(game.left)").font(.headline.monospacedDigit()).contentTransition(.numericText())
        }
        .frame(width: 44, height: 44)
      }
      Text("Question \(item.id + 1)").font(.subheadline).opacity(0.8)
      Text(item.question).font(.title2.bold()).fixedSize(horizontal: false, vertical: true)
      Spacer()
      VStack(spacing: 12) {
        ForEach(item.answers.indices, id: \.self) { index in
          Button(item.answers[index]) { game.pick(index, of: item) }
            .buttonStyle(TriviaAnswerStyle(state: state(index, item)))
            .disabled(game.picked != nil)
        }
      }
      if game.picked != nil {
        Button(action: { game.next() }) {
          Text(item.id == game.items.count - 1 ? "See results" : "Next")
            .frame(maxWidth: .infinity).padding()
            .background(.white).foregroundColor(.indigo).cornerRadius(14)
        }
        .transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .foregroundColor(.white)
    .padding()
    .animation(.spring(response: 0.4), value: game.picked)
  }

  private func state(_ index: Int, _ item: TriviaItem) -> Bool? {
    guard let picked = game.picked else { return nil }
    if index == item.right { return true }
    return picked == index ? false : nil
  }

  private var results: some View {
    VStack(spacing: 20) {
      Gauge(value: Double(game.score), in: 0...Double(game.items.count)) {
        Text("Score")
      } currentValueLabel: {
        Text("\(game.score)/\(game.items.count)")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .scaleEffect(2)
      .frame(height: 140)
      .tint(.yellow)
      Text(game.score == game.items.count ? "Perfect!" : "Well played").font(.title.bold())
      HStack {
        Button("Review") { reviewing.toggle() }.buttonStyle(.bordered)
        Button("Again") { game.begin() }.buttonStyle(.borderedProminent)
      }
      .controlSize(.large)
      .tint(.white)
      .foregroundStyle(.indigo)
    }
    .foregroundColor(.white)
  }
}

private struct TriviaReview: View {
  @ObservedObject var game: TriviaGame
  @Environment(\.dismiss) var dismiss
  var body: some View {
    NavigationStack {
      List(game.items) { item in
        DisclosureGroup {
          ForEach(item.answers, id: \.self) { answer in
            HStack {
              Text(answer)
              if answer == item.answers[item.right] {
                Spacer()
                Image(systemName: "checkmark").foregroundColor(.green)
              }
            }
          }
        } label: {
          Label(item.question, systemImage: game.missed.contains(item.id) ? "xmark" : "checkmark")
        }
      }
      .listStyle(.plain)
      .navigationTitle("Review")
      .toolbar { Button("Close") { dismiss() } }
    }
  }
}
