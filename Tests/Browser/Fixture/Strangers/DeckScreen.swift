import SwiftUI

// A deck of cards as a stranger wrote it: cards that are flung aside, a drawer that is pulled up, a knob, a picture
// that is pinched, and a marble that is carried after a long press.

struct DeckCard: Identifiable, Equatable {
  let id: Int
  let title: String
  let color: Color

  static let all = [
    DeckCard(id: 0, title: "Lisbon", color: .orange), DeckCard(id: 1, title: "Kyoto", color: .pink),
    DeckCard(id: 2, title: "Oslo", color: .blue), DeckCard(id: 3, title: "Quito", color: .green),
  ]
}

struct DeckCardView: View {
  let card: DeckCard
  let onRemove: (Bool) -> Void
  @State private var offset: CGSize = .zero
  private let threshold: CGFloat = 120

  var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 20).fill(card.color.gradient)
      VStack(alignment: .leading) {
        Text(card.title).font(.largeTitle.bold()).foregroundColor(.white)
        Spacer()
        Text(offset.width > 0 ? "Keep" : offset.width < 0 ? "Skip" : "Swipe")
          .font(.headline).foregroundStyle(.white.opacity(0.8))
          .accessibilityIdentifier("deck.hint.\(card.id)")
      }
      .padding(20)
    }
    .frame(width: 260, height: 220)
    .rotationEffect(.degrees(Double(offset.width / 12)))
    .offset(x: offset.width, y: offset.height * 0.3)
    .opacity(2 - Double(abs(offset.width / threshold)) * 0.8)
    .gesture(
      DragGesture()
        .onChanged { gesture in offset = gesture.translation }
        .onEnded { gesture in
          if abs(gesture.predictedEndTranslation.width) > threshold * 1.5
            || abs(offset.width) > threshold
          {
            onRemove(offset.width > 0)
          } else {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { offset = .zero }
          }
        }
    )
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("deck.card.\(card.id)")
  }
}

struct DeckKnob: View {
  @Binding var value: Double
  @GestureState private var isTurning = false

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.systemGray5))
        Capsule().fill(.tint).frame(width: max(28, proxy.size.width * value))
        Circle().fill(.white).shadow(radius: isTurning ? 6 : 2)
          .frame(width: 28, height: 28)
          .offset(x: (proxy.size.width - 28) * value)
      }
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($isTurning) { _, state, _ in state = true }
          .onChanged { drag in
            value = min(max(0, drag.location.x / proxy.size.width), 1)
          })
    }
    .frame(height: 28)
    .accessibilityIdentifier("deck.knob")
  }
}

struct DeckMarble: View {
  enum DragState: Equatable {
    case inactive
    case pressing
    case dragging(translation: CGSize)

    var translation: CGSize {
      if case .dragging(let translation) = self { return translation }
      return .zero
    }
    var isActive: Bool { self != .inactive }
  }

  @GestureState private var dragState = DragState.inactive
  @State private var place = CGSize.zero

  var body: some View {
    let carry = LongPressGesture(minimumDuration: 0.3)
      .sequenced(before: DragGesture())
      .updating($dragState) { value, state, _ in
        switch value {
        case .first(true): state = .pressing
        case .second(true, let drag): state = .dragging(translation: drag?.translation ?? .zero)
        default: state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        place.width += drag.translation.width
        place.height += drag.translation.height
      }
    return Circle()
      .fill(dragState.isActive ? Color.red : .purple)
      .frame(width: 56, height: 56)
      .offset(
        x: place.width + dragState.translation.width, y: place.height + dragState.translation.height
      )
      .animation(.easeOut(duration: 0.15), value: dragState.isActive)
      .gesture(carry)
      .accessibilityIdentifier("deck.marble")
  }
}

struct DeckScreen: View {
  @State private var cards = DeckCard.all
  @State private var kept: [String] = []
  @State private var volume = 0.25
  @State private var scale: CGFloat = 1
  @GestureState private var pinch: CGFloat = 1
  @State private var angle = Angle.zero
  @State private var taps = ""
  @State private var drawer: CGFloat = 0
  @State private var isScrolled = false
  @GestureState private var pull: CGFloat = 0

  var body: some View {
    NavigationView {
      ZStack(alignment: .bottom) {
        ScrollView {
          VStack(spacing: 24) {
            ZStack {
              if cards.isEmpty {
                Button("Start again") {
                  cards = DeckCard.all; kept = []
                }
              }
              ForEach(cards) { card in
                DeckCardView(card: card) { isKept in
                  withAnimation { cards.removeAll { $0 == card } }
                  if isKept { kept.append(card.title) }
                }
              }
            }
            .frame(height: 230)
            Text("Kept: \(kept.joined(separator: ", "))").accessibilityIdentifier("deck.kept")
            DeckKnob(value: $volume).padding(.horizontal)
            Text("Volume \(Int((volume * 100).rounded()))").accessibilityIdentifier("deck.volume")
            HStack(spacing: 60) {
              Image(systemName: "photo.fill")
                .resizable().scaledToFit().frame(width: 80, height: 80)
                .scaleEffect(scale * pinch)
                .rotationEffect(angle)
                .gesture(
                  MagnificationGesture()
                    .updating($pinch) { value, state, _ in state = value }
                    .onEnded { scale = min(max(0.5, scale * $0), 3) }
                    .simultaneously(with: RotationGesture().onChanged { angle = $0 })
                )
                .onTapGesture(count: 2) {
                  withAnimation {
                    scale = 1; angle = .zero
                  }
                }
                .accessibilityIdentifier("deck.photo")
              DeckMarble()
            }
            Text("Tap me")
              .padding().background(.yellow, in: Capsule())
              .gesture(
                TapGesture(count: 2).onEnded { taps += "double " }
                  .exclusively(before: TapGesture().onEnded { taps += "single " })
              )
              .accessibilityIdentifier("deck.tap")
            Text(taps).accessibilityIdentifier("deck.taps")
            ForEach(0..<8) { Text("Row \($0)").frame(maxWidth: .infinity, alignment: .leading) }
            Color.clear.frame(height: 120)
          }
          .padding()
        }
        .simultaneousGesture(
          DragGesture().onChanged { isScrolled = $0.translation.height < -150 }
        )
        VStack {
          Capsule().fill(.secondary).frame(width: 40, height: 5).padding(8)
          Text(drawer < -100 ? "Drawer is open" : "Pull me up").accessibilityIdentifier(
            "deck.drawer")
          Spacer()
        }
        .frame(maxWidth: .infinity)
        .frame(height: 320)
        .background(.regularMaterial)
        .cornerRadius(20)
        .offset(y: 240 + drawer + pull)
        .highPriorityGesture(
          DragGesture()
            .updating($pull) { value, state, _ in state = value.translation.height }
            .onEnded { value in
              withAnimation(.spring) {
                drawer = value.predictedEndTranslation.height < -40 ? -220 : 0
              }
            }
        )
      }
      .navigationTitle(isScrolled ? "Down" : "Deck")
      .navigationBarTitleDisplayMode(.inline)
    }
    .navigationViewStyle(.stack)
  }
}
